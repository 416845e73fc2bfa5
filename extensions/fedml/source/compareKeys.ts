import type { FactsData } from "../data/facts";
import { federatedDocument, keysOf } from "../kinds/config/keys";
import type { Difference } from "./difference";
import type { Library } from "./openLibrary";
import { readKeys, type KeyRead } from "./readKeys";

/** @returns keys that the library reads and the data does not describe, and those that are described and nothing reads. */
export function compareKeys(
  library: Library,
  { config: { documents } }: Pick<FactsData, "config">,
): readonly Difference[] {
  const { reads, set, texts } = readKeys(library);
  const described = documents.flatMap((document) => keysOf(document).map((key) => ({ ...key, file: document.file })));
  const known = new Set(described.map(({ key }) => lastOf(key)));
  const undocumented = [...reads]
    .filter(([key]) => !known.has(key) && !set.has(key))
    .map(([name, places]): Difference => ({
      kind: "undocumented",
      data: "config",
      name,
      what: `is read${places.every(({ isGuarded }) => isGuarded) ? "" : ", and needed,"} by ${filesOf(places)}`,
      source: placeOf(places[0]),
    }));
  const unread = described
    // Capital letters stand for names of the reader's own.
    .filter(({ read_by_library: isRead, key }) => isRead && !/^[A-Z]+$/.test(lastOf(key)))
    .filter(({ key }) => !reads.has(lastOf(key)) && !texts.has(lastOf(key)))
    .map(({ document, path, file }): Difference => ({
      kind: "unread",
      data: "config",
      name: `${document}#${path}`,
      what: "is described and nothing reads it",
      source: file,
    }));
  const mistaken = described
    .filter(
      ({ read_by_library: isRead, key, document }) =>
        !isRead && document === federatedDocument && reads.has(lastOf(key)),
    )
    .map(({ document, path, key }): Difference => ({
      kind: "changed",
      data: "config",
      name: `${document}#${path}`,
      what: `is read by ${filesOf(reads.get(lastOf(key)) ?? [])}, though the data says that the library does not`,
      source: placeOf(reads.get(lastOf(key))?.[0]),
    }));
  return [...undocumented.toSorted((a, b) => (a.name < b.name ? -1 : 1)), ...mistaken, ...unread];
}

/** Sections only group keys. */
function lastOf(key: string): string {
  return key.split(".").at(-1) ?? key;
}

function filesOf(places: readonly KeyRead[]): string {
  const files = [...new Set(places.map(({ file }) => file.replace("python/fedml/", "")))];
  const more = files.length - 3;
  return files.slice(0, 3).join(", ") + (more > 0 ? ` and ${more} more` : "");
}

function placeOf(place: KeyRead | undefined): string {
  return place ? `${place.file}:${place.line}` : "";
}
