import type { GatsbyCache } from "gatsby";
import type { Redirect, Sidebar } from "../model/buildSite";

/** Names of what the hooks leave for each other in Gatsby's cache, which worker processes share. */
export const gitDatesKey = "git-dates";
export const siteKey = "site";
export const parsedKey = "parsed-documents";
export const twinsKey = "twins";

/** What createPages leaves for the GraphQL fields that are not about one document. */
export interface CachedSite {
  readonly sidebars: readonly Sidebar[];
  readonly redirects: readonly Redirect[];
  /** Name of the sidebar of a document, by file. */
  readonly sidebarOf: Readonly<Record<string, string>>;
}

export async function cachedSite(cache: GatsbyCache): Promise<CachedSite> {
  const empty: CachedSite = { sidebars: [], redirects: [], sidebarOf: {} };
  return ((await cache.get(siteKey)) as CachedSite | undefined) ?? empty;
}
