import type { DocContext } from "../../../shared/pages";
import { Link } from "../../components/Link/Link";
import { StructuredData } from "../../components/StructuredData/StructuredData";
import { absoluteUrl } from "../../components/absoluteUrl";
import { useSite } from "../../hooks/useSite";
import * as styles from "./Breadcrumbs.module.css";

export interface BreadcrumbsProps {
  readonly trail: DocContext["trail"];
  readonly current: { readonly label: string; readonly path: string };
}

/** The path from the group to this page, for readers and, as structured data, for crawlers. */
export function Breadcrumbs({ trail, current }: BreadcrumbsProps) {
  const { settings, strings } = useSite();
  // A group links to its first page; on that page, the name of the group is not a link.
  const steps = trail.map(({ label, path }) => ({ label, path: path === current.path ? null : path }));
  return (
    <nav className={styles.root} aria-label={strings.page.breadcrumbs}>
      <StructuredData data={breadcrumbList(settings.siteUrl, [...steps, current])} />
      <ol className={styles.list}>
        {steps.map(({ label, path }, index) => (
          <li key={index}>{path === null ? label : <Link to={path}>{label}</Link>}</li>
        ))}
        <li aria-current="page">{current.label}</li>
      </ol>
    </nav>
  );
}

function breadcrumbList(siteUrl: string, steps: readonly { readonly label: string; readonly path: string | null }[]) {
  return {
    "@type": "BreadcrumbList",
    itemListElement: steps.map(({ label, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: label,
      ...(path === null ? {} : { item: absoluteUrl(siteUrl, path) }),
    })),
  };
}
