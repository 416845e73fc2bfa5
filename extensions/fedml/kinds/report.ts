import type { FactsFile } from "../data/facts";

/** Where something stands in a file: names of keys and numbers of entries. */
export type Path = readonly PropertyKey[];

export type Names = readonly string[] | ReadonlyMap<string, unknown>;

/** Takes what is wrong in one file. */
export interface Report {
  /** Reports each id that an earlier entry has. */
  readonly unique: (...lists: readonly (readonly Id[])[]) => void;
  /**
   * Reports a name that is not one of those that a file has.
   *
   * @param name is not looked for when it is undefined.
   * @param what a name stands for: "command".
   * @param names those that the file has: a list, or the keys of a map.
   */
  readonly link: (at: Path, name: string | undefined, file: FactsFile, what: string, names: Names) => void;
}

export interface Id {
  readonly id: string;
  readonly at: Path;
}

/**
 * @param key the property that has to be unique; entries without it are left out.
 * @param at the place of the list.
 * @returns the ids of a list, each with its place.
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
