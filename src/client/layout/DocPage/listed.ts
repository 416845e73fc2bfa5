import type { SiteSettings } from "../../../shared/settings";
import type { DocPageProps } from "./DocPage";

/** @returns what a document page shows of its document: the title, and the headings of the table of contents. */
export function listed(
  { title, headings, frontmatter }: Queries.DocPartsFragment,
  { minLevel, maxLevel }: SiteSettings["toc"],
): Pick<DocPageProps, "title" | "headings"> {
  const isListed = ({ depth }: { readonly depth: number }) => depth >= minLevel && depth <= maxLevel;
  return {
    title,
    headings: frontmatter?.hide_table_of_contents ? [] : headings.filter(isListed),
  };
}
