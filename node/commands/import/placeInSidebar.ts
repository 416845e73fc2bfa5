import path from "node:path/posix";
import type { SidebarEntry } from "./readSidebar";

export interface SidebarPlaces {
  /** By file of the source. */
  readonly positions: ReadonlyMap<string, number>;
  readonly labels: ReadonlyMap<string, string>;
  /** By folder of the source. */
  readonly folderPositions: ReadonlyMap<string, number>;
  readonly folderLabels: ReadonlyMap<string, string>;
  /** Groups that are no folder. */
  readonly loose: readonly string[];
}

/**
 * Sidebars follow folders here: of another site's sidebar the order stays, and the names of groups that are a folder.
 *
 * @param fileOf the file of a document's id or address.
 */
export function placeInSidebar(
  entries: readonly SidebarEntry[],
  files: readonly string[],
  fileOf: (target: string) => string | null,
): SidebarPlaces {
  const [positions, labels] = [new Map<string, number>(), new Map<string, string>()];
  const [folderPositions, folderLabels] = [new Map<string, number>(), new Map<string, string>()];
  const loose = new Set<string>();
  let count = 0;

  const visit = (entry: SidebarEntry): readonly string[] => {
    const file = entry.target === null ? null : fileOf(entry.target);
    if (file !== null && !positions.has(file)) {
      positions.set(file, (count += 1));
      if (entry.label !== null && entry.items.length === 0) labels.set(file, entry.label);
      placeFolder(path.dirname(file));
    }
    const within = entry.folder === undefined ? [] : visitFolder(entry.folder, entry);
    const below = entry.items.flatMap(visit);
    const all = [...(file === null ? [] : [file]), ...within, ...below];
    if (entry.label !== null && entry.items.length > 0 && all.length > 0) nameFolder(entry.label, all);
    return all;
  };

  const placeFolder = (inner: string) => {
    for (let folder = inner; folder !== "."; folder = path.dirname(folder))
      if (!folderPositions.has(folder)) folderPositions.set(folder, count);
  };

  /** Its documents are in the order that they give themselves. */
  const visitFolder = (folder: string, { label, items }: SidebarEntry): readonly string[] => {
    const inside = files.filter((file) => file.startsWith(`${folder}/`));
    if (inside.length === 0) return [];
    count += 1;
    placeFolder(folder);
    if (label !== null && items.length === 0) folderLabels.set(folder, label);
    return inside;
  };

  /** A group is a folder when it holds all documents of it, and no others. */
  const nameFolder = (label: string, listed: readonly string[]) => {
    const folder = commonFolder(listed);
    const inside = files.filter((file) => file.startsWith(`${folder}/`));
    if (folder !== "." && inside.every((file) => listed.includes(file))) folderLabels.set(folder, label);
    else loose.add(label);
  };

  entries.forEach(visit);
  return { positions, labels, folderPositions, folderLabels, loose: [...loose] };
}

function commonFolder(files: readonly string[]): string {
  const [first = [], ...others] = files.map((file) => path.dirname(file).split("/"));
  let length = first.length;
  for (const parts of others) while (parts.slice(0, length).join("/") !== first.slice(0, length).join("/")) length -= 1;
  return first.slice(0, length).join("/") || ".";
}
