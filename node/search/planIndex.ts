import { routes, searchIndexOf } from "../../src/shared/routes";
import { indexFiles } from "../../src/shared/search/indexFormat";
import type { SearchRecord } from "../../src/shared/search/records";
import type { SiteSettings } from "../../src/shared/settings";
import type { SidebarItem } from "../../src/shared/sidebar";
import type { LoadedSite } from "../model/loadedSite";
import { buildIndex } from "./buildIndex";
import { buildRecords } from "./buildRecords";
import { listItems } from "./listItems";

/** @returns every record of a site. Both a hosted index and the site's own index are made from them. */
export function planRecords(loaded: LoadedSite, settings: SiteSettings): readonly SearchRecord[] {
  return buildRecords({ site: loaded.site, settings, references: listItems(loaded, settings.docs.versions) });
}

/**
 * If search is restricted to the current version, each version has its own index, so that readers do not load the terms of other versions.
 *
 * @returns the files of the site's own search index, by address.
 */
export function planIndexFiles(loaded: LoadedSite, settings: SiteSettings): ReadonlyMap<string, string> {
  const records = planRecords(loaded, settings);
  const [newest, ...older] = settings.docs.versions.map(({ name }) => name);
  const isApart = settings.search.contextualSearch && older.length > 0;
  const files = (version?: string) => {
    const own = isApart ? records.filter((record) => record.version === (version ?? newest)) : records;
    if (version !== undefined && own.length === 0) return [];
    return [...indexOf(own, loaded)].map(([name, text]): readonly [string, string] => [
      name === indexFiles.core ? searchIndexOf(version) : routes.searchFile(name),
      text,
    ]);
  };
  return new Map([...files(), ...(isApart ? older.flatMap((version) => files(version)) : [])]);
}

/** @returns the files of one index of all records, by name. */
export function planIndex(loaded: LoadedSite, settings: SiteSettings): ReadonlyMap<string, string> {
  return indexOf(planRecords(loaded, settings), loaded);
}

function indexOf(records: readonly SearchRecord[], { site, synonyms }: LoadedSite): ReadonlyMap<string, string> {
  const trails = new Map(site.sidebars.flatMap(({ label, items }) => trailsIn(items, [label])));
  return buildIndex({
    records,
    synonyms,
    trailOf: (path) => trails.get(path) ?? [],
  });
}

/** @returns for each page of a tree, the labels above it. */
function trailsIn(
  items: readonly SidebarItem[],
  above: readonly string[],
): readonly (readonly [path: string, trail: readonly string[]])[] {
  return items.flatMap((item) => [
    ...(item.path === null ? [] : [[item.path, above] as const]),
    ...(item.kind === "category" ? trailsIn(item.items ?? [], [...above, item.label]) : []),
  ]);
}
