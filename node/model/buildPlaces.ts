import type { Doc } from "../content/parseDocument";
import type { Reference } from "../elements/reference";
import type { DocsVersion } from "../../src/shared/settings";
import { splitItemKey, type ItemKey } from "../syntax/items";
import { versionOfFile } from "./versionOfFile";

/** Where one thing of the reference data is shown. */
export interface PlaceOfItem {
  /** File of the page that links lead to, of the newest version that shows it. */
  readonly home: string;
  /** Files of all pages that show it: those of the newest version first, and in each version the home first. */
  readonly files: readonly string[];
}

export type Places = ReadonlyMap<ItemKey, PlaceOfItem>;

/**
 * Finds the pages of each item. Its home is the page that promises to show it, and of several the one that promises least
 * else; where none does, the one that shows most of its kind: a list of all data sets, not a page with one as an example.
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
 * @returns file of the page to link to: the item's home in the document's own version, if that shows it.
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
  if (a.version !== b.version) return a.version - b.version;
  return a.promised === b.promised ? b.alike - a.alike : a.promised < b.promised ? -1 : 1;
}
