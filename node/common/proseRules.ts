/** How a site wants its prose: data of src/site. A site without it has no check of its prose. */
export interface ProseRules {
  /** Words and phrases to avoid, in the order in which they are looked for. */
  readonly phrases: readonly AvoidedPhrase[];
  /** Keys of content/reference and of category files whose values are prose; a list below such a key is prose as well. */
  readonly dataKeys: readonly string[];
}

export interface AvoidedPhrase {
  /**
   * Regular expressions without groups of their own. They match whole words in any case, and a space matches any white
   * space, so that a phrase is found across a line break.
   */
  readonly find: readonly string[];
  /** What to write, as the second half of "Fix: …". */
  readonly write: string;
  /** Why, as a clause: it follows a colon. */
  readonly because: string;
}
