import type { SearchSettings } from "./settings";

/** Address without slashes at its ends, made only by `toSlug`: "guide/install". Empty for the site root. */
export type Slug = string & { readonly brand: "Slug" };

const htmlEnding = /(?:\/index)?\.html$/i;
const endSlashes = /^\/+|\/+$/g;

/** @param path an address or folder path, with or without slashes at its ends; letter case is kept. */
export function toSlug(path: string): Slug {
  return path.replace(endSlashes, "") as Slug;
}

/**
 * The one spelling of an address: no `/index.html`, no `.html`, no slash at the end.
 *
 * @param path pathname without query and hash, starting with "/".
 */
export function normalizePath(path: string): string {
  return `/${toSlug(path.replace(htmlEnding, ""))}`;
}

/** Where the settings put the page of the search, and what they call the query in its address. */
type SearchPlace = Pick<SearchSettings, "searchPagePath" | "queryParameter">;

/** Name of the group in an address of the search. */
export const groupParameter = "group";

/** The only place that spells a path. No slash at the end, anywhere on this site. */
export const routes = {
  home: () => "/",
  doc: (slug: Slug) => `/${slug}`,
  search: ({ searchPagePath, queryParameter }: SearchPlace, query?: string, group?: string) => {
    const asked = { ...(query ? { [queryParameter]: query } : {}), ...(group ? { [groupParameter]: group } : {}) };
    const written = new URLSearchParams(asked).toString();
    return written === "" ? searchPagePath : `${searchPagePath}?${written.replaceAll("+", "%20")}`;
  },
  notFound: () => "/404.html",
  /** First file of the search index; it names the others. */
  searchIndex: () => "/search-assets/index.json",
  /** A file of the search index whose name changes with its content. */
  searchFile: (name: string) => `/static/search/${name}`,
  /** Style sheet of the search interface, loaded with it. */
  searchStyles: () => "/search-assets/search.css",
  /** Data file with the whole tree of one sidebar. */
  sidebarData: (name: string) => `/sidebars/${name}.json`,
  /** A page as Markdown. */
  markdown: (path: string) => (path === "/" ? "/index.md" : `${path}.md`),
  /** The site, listed for language models. */
  llms: () => "/llms.txt",
  /** The text of the site, or of one of its groups. */
  llmsFull: (group?: string) => (group === undefined ? "/llms-full.txt" : `/llms-full/${group}.txt`),
  /** What changed, for feed readers. */
  feed: () => "/feed.xml",
  /** Picture of a page for social networks. */
  card: (path: string) => `/cards${path === "/" ? "/index" : path}.png`,
} as const;

/** Whether an `href` leaves this site or is not an address at all ("mailto:"). */
export function isExternal(href: string): boolean {
  return /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(href);
}

// Addresses of versions are not among the routes, because every reader loads those.

/** An older version has an index of its own. */
export function searchIndexOf(olderVersion?: string): string {
  return olderVersion === undefined ? routes.searchIndex() : `/search-assets/index-${olderVersion}.json`;
}

/** @param basePath of the version: "/" or "/1.0". */
export function llmsOf(basePath: string): string {
  return `${basePath === "/" ? "" : basePath}/llms.txt`;
}

export function llmsFullOf(basePath: string): string {
  return `${basePath}/llms-full.txt`;
}
