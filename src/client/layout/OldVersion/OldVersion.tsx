import type { PageVersions } from "../../../shared/pages";
import { Link } from "../../components/Link/Link";

/** The mark of a warning. The list of all marks would be in the script of every page, on sites without versions too. */
export const warningShape = "M10 3 2.5 16.25h15zM10 8v3.75M10 14v.01";

/** Says that a page is of an older version, with the way to the newest. It looks like a box of a document, but is no landmark beside the sidebar. */
export function OldVersion({ title, link }: NonNullable<PageVersions["old"]>) {
  return (
    <div className="content old-version">
      <div role="note" className="admonition" data-tone="warning">
        <p className="admonition-title">
          <svg className="mark" viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
            <path d={warningShape} />
          </svg>
          {title}
        </p>
        <p>
          <Link to={link.path}>{link.label}</Link>
        </p>
      </div>
    </div>
  );
}
