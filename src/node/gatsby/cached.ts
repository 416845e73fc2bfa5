import type { GatsbyCache } from "gatsby";
import type { ItemKey } from "../reference/item";
import type { PlaceOfItem } from "../model/buildPlaces";
import type { Redirect, Sidebar } from "../model/buildSite";

/** Names of what the hooks leave for each other in Gatsby's cache, which worker processes share. */
export const gitDatesKey = "git-dates";
export const siteKey = "site";
export const parsedKey = "parsed-documents";
export const referenceKey = "reference";
export const twinsKey = "twins";
export const machineFilesKey = "machine-files";
export const cardsKey = "cards";

/** What createPages leaves for the GraphQL fields that are not about one document. */
export interface CachedSite {
  readonly sidebars: readonly Sidebar[];
  readonly redirects: readonly Redirect[];
  /** Name of the sidebar of a document, by file. */
  readonly sidebarOf: Readonly<Record<string, string>>;
  /** Where each thing of the reference data is shown. */
  readonly places: Readonly<Partial<Record<ItemKey, PlaceOfItem>>>;
}

export async function cachedSite(cache: GatsbyCache): Promise<CachedSite> {
  const empty: CachedSite = { sidebars: [], redirects: [], sidebarOf: {}, places: {} };
  return ((await cache.get(siteKey)) as CachedSite | undefined) ?? empty;
}
