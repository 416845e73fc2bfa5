import type { MagicComment } from "./code/magicComments";

export const sourceKinds = ["docusaurus", "starlight", "vitepress"] as const;
export type SourceKind = (typeof sourceKinds)[number];

/** What the converters know of the page that they work on, and of the site around it. */
export interface ImportedPage {
  readonly kind: SourceKind;
  /** From the folder that is imported, with "/". */
  readonly file: string;
  /** Whether `{` and `<` are MDX there: Docusaurus reads .md files as MDX, too. */
  readonly isMdx: boolean;
  /** Whether the front matter has a title. */
  readonly hasTitle: boolean;
  /** Whether other pages include it, and it is none itself. */
  readonly isPartial: boolean;
  /** Whether `$` makes formulas there. */
  readonly hasFormulas: boolean;
  /** Comments that mark lines of code there, beside those that every site of Docusaurus has. */
  readonly magicComments: readonly MagicComment[];
  /** @returns the link as this engine writes it; null where nothing is known to be there. */
  readonly linkTo: (href: string) => string | null;
  /** @returns the link to the page that a component names, such as "guide/install", and its title; null where there is none. */
  readonly pageAt: (name: string) => { readonly href: string; readonly title: string } | null;
  /**
   * @param dark the same picture for dark mode, copied along under the name that says so.
   * @returns the picture as this engine writes it, which is copied along; null where there is no such file, or no such pair.
   */
  readonly pictureTo: (src: string, dark?: string) => string | null;
  /** @returns the name below `content/snippets` of a file that the page imports as text; null for any other. */
  readonly includeOf: (name: string) => string | null;
  /** @returns the text of a file that the page takes code from; null where there is none. */
  readonly snippetOf: (name: string) => string | null;
}

export function isExternalAddress(href: string): boolean {
  return /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(href) && !href.startsWith("pathname:");
}
