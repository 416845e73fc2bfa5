import type { Doc } from "../content/parseDocument";
import { coveredItems, type Reference } from "../reference/reference";
import type { ItemKey } from "../reference/item";

/** Where one thing of the reference data is shown. */
export interface PlaceOfItem {
  /** File of the page that links lead to. */
  readonly home: string;
  /** Files of all pages that show it, the home first. */
  readonly files: readonly string[];
}

export type Places = ReadonlyMap<ItemKey, PlaceOfItem>;

/**
 * Finds the pages of each item. Its home is the page that promises to show it, and of several the one that promises least
 * else; where none does, the first that shows it.
 */
export function buildPlaces(docs: readonly Doc[], reference: Reference): Places {
  const candidates = new Map<ItemKey, { file: string; promised: number }[]>();
  for (const doc of docs) {
    const covered = new Set(coveredItems(reference, doc.frontMatter.covers));
    for (const key of new Set(doc.shown.map((shown) => shown.key))) {
      const promised = covered.has(key) ? covered.size : Number.POSITIVE_INFINITY;
      candidates.set(key, [...(candidates.get(key) ?? []), { file: doc.file, promised }]);
    }
  }
  return new Map(
    [...candidates].map(([key, found]) => {
      const files = found.sort(byPromise).map(({ file }) => file);
      return [key, { home: files[0] ?? "", files }];
    }),
  );
}

/** Infinity minus Infinity is no number, hence no subtraction. */
function byPromise(a: { promised: number }, b: { promised: number }): number {
  return a.promised === b.promised ? 0 : a.promised < b.promised ? -1 : 1;
}
