import type { PageVersions } from "../../../shared/pages";
import { Link } from "../../components/Link/Link";

/** Says that a page is of an older version, with the way to the newest. It looks like a box of a document. */
export function OldVersion({ title, link }: NonNullable<PageVersions["old"]>) {
  return (
    <div className="content">
      <aside className="admonition" data-tone="warning">
        <p className="admonition-title">{title}</p>
        <p>
          <Link to={link.path}>{link.label}</Link>
        </p>
      </aside>
    </div>
  );
}
