/** A place of the data and the value that it should have. */
export interface Edit {
  readonly path: readonly (string | number)[];
  /** Undefined removes what is there. */
  readonly value: unknown;
}

/** Something in which the data and the library's source differ. */
export interface Difference {
  readonly kind: "new" | "gone" | "changed" | "undocumented" | "unread";
  /** File of the data, by the name of its kind: "commands". */
  readonly data: string;
  /** What it is about, as readers know it: "fedml login --version". */
  readonly name: string;
  readonly what: string;
  /** Where the source says so: file, and line where one is known. */
  readonly source: string;
  /** Where the data says otherwise. */
  readonly path?: readonly (string | number)[];
  /** What makes it equal, where that needs no words of an author. */
  readonly edits?: readonly Edit[];
}
