/** A position in the data, and the value that it should have. */
export interface Edit {
  readonly path: readonly (string | number)[];
  /** Undefined removes the present value. */
  readonly value: unknown;
}

/** A difference between the data and the library's source. */
export interface Difference {
  readonly kind: "new" | "gone" | "changed" | "undocumented" | "unread";
  /** File of the data, by the name of its kind: "commands". */
  readonly data: string;
  /** What it is about, by the name that readers know: "fedml login --version". */
  readonly name: string;
  readonly what: string;
  /** Where the source shows the difference: file, and line if known. */
  readonly source: string;
  /** Where the data differ. */
  readonly path?: readonly (string | number)[];
  /** Edits that remove the difference; absent if an author has to write something. */
  readonly edits?: readonly Edit[];
}
