import type { Doc } from "../content/parseDocument";
import type { Reference } from "../elements/reference";
import { splitItemKey, type ItemKey } from "../syntax/items";

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
 * else; where none does, the one that shows most of its kind: a list of all data sets, not a page with one as an example.
 */
export function buildPlaces(docs: readonly Doc[], reference: Reference): Places {
  const candidates = new Map<ItemKey, Candidate[]>();
  for (const doc of docs) {
    const covered = new Set(reference.coveredItems(doc.frontMatter.covers));
    const keys = new Set(doc.shown.map((shown) => shown.key));
    const ofKind = new Map<string, number>();
    for (const key of keys) ofKind.set(kindOf(key), (ofKind.get(kindOf(key)) ?? 0) + 1);
    for (const key of keys) {
      const promised = covered.has(key) ? covered.size : Number.POSITIVE_INFINITY;
      const alike = ofKind.get(kindOf(key)) ?? 0;
      candidates.set(key, [...(candidates.get(key) ?? []), { file: doc.file, promised, alike }]);
    }
  }
  return new Map(
    [...candidates].map(([key, found]) => {
      const files = found.sort(byPromise).map(({ file }) => file);
      return [key, { home: files[0] ?? "", files }];
    }),
  );
}

interface Candidate {
  readonly file: string;
  /** How much it promises to show; Infinity where it does not promise this. */
  readonly promised: number;
  /** How many of this kind it shows. */
  readonly alike: number;
}

function kindOf(key: ItemKey): string {
  return splitItemKey(key).kind;
}

/** Infinity minus Infinity is no number, hence no subtraction. */
function byPromise(a: Candidate, b: Candidate): number {
  return a.promised === b.promised ? b.alike - a.alike : a.promised < b.promised ? -1 : 1;
}
