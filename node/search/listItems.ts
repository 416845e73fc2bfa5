import { isListed } from "../model/buildSite";
import type { LoadedSite } from "../model/loadedSite";
import type { ReferenceItem } from "./buildRecords";

/** @returns everything of the reference data that a page shows, at its home: the page that promises to show it. */
export function listItems({
  site,
  reference,
  places,
}: Pick<LoadedSite, "site" | "reference" | "places">): readonly ReferenceItem[] {
  const pathOf = new Map(site.docs.filter(isListed).map(({ file, path }) => [file, path]));
  return reference.searchItems().flatMap(({ key, anchor = reference.anchorOf(key), ...item }) => {
    const path = pathOf.get(places.get(key)?.home ?? "");
    return path === undefined ? [] : [{ ...item, path, anchor }];
  });
}
