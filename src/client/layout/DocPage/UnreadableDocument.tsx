import { useSite } from "../../hooks/useSite";

/**
 * Only in the live preview: a document whose front matter is no YAML, of which Gatsby knows nothing; for a moment, one whose template
 * is so new that Gatsby has not read its query yet, and gives no answer at all.
 */
export function UnreadableDocument() {
  return <p className="problem">{useSite().strings.page.unreadable}</p>;
}
