/** The meaning of foreign syntax, and what to write instead. */
export interface Meaning {
  /** Why it is text here; ends the sentence "… appears on the page as text: ". */
  readonly why: string;
  readonly fix: string;
  /** Replacement for the mark, if it can have only one meaning. */
  readonly replace?: string;
  /** The id that `replace` gives to a heading. If the page already has this id, the replacement is not offered. */
  readonly id?: string;
}

/** A syntax of other engines that this engine reads as plain words. */
export interface Foreign {
  /** Matched against plain text. Needs the flag "d", because the text of its groups is read from the source. */
  readonly pattern: RegExp;
  /**
   * @param groups the pattern's groups, as in the source; `mark` is the whole match, and `before` is the paragraph's text before it.
   * @returns null if the match is ordinary prose.
   */
  readonly read: (groups: Readonly<Record<string, string | undefined>>, isMarkdown: boolean) => Meaning | null;
}

/** @returns a meaning with a replacement, for a mark that can have only one meaning. */
export function certain(why: string, replace: string): Meaning {
  return { why, fix: `write "${replace}".`, replace };
}

/** @returns what to add to advice that uses an element. */
export function inElements(isMarkdown: boolean): string {
  return isMarkdown ? ', in a file that ends with ".mdx"' : "";
}
