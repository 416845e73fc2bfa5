/** `src/site/faces/faces.json`: which faces a site has. */
export interface Recipe {
  /** Characters of all faces, in addition to printable ASCII. */
  readonly characters: string;
  readonly pages: readonly {
    /** Name of the file without its ending. */
    readonly file: string;
    readonly family: string;
    /** WOFF2 file of a package, with an axis for the weight. */
    readonly source: string;
    readonly weights: readonly [least: number, most: number];
    /** Whether it has a fallback: Arial with the metrics of the face. Faces of one width need none. */
    readonly hasFallback: boolean;
  }[];
  readonly cards: Readonly<Record<"title" | "text" | "label", { readonly source: string; readonly weight: number }>>;
  /** Files of packages. */
  readonly licences: readonly string[];
}

export function makeFaces(root: string): Promise<ReadonlyMap<string, Buffer | string>>;
