import type { z } from "zod";
import type { Covers as Promises } from "../../../node/elements/reference";
import type { ItemKey } from "../../../node/syntax/items";
import type { Covers, Kind } from "../kinds/kind";
import { kinds, type Kinds } from "../kinds/kinds";

/** A file of content/reference, by its name without the extension. */
export type FactsFile = keyof Kinds;
export const factsFiles = Object.keys(kinds) as FactsFile[];

type Schemas = { [File in FactsFile]: Kinds[File]["schema"] };

/** All reference data, as plain values that can be cached. */
export type FactsData = { [File in FactsFile]: z.output<Schemas[File]> };

export type Digests = Readonly<Partial<Record<FactsFile, string>>>;

type Intersection<Union> = (Union extends unknown ? (each: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;

/** What the `index` functions of all kinds return, merged into one object. */
type Indexes = Intersection<ReturnType<Kinds[FactsFile]["index"]>>;

/** The reference data with their indexes. `indexFacts` builds them from plain data. */
export type Facts = Indexes & {
  readonly data: Readonly<FactsData>;
  /** Digest of the text of each file. */
  readonly digests: Digests;
  /** Files that could not be read; a fact that seems to be missing may be in one of them. */
  readonly unread: readonly string[];
};

/** `kinds`, typed for code that handles any of the files. */
export const kindOf: {
  readonly [File in FactsFile]: Kind<Schemas[File], object, string> & { readonly schema: z.ZodType<FactsData[File]> };
} = kinds;

export function indexFacts(data: Readonly<FactsData>, digests: Digests, unread: readonly string[] = []): Facts {
  // TypeScript cannot infer how a list of parts becomes one object.
  return Object.assign({ data, digests, unread }, ...factsFiles.map((file) => indexOf(file, data))) as Facts;
}

/** @returns the properties that one kind adds to `Facts`. */
export function indexOf<File extends FactsFile>(file: File, data: Readonly<FactsData>): object {
  return kindOf[file].index(data[file]);
}

/** @returns the data of a site without content/reference: every list is empty. */
export function emptyData(): FactsData {
  return Object.fromEntries(factsFiles.map((file) => [file, emptyOf(kinds[file].schema)])) as FactsData;
}

function emptyOf(schema: z.ZodObject): object {
  const empty = Object.entries(schema.shape).map(([name, field]) => [
    name,
    [[], {}, "-"].find((value) => (field as z.ZodType).safeParse(value).success),
  ]);
  const source = { repository: "https://example.org", commit: "0".repeat(40), file: "-" };
  return schema.parse({ ...Object.fromEntries(empty), source });
}

/** @returns the name of a file without folder and extension. */
export function nameOfFile(file: string): string {
  return file.slice(file.lastIndexOf("/") + 1).replace(/\.yaml$/, "");
}

export function isFactsFile(name: string): name is FactsFile {
  return Object.hasOwn(kinds, name);
}

/** What pages may promise in `covers`, by its key there. */
export const covers: readonly (readonly [file: FactsFile, covers: Covers])[] = factsFiles.flatMap((file) => {
  const { covers: own } = kindOf[file];
  return own === undefined ? [] : [[file, own] as const];
});

/** @returns the items that a page promises. */
export function coveredItems(facts: Facts, promises: Promises): readonly ItemKey[] {
  return covers.flatMap(([file, { items }]) => (promises[file] ?? []).flatMap((name) => items(facts, name)));
}
