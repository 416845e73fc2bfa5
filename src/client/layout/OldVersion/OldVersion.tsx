import type { PageVersions } from "../../../shared/pages";
import { Link } from "../../components/Link/Link";

/** The mark of a warning. Importing the list of all marks would add it to the bundle of every page, even on sites without versions. */
export const warningShape = "M10 3 2.5 16.25h15zM10 8v3.75M10 14v.01";

/** Tells that a page is of an older version and links to the newest. It looks like an admonition of a document, but is not a landmark. */
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
