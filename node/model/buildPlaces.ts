import type { Doc } from "../content/parseDocument";
import type { Reference } from "../elements/reference";
import type { DocsVersion } from "../../src/shared/settings";
import { splitItemKey, type ItemKey } from "../syntax/items";
import { versionOfFile } from "./versionOfFile";

/** Where one item of the reference data is shown. */
export interface PlaceOfItem {
  /** File of the page that links to the item lead to, in the newest version that shows it. */
  readonly home: string;
  /** Files of all pages that show it: those of the newest version first, and in each version the home first. */
  readonly files: readonly string[];
}

export type Places = ReadonlyMap<ItemKey, PlaceOfItem>;

/**
 * Finds the pages of each item. Its home is the page that promises to show it; of several such pages, the one that promises the fewest
 * items. If no page promises it, the home is the page that shows the most items of its kind: a list of all data sets, not a page with one
 * as an example.
 *
 * @param versions the newest first.
 */
export function buildPlaces(docs: readonly Doc[], reference: Reference, versions: readonly DocsVersion[]): Places {
  const candidates = new Map<ItemKey, Candidate[]>();
  for (const doc of docs) {
    const covered = new Set(reference.coveredItems(doc.frontMatter.covers));
    const keys = new Set(doc.shown.map((shown) => shown.key));
    const ofKind = new Map<string, number>();
    const version = versions.findIndex((one) => one === versionOfFile(doc.file, versions));
    for (const key of keys) ofKind.set(kindOf(key), (ofKind.get(kindOf(key)) ?? 0) + 1);
    for (const key of keys) {
      const promised = covered.has(key) ? covered.size : Number.POSITIVE_INFINITY;
      const alike = ofKind.get(kindOf(key)) ?? 0;
      candidates.set(key, [...(candidates.get(key) ?? []), { file: doc.file, version, promised, alike }]);
    }
  }
  return new Map(
    [...candidates].map(([key, found]) => {
      const files = found.sort(byPromise).map(({ file }) => file);
      return [key, { home: files[0] ?? "", files }];
    }),
  );
}

/**
 * @param from file of a document that links to the item.
 * @param versions the newest first.
 * @returns file of the page to link to: the item's home in the document's own version if that version shows it, else in the newest.
 */
export function homeFor(place: PlaceOfItem | undefined, from: string, versions: readonly DocsVersion[]): string | null {
  const own = versionOfFile(from, versions);
  return place?.files.find((file) => versionOfFile(file, versions) === own) ?? place?.home ?? null;
}

/** @returns files of an item's homes, one for each version that shows it. */
export function homesOf({ files }: PlaceOfItem, versions: readonly DocsVersion[]): readonly string[] {
  const homes = versions.map((version) => files.find((file) => versionOfFile(file, versions) === version));
  return homes.filter((file) => file !== undefined);
}

interface Candidate {
  readonly file: string;
  /** 0 for the newest. */
  readonly version: number;
  /** Number of items that it promises to show; Infinity if this item is not among them. */
  readonly promised: number;
  /** Number of items of this kind that it shows. */
  readonly alike: number;
}

function kindOf(key: ItemKey): string {
  return splitItemKey(key).kind;
}

/** Compares without subtraction, because Infinity minus Infinity is NaN. */
function byPromise(a: Candidate, b: Candidate): number {
  if (a.version !== b.version) return a.version - b.version;
  return a.promised === b.promised ? b.alike - a.alike : a.promised < b.promised ? -1 : 1;
}
