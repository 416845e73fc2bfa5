import type { SiteModel } from "./buildSite";
import { routes } from "../../src/shared/routes";
import type { SiteSettings } from "../../src/shared/settings";
import type { Doc } from "../content/parseDocument";

/** The committed list of every address that was ever published, from the repository root. */
export const publishedFile = "content/addresses.txt";

/** One published address: a page, or a place on it. */
export interface Published {
  readonly path: string;
  readonly anchor: string | null;
  /** Line of the list, counted from 1. */
  readonly line: number;
}

/** @param text one address per line: "/launch/yaml", "/launch/yaml#every-key"; lines that start with "#" are remarks. */
export function parsePublished(text: string): readonly Published[] {
  return text.split(/\r?\n/).flatMap((row, index) => {
    const [path = "", anchor = null] = row.trim().split("#", 2);
    return path === "" ? [] : [{ path, anchor, line: index + 1 }];
  });
}

/** @returns every address of the site, spelled as in the list: pages, their anchors, and former addresses that redirect. */
export function listPublished(
  { docs, categoryPages, tagPages, redirects }: SiteModel,
  { search }: Pick<SiteSettings, "search">,
): readonly string[] {
  return [
    routes.home(),
    routes.search(search),
    ...categoryPages.map(({ path }) => path),
    ...tagPages.map(({ path }) => path),
    ...redirects.map(({ from }) => from),
    ...docs.flatMap((doc) => [doc.path, ...anchorsOf(doc).map((anchor) => `${doc.path}#${anchor}`)]),
  ];
}

/** @returns the anchors of a page, which a link can name after "#". */
export function anchorsOf({ headings, ids, codeIds }: Doc): readonly string[] {
  return [...new Set([...headings.map(({ id }) => id), ...ids.map(({ id }) => id), ...codeIds])];
}

const remark = `# Every address that this site has published, with the anchors of its pages. "npm run addresses" adds what is new;
# "npm run check" fails if one of them leads nowhere. Remove a line only if nobody can have linked to it.
`;

/** @returns the text of the list: the former and the current addresses, sorted, without duplicates. */
export function formatPublished(before: readonly Published[], now: readonly string[]): string {
  const known = before.map(({ path, anchor }) => (anchor === null ? path : `${path}#${anchor}`));
  // Sort by code units, so that the order is the same on every machine.
  return `${remark}${[...new Set([...known, ...now])].sort().join("\n")}\n`;
}
