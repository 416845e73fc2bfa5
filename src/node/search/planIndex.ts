import type { SynonymGroup } from "../../shared/search/records";
import type { SiteSettings } from "../../shared/settings";
import type { SidebarItem } from "../../shared/sidebar";
import type { SiteModel } from "../model/buildSite";
import { buildIndex } from "./buildIndex";
import { buildRecords, type ReferenceItem } from "./buildRecords";

export interface IndexPlanInput {
  readonly site: SiteModel;
  readonly settings: SiteSettings;
  readonly synonyms: readonly SynonymGroup[];
  readonly references: readonly ReferenceItem[];
}

/** @returns the files of the site's own search index, by name. */
export function planIndex({ site, settings, synonyms, references }: IndexPlanInput): ReadonlyMap<string, string> {
  const trails = new Map(site.sidebars.flatMap(({ label, items }) => trailsIn(items, [label])));
  return buildIndex({
    records: buildRecords({ site, settings, references }),
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
