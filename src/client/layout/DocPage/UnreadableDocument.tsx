import { useSite } from "../../hooks/useSite";

/**
 * Only in the live preview: shown for a document whose front matter is not YAML, so that Gatsby has no data of it; and for a moment
 * if the template is so new that Gatsby has not read its query yet and returns no data at all. A build stops before such a page.
 */
export const UnreadableDocument = process.env.NODE_ENV === "production" ? () => null : Unreadable;

function Unreadable() {
  return (
    <p className="problem" data-unreadable="">
      {useSite().strings.page.unreadable}
    </p>
  );
}
