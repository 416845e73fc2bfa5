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
  const isTelling = words.some(({ term }) => !isStopWord(term));
  const typed = words.map((word, place) => ({ ...word, isPrefix: place === words.length - 1 }));
  const phrases = synonyms.map((group) => group.map(phraseOf));
  const clauses: Clause[] = [];
  for (let place = 0; place < typed.length;) {
    const found = longestPhrase(typed, place, phrases);
    const written = typed.slice(place, place + (found?.length ?? 1));
    place += written.length;
    const alternatives = [
      ...tellingPart(written, isTelling),
      ...(found?.others ?? []).flatMap((phrase) =>
        tellingPart(phrase).map(({ terms, weight }) => ({ terms, weight: weight * synonymWeight })),
      ),
    ];
    if (alternatives.length > 0) clauses.push({ alternatives });
  }
  return clauses;
}

function phraseOf(phrase: string): readonly QueryTerm[] {
  return wordsOf(phrase).map((word) => ({ ...word, isPrefix: false }));
}

/** Of "log out" the index holds "log" alone, which says half of it. @returns nothing for words that stand everywhere. */
function tellingPart(words: readonly QueryTerm[], isFiltered = true): readonly Alternative[] {
  const terms = isFiltered ? words.filter(({ term }) => !isStopWord(term)) : words;
  return terms.length === 0 ? [] : [{ terms, weight: terms.length / words.length }];
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
