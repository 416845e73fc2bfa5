import { useSite } from "../../hooks/useSite";

/** Only in the live preview: a document whose front matter is no YAML, of which Gatsby knows nothing. */
export function UnreadableDocument() {
  return <p className="problem">{useSite().strings.page.unreadable}</p>;
}
