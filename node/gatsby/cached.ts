import type { GatsbyCache } from "gatsby";
import type { ItemKey } from "../syntax/items";
import type { PlaceOfItem } from "../model/buildPlaces";
import type { Redirect, Sidebar } from "../model/buildSite";
import { isDevelop } from "./checkedSite";
import { perRun } from "./perRun";

/** Keys under which hooks store values for each other in Gatsby's cache, which worker processes share. */
export const gitDatesKey = "git-dates";
const siteKey = "site";
export const referenceKey = "reference";

/** What createPages stores for the GraphQL fields that are not about a single document. */
export interface CachedSite {
  readonly sidebars: readonly Sidebar[];
  readonly redirects: readonly Redirect[];
  /** Name of each document's sidebar, by file. */
  readonly sidebarOf: Readonly<Record<string, string>>;
  /** Where each item of the reference data is shown. */
  readonly places: Readonly<Partial<Record<ItemKey, PlaceOfItem>>>;
  /** Addresses of the pages of all versions except the newest. */
  readonly oldPages: readonly string[];
  /** Address of each document, by file. */
  readonly pathOf: Readonly<Record<string, string>>;
  /** Ids of Gatsby's nodes of documents and reference data, by file. */
  readonly nodeIds: Readonly<Record<string, string>>;
  /** Day of the last change that git knows of, by file. */
  readonly dates: Readonly<Record<string, string>>;
}

const latest = perRun<Promise<CachedSite>>();

/** The site as of the last run of createPages. Every field of every document calls this, so Gatsby's cache is read only once. */
export function cachedSite(cache: GatsbyCache): Promise<CachedSite> {
  const empty: CachedSite = {
    sidebars: [],
    redirects: [],
    sidebarOf: {},
    places: {},
    oldPages: [],
    pathOf: {},
    nodeIds: {},
    dates: {},
  };
  return latest.get(cache, async () => ((await cache.get(siteKey)) as CachedSite | undefined) ?? empty);
}

/**
 * Caches the site for resolvers, in this process and in workers. The live preview runs all queries in this process, so there the site stays
 * in memory only: writing it would delay each save.
 */
export async function cacheSite(cache: GatsbyCache, site: CachedSite): Promise<void> {
  latest.set(cache, Promise.resolve(site));
  if (!isDevelop()) await cache.set(siteKey, site);
}
