import type { FactsData } from "../data/facts";
import type { ChangeArea } from "../kinds/changes";
import { forReaders } from "./compareKeys";
import { readNames } from "./compareNames";
import { find, furtherSymbols, originalName, signatureOf } from "./compareSymbols";
import type { Library } from "./openLibrary";
import { readCommands } from "./readCommands";
import { readKeys } from "./readKeys";

/** Texts in which two versions may differ, by the name of the property. */
export type Properties = Readonly<Record<string, string>>;

export interface Thing {
  readonly properties: Properties;
  /** File, and line if known. */
  readonly at: string | undefined;
}

/** What readers can see of one version of the library, by area and name. */
export type Version = Readonly<Record<ChangeArea, ReadonlyMap<string, Thing>>>;

/** @param data defines which Python names are for readers, and which keys are not. */
export function readVersion(given: Library, data: Pick<FactsData, "api" | "config">): Version {
  const library = packaged(given);
  const commands = readCommands(library);
  return {
    commands: new Map(
      commands.map(({ name, kind, arguments: all, file, line }) => [
        name,
        { properties: { kind, arguments: all.map((each) => each.name).join(", ") }, at: `${file}:${line}` },
      ]),
    ),
    options: new Map(
      commands.flatMap(({ name, options, file, line }) =>
        options.map(({ flag, choices, ...rest }) => [
          `${name} ${flag}`,
          { properties: toTexts({ ...rest, choices: choices.join(", ") }), at: `${file}:${line}` },
        ]),
      ),
    ),
    api: readApi(library, data.api),
    keys: readReaders(library, data),
    names: new Map(
      Array.from(readNames(library), ([name, holders]) => [
        name,
        { properties: { "selected by": holders.join(", ") }, at: undefined },
      ]),
    ),
    files: new Map(library.files.map((file) => [file, { properties: { text: textOf(library, file) }, at: file }])),
  };
}

const tests = /(?:^|\/)(?:tests?\/|test_[^/]*$|[^/]*_test\.py$)/;

/**
 * What pip installs, without tests. A wheel lacks folders without `__init__.py`, which a clone has; each version may be either.
 *
 * @source setuptools, find_packages.
 */
function packaged(library: Library): Library {
  const all = new Set(library.files);
  const isPackaged = (file: string) => {
    const folders = file.split("/").slice(0, -1);
    if (tests.test(file)) return false;
    return folders.every((_, depth) => depth === 0 || all.has(`${folders.slice(0, depth + 1).join("/")}/__init__.py`));
  };
  return {
    ...library,
    files: library.files.filter(isPackaged),
    read: (file) => (isPackaged(file) ? library.read(file) : null),
  };
}

function toTexts(values: Readonly<Record<string, unknown>>): Properties {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value ?? "")]));
}

/** Without the version, which changes each time. */
function textOf(library: Library, file: string): string {
  return library.read(file)?.text.replace(/^__version__ = .*$/m, "") ?? "";
}

function readApi(library: Library, api: FactsData["api"]): ReadonlyMap<string, Thing> {
  const symbols = api.symbols.map((symbol) => ({ ...symbol, file: fileOf(library, symbol) }));
  const all = [...symbols, ...furtherSymbols(library, { ...api, symbols })];
  return new Map(
    all.flatMap((symbol) => {
      const found = find(library, symbol);
      if (!found) return [];
      const { definition, parameters, file } = found;
      const properties = {
        call: signatureOf({ signature: symbol.name.split(".").at(-1) ?? "" }, parameters),
        asynchronous: definition.isAsync ? "yes" : "no",
        "base classes": definition.bases.filter((base) => base !== "object").join(", "),
      };
      return [[symbol.name, { properties, at: `${file}:${definition.line}` }] as const];
    }),
  );
}

/** @returns the file of a name, even if another version defines it in a different file. */
function fileOf(library: Library, symbol: FactsData["api"]["symbols"][number]): string {
  if (find(library, symbol)) return symbol.file;
  const path = symbol.name.split(".");
  const own = originalName(library, symbol.kind === "method" ? path.slice(0, -1) : path);
  const holders = library.files.filter((file) => library.read(file)?.definitions.some(({ name }) => name === own));
  return (holders.length === 1 ? holders[0] : undefined) ?? symbol.file;
}

function readReaders(library: Library, data: Pick<FactsData, "config">): ReadonlyMap<string, Thing> {
  const { reads, set } = readKeys(library);
  return new Map(
    Array.from(forReaders(reads, data))
      .filter(([key]) => !set.has(key))
      .map(([key, places]) => {
        const place = places.find(({ isGuarded }) => !isGuarded) ?? places[0];
        const needed = places.some(({ isGuarded }) => !isGuarded) ? "yes" : "no";
        return [key, { properties: { needed }, at: place && `${place.file}:${place.line}` }];
      }),
  );
}
