import type { FactsData } from "../data/facts";
import type { ConfigKey } from "../kinds/config/config";
import { federatedDocument } from "../kinds/config/keys";
import type { Difference } from "./difference";
import type { Library } from "./openLibrary";
import { readKeys, type KeyRead, type ReadKeys } from "./readKeys";

type Data = Pick<FactsData, "config">;
type Reads = ReadKeys["reads"];

/** A key of the data with its position there. */
interface Described {
  readonly key: ConfigKey;
  /** The key without its sections and parent keys. */
  readonly own: string;
  /** "fedml_config.yaml#train_args.epochs" */
  readonly name: string;
  readonly document: string;
  readonly file: string;
  readonly path: readonly (string | number)[];
}

/** @returns the differences between the data on configuration keys and the code that reads them. */
export function compareKeys(library: Library, data: Data): readonly Difference[] {
  const { reads: all, set, texts } = readKeys(library);
  const reads = forReaders(all, data);
  const described = describedIn(data);
  return [
    ...undocumented(reads, set, described),
    ...mistaken(reads, described),
    ...unread(reads, texts, described),
    ...described.flatMap((each) => compareReaders(each, reads.get(each.own) ?? [])),
    ...goneFromList(all, data),
  ];
}

/** @returns where the code reads keys, without the places that the data list as not for readers. */
export function forReaders(reads: Reads, { config }: Data): Reads {
  const isHidden = (key: string, file: string) =>
    config.not_for_readers.some((entry) => entry.keys.includes(key) && holds(entry.file, file));
  return new Map(
    Array.from(reads, ([key, places]) => [key, places.filter(({ file }) => !isHidden(key, file))] as const).filter(
      ([, places]) => places.length > 0,
    ),
  );
}

/** @param place a file, or a folder with all files in it. */
function holds(place: string, file: string): boolean {
  return file === place || file.startsWith(`${place}/`);
}

function describedIn({ config: { documents } }: Data): readonly Described[] {
  return documents.flatMap(({ name: document, file, keys, sections }, number) => {
    const place = (list: readonly ConfigKey[], before: string, path: Described["path"]) =>
      list.map((key, index) => ({
        key,
        own: key.key.split(".").at(-1) ?? key.key,
        name: `${document}#${before}${key.key}`,
        document,
        file,
        path: [...path, "keys", index],
      }));
    return [
      ...place(keys, "", ["documents", number]),
      ...sections.flatMap((section, index) =>
        place(section.keys, `${section.name}.`, ["documents", number, "sections", index]),
      ),
    ];
  });
}

function undocumented(reads: Reads, set: ReadonlySet<string>, described: readonly Described[]): readonly Difference[] {
  const known = new Set(described.map(({ own }) => own));
  return [...reads]
    .filter(([key]) => !known.has(key) && !set.has(key))
    .map(([name, places]): Difference => {
      const needed = places.find(({ isGuarded }) => !isGuarded);
      const need = needed ? `, and needed at ${placeOf(needed)}` : "";
      const what = `is read by ${filesOf(places)}${need}`;
      return { kind: "undocumented", data: "config", name, what, source: placeOf(needed ?? places[0]) };
    })
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

function mistaken(reads: Reads, described: readonly Described[]): readonly Difference[] {
  return described
    .filter(({ key, document, own }) => !key.read_by_library && document === federatedDocument && reads.has(own))
    .map(({ name, own, path }) => ({
      kind: "changed",
      data: "config",
      name,
      what: `is read by ${filesOf(reads.get(own) ?? [])}, though the data says that the library does not`,
      source: placeOf(reads.get(own)?.[0]),
      path,
    }));
}

function unread(reads: Reads, texts: ReadonlySet<string>, described: readonly Described[]): readonly Difference[] {
  return (
    described
      // Keys in capital letters are placeholders for the reader's own names.
      .filter(({ key, own }) => key.read_by_library && !/^[A-Z]+$/.test(own))
      .filter(({ own }) => !reads.has(own) && !texts.has(own))
      .map(({ name, file, path }) => ({
        kind: "unread",
        data: "config",
        name,
        what: "is described and nothing reads it",
        source: file,
        path,
      }))
  );
}

/** Compares what the data say about who reads a key, and who fails without it. */
function compareReaders({ key, name, path }: Described, places: readonly KeyRead[]): readonly Difference[] {
  return key.reads.flatMap(({ by, at, needed }, index): readonly Difference[] => {
    const file = at.slice(0, at.lastIndexOf(":"));
    const inFile = places.filter((place) => place.file === file);
    const [first] = inFile;
    const own = [...path, "reads", index];
    const difference = { data: "config", name, path: own } as const;
    if (!first) return [{ ...difference, kind: "gone", what: `is not read by ${by}`, source: file }];
    // If the data have a default, it may come from elsewhere, so the code that reads the key need not have one.
    const isNeeded = key.default === undefined && inFile.some(({ isGuarded }) => !isGuarded);
    const moved = inFile.some((place) => placeOf(place) === at)
      ? []
      : [{ what: `is read by ${by} at ${placeOf(first)}, not ${at}`, edit: ["at", placeOf(first)] as const }];
    const need =
      isNeeded === needed
        ? []
        : [{ what: `is ${isNeeded ? "" : "not "}needed by ${by}`, edit: ["needed", isNeeded || undefined] as const }];
    return [...moved, ...need].map(({ what, edit: [field, value] }) => ({
      ...difference,
      kind: "changed",
      what,
      source: placeOf(first),
      edits: [{ path: [...own, field], value }],
    }));
  });
}

/** @returns keys that the data hide from readers because of code that no longer reads them. */
function goneFromList(reads: Reads, { config }: Data): readonly Difference[] {
  return config.not_for_readers.flatMap(({ file, keys }, place) =>
    keys
      .filter((key) => !reads.get(key)?.some((read) => holds(file, read.file)))
      .map((name): Difference => {
        const path = ["not_for_readers", place];
        const what = 'is on the list "not_for_readers", and nothing there reads it';
        return { kind: "gone", data: "config", name, what, source: file, path };
      }),
  );
}

function filesOf(places: readonly KeyRead[]): string {
  const files = [...new Set(places.map(({ file }) => file.replace("python/fedml/", "")))];
  const more = files.length - 3;
  return files.slice(0, 3).join(", ") + (more > 0 ? ` and ${more} more` : "");
}

function placeOf(place: KeyRead | undefined): string {
  return place ? `${place.file}:${place.line}` : "";
}
