/** What a mark is in another engine, and what to write in this one. */
export interface Meaning {
  /** Why it is text here: ends the sentence "… appears on the page as text: ". */
  readonly why: string;
  readonly fix: string;
  /** In place of the mark, where nothing else can be meant. */
  readonly replace?: string;
  /** That `replace` gives to a heading: where the page has it already, it is not what was meant. */
  readonly id?: string;
}

/** A syntax of other engines that this one takes for words. */
export interface Foreign {
  /** Is searched in plain text, with the flag "d": the groups are read again from the source. */
  readonly pattern: RegExp;
  /**
   * @param groups those of the pattern, as they are in the source; `mark` is all of it, and `before` what the paragraph has in
   *   front of it.
   * @returns null where it is prose nevertheless.
   */
  readonly read: (groups: Readonly<Record<string, string | undefined>>, isMarkdown: boolean) => Meaning | null;
}

/** @returns the meaning of what can only be meant in one way. */
export function certain(why: string, replace: string): Meaning {
  return { why, fix: `write "${replace}".`, replace };
}

/** What to add to a remedy that is an element. */
export function inElements(isMarkdown: boolean): string {
  return isMarkdown ? ', in a file that ends with ".mdx"' : "";
}
