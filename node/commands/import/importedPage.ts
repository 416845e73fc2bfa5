import type { MagicComment } from "./code/magicComments";
import type { WordMark } from "./text/convertWordMarks";

export const sourceKinds = ["docusaurus", "starlight", "vitepress"] as const;
export type SourceKind = (typeof sourceKinds)[number];

/** What the converters know about the current page and its site. */
export interface ImportedPage {
  readonly kind: SourceKind;
  /** Relative to the imported folder, with "/". */
  readonly file: string;
  /** Whether the old site reads `{` and `<` as MDX. Docusaurus reads .md files as MDX, too. */
  readonly isMdx: boolean;
  /** Whether the front matter has a title. */
  readonly hasTitle: boolean;
  /** Its front matter. */
  readonly data: Readonly<Record<string, unknown>>;
  /** Whether it is only included by other pages and is not a page itself. */
  readonly isPartial: boolean;
  /** Whether the old site reads `$` as the start of a formula. */
  readonly hasFormulas: boolean;
  /** Marks of words that plugins of the old site read. */
  readonly wordMarks: readonly WordMark[];
  /** Magic comments that the old site configures, in addition to the built-in ones of Docusaurus. */
  readonly magicComments: readonly MagicComment[];
  /** @returns the link as this engine writes it; null if the target is unknown. */
  readonly linkTo: (href: string) => string | null;
  /** @returns the same, but null if the target was not imported and its address on the old site would be a guess. */
  readonly knownLinkTo: (href: string) => string | null;
  /** @returns link and title of the page that a component names, such as "guide/install"; null if there is no such page. */
  readonly pageAt: (name: string) => { readonly href: string; readonly title: string } | null;
  /**
   * Also registers the files for copying.
   *
   * @param dark the dark-mode version of the picture; its copy gets the ".dark" name.
   * @returns the picture's address as this engine writes it; null if there is no such file, or the two do not form a pair.
   */
  readonly pictureTo: (src: string, dark?: string) => string | null;
  /** @returns the name below `content/snippets` of a document that the page includes; null for other files. */
  readonly includeOf: (name: string) => string | null;
  /** @returns the text of a file from which the page takes code; null if there is no such file. */
  readonly snippetOf: (name: string) => string | null;
}

export function isExternalAddress(href: string): boolean {
  return /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(href) && !href.startsWith("pathname:");
}
