/** @returns finds words that stand for a value of the reader: whole words, with no further letter, digit or sign of a name. */
export function placeholderPattern(placeholders: readonly string[], flags = ""): RegExp {
  return new RegExp(`(?<![\\w-])(?:${placeholders.join("|")})(?![\\w-])`, flags);
}
