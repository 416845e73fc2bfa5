import { isStopWord, wordsOf, type Word } from "./terms";

/** What a page should hold: one of several wordings of the same thing. */
export interface Clause {
  readonly alternatives: readonly Alternative[];
}

/** Words that belong together. */
export interface Alternative {
  readonly terms: readonly QueryTerm[];
  /** 1 for what was typed. */
  readonly weight: number;
}

export interface QueryTerm extends Pick<Word, "term" | "parts"> {
  /** Whether it may be the beginning of a word: it is being typed. */
  readonly isPrefix: boolean;
}

/** More than this is not a question any more: the rest is left out. */
const longestQuery = 200;
const mostWords = 12;
/** A synonym is worth less than the word itself. */
const synonymWeight = 0.85;

/**
 * @param text     anything that a reader may type or paste.
 * @param synonyms groups of phrases that mean the same.
 * @returns no clauses for a text without words.
 */
export function parseQuery(text: string, synonyms: readonly (readonly string[])[]): readonly Clause[] {
  const words = wordsOf(text.slice(0, longestQuery)).slice(0, mostWords);
  const telling = words.filter(({ term }) => !isStopWord(term));
  const kept = (telling.length > 0 ? telling : words).map((word, place, { length }) => ({
    ...word,
    isPrefix: place === length - 1,
  }));
  const phrases = synonyms.map((group) => group.map(phraseOf));
  const clauses: Clause[] = [];
  for (let place = 0; place < kept.length;) {
    const found = longestPhrase(kept, place, phrases);
    const terms = kept.slice(place, place + (found?.length ?? 1));
    // What is typed separately may stand apart, if it stands at all.
    const typed = { terms, weight: 1 };
    const others = (found?.others ?? []).map((phrase) => ({ terms: phrase, weight: synonymWeight }));
    clauses.push({ alternatives: [typed, ...others] });
    place += terms.length;
  }
  return clauses;
}

function phraseOf(phrase: string): readonly QueryTerm[] {
  return wordsOf(phrase)
    .filter(({ term }) => !isStopWord(term))
    .map((word) => ({ ...word, isPrefix: false }));
}

interface FoundPhrase {
  readonly length: number;
  /** The other phrases of its group. */
  readonly others: readonly (readonly QueryTerm[])[];
}

function longestPhrase(
  words: readonly Word[],
  place: number,
  groups: readonly (readonly (readonly QueryTerm[])[])[],
): FoundPhrase | null {
  let longest: FoundPhrase | null = null;
  for (const group of groups) {
    for (const phrase of group) {
      if (phrase.length <= (longest?.length ?? 0)) continue;
      if (phrase.every(({ term }, offset) => words[place + offset]?.term === term)) {
        longest = { length: phrase.length, others: group.filter((other) => other !== phrase) };
      }
    }
  }
  return longest;
}
