/** `src/site/faces/faces.json`: which faces a site has. */
export interface Recipe {
  /** Of all faces, besides those that keyboards have. */
  readonly characters: string;
  readonly pages: readonly {
    /** Name without its ending. */
    readonly file: string;
    readonly family: string;
    /** WOFF2 file of a package, with an axis for the weight. */
    readonly source: string;
    readonly weights: readonly [least: number, most: number];
    /** Whether Arial, in the measures of the face, stands in for it: faces of one width need none. */
    readonly hasFallback: boolean;
  }[];
  readonly cards: Readonly<Record<"title" | "text" | "label", { readonly source: string; readonly weight: number }>>;
  /** Files of packages. */
  readonly licences: readonly string[];
}

export function makeFaces(root: string): Promise<ReadonlyMap<string, Buffer | string>>;
