import type { NavLink } from "../../../shared/pages";
import { Link } from "../../components/Link/Link";

export interface PageTagsProps {
  /** Word for tags. */
  readonly label: string;
  readonly links: readonly NavLink[];
}

/** The tags of a document, each as a link to the documents that have it. */
export function PageTags({ label, links }: PageTagsProps) {
  return (
    <p>
      {`${label}: `}
      {links.map(({ label: tag, path }, index) => (
        <span key={path}>
          {index > 0 && ", "}
          <Link to={path}>{tag}</Link>
        </span>
      ))}
    </p>
  );
}
