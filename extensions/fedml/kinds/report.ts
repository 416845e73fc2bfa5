import type { FactsFile } from "../data/facts";

/** Position in a file: names of keys and indexes of entries. */
export type Path = readonly PropertyKey[];

export type Names = readonly string[] | ReadonlyMap<string, unknown>;

/** Collects the problems of one file. */
export interface Report {
  /** Reports each id that an earlier entry already has. */
  readonly unique: (...lists: readonly (readonly Id[])[]) => void;
  /**
   * Reports a name that a file does not contain.
   *
   * @param name ignored if undefined.
   * @param what a name refers to: "command".
   * @param names all names in the file: a list, or the keys of a map.
   */
  readonly link: (at: Path, name: string | undefined, file: FactsFile, what: string, names: Names) => void;
}

export interface Id {
  readonly id: string;
  readonly at: Path;
}

/**
 * @param key the property that must be unique; entries without it are ignored.
 * @param at the position of the list.
 * @returns the ids of a list, each with its position.
 */
export function ids<Key extends string>(
  key: Key,
  list: readonly { readonly [Name in Key]?: string | number | undefined }[],
  ...at: Path
): readonly Id[] {
  return list.flatMap((entry, index) => {
    const id = entry[key];
    return id === undefined ? [] : [{ id: String(id), at: [...at, index] }];
  });
}
