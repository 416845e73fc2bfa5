import { isListed } from "../model/buildSite";
import type { DocsVersion } from "../../src/shared/settings";
import { homesOf } from "../model/buildPlaces";
import type { LoadedSite } from "../model/loadedSite";
import type { ReferenceItem } from "./buildRecords";

/** @returns all reference items that a page shows, with their home page in each version: the page that promises to show the item. */
export function listItems(
  { site, reference, places }: Pick<LoadedSite, "site" | "reference" | "places">,
  versions: readonly DocsVersion[],
): readonly ReferenceItem[] {
  const pathOf = new Map(site.docs.filter(isListed).map(({ file, path }) => [file, path]));
  return reference.searchItems().flatMap(({ key, anchor = reference.anchorOf(key), ...item }) => {
    const place = places.get(key);
    const paths = place ? homesOf(place, versions).map((file) => pathOf.get(file)) : [];
    return paths.flatMap((path) => (path === undefined ? [] : [{ ...item, path, anchor }]));
  });
}
