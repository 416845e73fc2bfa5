/** @returns a pattern for placeholders of the reader's values: whole words, not next to a letter, digit, underscore or hyphen. */
export function placeholderPattern(placeholders: readonly string[], flags = ""): RegExp {
  return new RegExp(`(?<![\\w-])(?:${placeholders.join("|")})(?![\\w-])`, flags);
}
