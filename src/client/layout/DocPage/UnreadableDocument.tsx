import { useSite } from "../../hooks/useSite";

/**
 * Only in the live preview: a document whose front matter is no YAML, of which Gatsby knows nothing; for a moment, one whose template
 * is so new that Gatsby has not read its query yet, and gives no answer at all. A build stops before it makes such a page.
 */
export const UnreadableDocument = process.env.NODE_ENV === "production" ? () => null : Unreadable;

function Unreadable() {
  return <p className="problem">{useSite().strings.page.unreadable}</p>;
}
