import type { AvoidedPhrase } from "../common/proseRules";

export interface FoundPhrase {
  readonly phrase: AvoidedPhrase;
  /** As the author wrote it. */
  readonly text: string;
  readonly index: number;
}

interface Compiled {
  readonly pattern: RegExp;
  /** The phrase of each group of the pattern. */
  readonly phrases: readonly AvoidedPhrase[];
}

/** One pattern for all phrases: one pattern per phrase would search the text a hundred times. */
const compiled = new WeakMap<readonly AvoidedPhrase[], Compiled>();

/** Words of an address, a file name or a command-line option are not prose, so a phrase cannot follow "/", "." or "-". */
const wordStart = String.raw`(?<![\p{L}\p{N}_/.@#=-])`;
const wordEnd = String.raw`(?![\p{L}\p{N}_/=]|[.-][\p{L}\p{N}])`;

/** @returns the phrases found in a text, in the order of the text. */
export function findPhrases(text: string, phrases: readonly AvoidedPhrase[]): readonly FoundPhrase[] {
  if (phrases.length === 0) return [];
  const { pattern, phrases: byGroup } = compile(phrases);
  const found: FoundPhrase[] = [];
  // `matchAll` copies the pattern, and compiling the copy takes longer than searching a file.
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    const phrase = byGroup[match.slice(1).findIndex((group) => group !== undefined)];
    if (phrase) found.push({ phrase, text: match[0], index: match.index });
  }
  return found;
}

function compile(phrases: readonly AvoidedPhrase[]): Compiled {
  const known = compiled.get(phrases);
  if (known) return known;
  const groups = phrases.map(({ find }) => `(${find.join("|").replaceAll(" ", String.raw`\s+`)})`);
  const made = { pattern: new RegExp(`${wordStart}(?:${groups.join("|")})${wordEnd}`, "giu"), phrases };
  compiled.set(phrases, made);
  return made;
}

/** @returns the description of a problem with a phrase, and its fix. */
export function describePhrase({ phrase, text }: FoundPhrase): readonly [what: string, fix: string] {
  return [`"${text.replace(/\s+/g, " ")}": ${phrase.because}.`, `${phrase.write}.`];
}
