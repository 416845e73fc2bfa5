import type { SearchSettings } from "./settings";

/** Address without leading and trailing slashes, made only by `toSlug`: "guide/install". Empty for the site root. */
export type Slug = string & { readonly brand: "Slug" };

const htmlEnding = /(?:\/index)?\.html$/i;
const endSlashes = /^\/+|\/+$/g;

/** @param path an address or folder path, with or without leading and trailing slashes; letter case is preserved. */
export function toSlug(path: string): Slug {
  return path.replace(endSlashes, "") as Slug;
}

/**
 * Normalizes an address: no `/index.html`, no `.html`, no trailing slash.
 *
 * @param path pathname without query and hash, starting with "/".
 */
export function normalizePath(path: string): string {
  return `/${toSlug(path.replace(htmlEnding, ""))}`;
}

/** Path of the search page, and the name of its query parameter. */
type SearchPlace = Pick<SearchSettings, "searchPagePath" | "queryParameter">;

/** Name of the query parameter for the group on the search page. */
export const groupParameter = "group";

/** All paths are built here. No path on this site ends with a slash. */
export const routes = {
  home: () => "/",
  doc: (slug: Slug) => `/${slug}`,
  search: ({ searchPagePath, queryParameter }: SearchPlace, query?: string, group?: string) => {
    const asked = { ...(query ? { [queryParameter]: query } : {}), ...(group ? { [groupParameter]: group } : {}) };
    const written = new URLSearchParams(asked).toString();
    return written === "" ? searchPagePath : `${searchPagePath}?${written.replaceAll("+", "%20")}`;
  },
  notFound: () => "/404.html",
  /** First file of the search index; it contains the names of the others. */
  searchIndex: () => "/search-assets/index.json",
  /** A file of the search index whose name changes with its content. */
  searchFile: (name: string) => `/static/search/${name}`,
  /** Style sheet of the search interface, loaded with it. */
  searchStyles: () => "/search-assets/search.css",
  /** Data file with the whole tree of one sidebar. */
  sidebarData: (name: string) => `/sidebars/${name}.json`,
  /** A page's Markdown file. */
  markdown: (path: string) => (path === "/" ? "/index.md" : `${path}.md`),
  /** List of the site's pages for language models. */
  llms: () => "/llms.txt",
  /** Text of the site, or of one of its groups. */
  llmsFull: (group?: string) => (group === undefined ? "/llms-full.txt" : `/llms-full/${group}.txt`),
  /** Feed of changes. */
  feed: () => "/feed.xml",
  /** Card of a page for social networks. */
  card: (path: string) => `/cards${path === "/" ? "/index" : path}.png`,
} as const;

/** Whether an `href` leaves this site or is not a web address ("mailto:"). */
export function isExternal(href: string): boolean {
  return /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(href);
}

// Paths of versions are separate functions, because every reader loads `routes`.

/** Path of the search index; an older version has its own. */
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
