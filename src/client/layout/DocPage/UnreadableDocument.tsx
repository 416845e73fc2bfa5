/** Only in the live preview: a document whose front matter is no YAML, of which Gatsby knows nothing. */
export function UnreadableDocument() {
  return <p className="problem">This document cannot be read. The terminal says why, and in which line.</p>;
}
