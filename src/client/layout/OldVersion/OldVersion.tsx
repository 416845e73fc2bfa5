import type { PageVersions } from "../../../shared/pages";
import { Mark } from "../../../mdx/Mark/Mark";
import { Link } from "../../components/Link/Link";
import * as styles from "./OldVersion.module.css";

/** Says that a page is of an older version, with the way to the newest. It looks like a box of a document. */
export function OldVersion({ title, link }: NonNullable<PageVersions["old"]>) {
  return (
    <div className={`content ${styles.root}`}>
      <aside className="admonition" data-tone="warning">
        <p className="admonition-title">
          <Mark name="warning" />
          {title}
        </p>
        <p>
          <Link to={link.path}>{link.label}</Link>
        </p>
      </aside>
    </div>
  );
}
