import type { SearchRecord } from "../../src/shared/search/records";
import type { SiteSettings } from "../../src/shared/settings";
import type { SidebarItem } from "../../src/shared/sidebar";
import type { LoadedSite } from "../model/loadedSite";
import { buildIndex } from "./buildIndex";
import { buildRecords } from "./buildRecords";
import { listItems } from "./listItems";

/** @returns every record of a site; what a hosted index gets, and what the site's own is made of. */
export function planRecords(loaded: LoadedSite, settings: SiteSettings): readonly SearchRecord[] {
  return buildRecords({ site: loaded.site, settings, references: listItems(loaded) });
}

/** @returns the files of the site's own search index, by name. */
export function planIndex(loaded: LoadedSite, settings: SiteSettings): ReadonlyMap<string, string> {
  const { site, synonyms } = loaded;
  const trails = new Map(site.sidebars.flatMap(({ label, items }) => trailsIn(items, [label])));
  return buildIndex({
    records: planRecords(loaded, settings),
    synonyms,
    trailOf: (path) => trails.get(path) ?? [],
  });
}

/** Names above each page of a tree. */
function trailsIn(
  items: readonly SidebarItem[],
  above: readonly string[],
): readonly (readonly [path: string, trail: readonly string[]])[] {
  return items.flatMap((item) => [
    ...(item.path === null ? [] : [[item.path, above] as const]),
    ...(item.kind === "category" ? trailsIn(item.items ?? [], [...above, item.label]) : []),
  ]);
}
