/** A site's rules for its prose, defined in src/site. Without them, prose is not checked. */
export interface ProseRules {
  /** Words and phrases to avoid, in search order. */
  readonly phrases: readonly AvoidedPhrase[];
  /** Keys of content/reference and of category files whose values are prose; lists below such a key are prose as well. */
  readonly dataKeys: readonly string[];
}

export interface AvoidedPhrase {
  /**
   * Regular expressions without capturing groups. They match whole words in any case. A space matches any white space,
   * so that phrases are found across line breaks.
   */
  readonly find: readonly string[];
  /** What to write, as the second half of "Fix: …". */
  readonly write: string;
  /** Why, as a clause: it follows a colon. */
  readonly because: string;
}
