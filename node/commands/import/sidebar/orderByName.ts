import path from "node:path/posix";
import { parse } from "yaml";
import { categoryFileName, collections, type SourceFile } from "../../../common/sources";
import { entriesOfFolder, numberOf, type FolderEntry } from "./entriesOfFolder";
import type { SidebarPlaces } from "./placeInSidebar";
import { cleanFolder, type NamedPage } from "../planNames";
import type { Source } from "../source/readSource";

export interface NameOrderInput {
  readonly source: Source;
  readonly pages: readonly NamedPage[];
  /** Folder below content/docs. */
  readonly into: string;
  readonly places: SidebarPlaces;
  /** Whether the old engine generates the sidebar entries of this folder. */
  readonly isGenerated: (folder: string) => boolean;
  /** Planned front matter, before this function adds positions. */
  readonly keysOf: (page: NamedPage) => Readonly<Record<string, unknown>>;
  /** Planned `_category_.yml` files, before this function adds positions. */
  readonly categories: readonly SourceFile[];
}

/**
 * Adds positions where the order would change: the other engines sort entries without a position by file name, this one by title.
 */
export function orderByName(input: NameOrderInput): SidebarPlaces {
  const { source, pages, into, places, isGenerated } = input;
  const [positions, folderPositions] = [new Map(places.positions), new Map(places.folderPositions)];
  const rankOf = createRanks(input);
  const folders = new Set(pages.flatMap(({ file }) => foldersAbove(file)));
  for (const folder of [...folders].filter((each) => isGenerated(each))) {
    if (into === "" && folder === ".") continue;
    const isGroup = folder === (into === "" ? folder.split("/")[0] : ".");
    const entries = entriesOfFolder(source, pages, folder).filter(
      (entry) => entry.kind === "folder" || isGroup || !entry.page.isIndex,
    );
    const numbers = numbersFor(entries.map(rankOf));
    for (const [index, number] of numbers.entries()) {
      const entry = entries[index];
      if (number === null || !entry) continue;
      if (entry.kind === "page") positions.set(entry.page.file, number);
      else folderPositions.set(entry.folder, number);
    }
  }
  return { ...places, positions, folderPositions };
}

/** Sort keys of this engine. */
interface Rank {
  readonly position: number | null;
  readonly label: string;
}

/** @param ranks of entries in the wanted order. @returns the position that each entry needs for this order; null if it needs none. */
export function numbersFor(ranks: readonly Rank[]): readonly (number | null)[] {
  const sorted = ranks
    .map((rank, index) => ({ ...rank, index }))
    .sort((a, b) => placeOf(a) - placeOf(b) || a.label.localeCompare(b.label, "en"));
  if (sorted.every(({ index }, place) => index === place)) return ranks.map(() => null);
  const given = ranks.findIndex(({ position }) => position === null);
  const leading = ranks.slice(0, given === -1 ? ranks.length : given).map(placeOf);
  const isKept =
    given !== -1 &&
    leading.every((place, index) => index === 0 || place > (leading[index - 1] ?? 0)) &&
    ranks.slice(given).every(({ position }) => position === null);
  const last = isKept ? Math.floor(leading.at(-1) ?? 0) : 0;
  return ranks.map((_, index) => (isKept && index < given ? null : last + index + 1 - (isKept ? given : 0)));
}

function placeOf({ position }: Rank): number {
  return position ?? Number.MAX_SAFE_INTEGER;
}

function createRanks({ source, pages, into, keysOf, categories }: NameOrderInput): (entry: FolderEntry) => Rank {
  const read = new Map(categories.map(({ file, text }) => [file, parse(text) as Readonly<Record<string, unknown>>]));
  return (entry) => {
    if (entry.kind === "page") return rankOfPage(keysOf(entry.page));
    const folder = cleanFolder(entry.folder, source.kind);
    const category = read.get(path.join(collections.docs, into, folder, categoryFileName));
    const index = pages.find((page) => page.isIndex && path.dirname(page.file) === entry.folder);
    const own = index && rankOfPage(keysOf(index));
    return {
      position: numberOf(category?.["position"]) ?? own?.position ?? null,
      label: textOf(category?.["label"]) ?? own?.label ?? path.basename(folder),
    };
  };
}

function rankOfPage(keys: Readonly<Record<string, unknown>>): Rank {
  return {
    position: numberOf(keys["sidebar_position"]),
    label: textOf(keys["sidebar_label"]) ?? textOf(keys["title"]) ?? "",
  };
}

function foldersAbove(file: string): readonly string[] {
  const folder = path.dirname(file);
  return folder === "." ? ["."] : [folder, ...foldersAbove(folder)];
}

function textOf(value: unknown): string | null {
  return typeof value === "string" ? value : null;
}
