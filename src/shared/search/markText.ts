import { isStopWord, placedWordsOf, type PlacedWord } from "./terms";

/** A piece of a text; marked if the query found it. */
export interface Piece {
  readonly text: string;
  readonly isMarked: boolean;
}

export type Marked = readonly Piece[];

export function plain(text: string): Marked {
  return text === "" ? [] : [{ text, isMarked: false }];
}

/** @param terms of the index that were found. @returns the whole text with the found words marked. */
export function markText(text: string, terms: ReadonlySet<string>): Marked {
  return cutPieces(text, foundWords(text, terms), 0, text.length);
}

/** Length of a snippet in words: two lines of a result. */
const snippetWords = 26;
/** Words before the first found one. */
const leadWords = 5;

/**
 * Cuts out the part of a text that holds the most found words.
 *
 * @returns its words, with "…" where text is cut off; null if the text holds no found word.
 */
export function snippetOf(text: string, terms: ReadonlySet<string>): Marked | null {
  const words = placedWordsOf(text);
  const hits = words.flatMap((word, place) => (isFound(word, terms) ? [place] : []));
  if (hits.length === 0) return null;
  const first = Math.max(0, bestStart(words, hits) - leadWords);
  const last = Math.min(words.length, first + snippetWords) - 1;
  const start = first === 0 ? 0 : (words[first]?.start ?? 0);
  const end = last === words.length - 1 ? text.length : (words[last]?.end ?? text.length);
  const found = words.slice(first, last + 1).filter((word) => isFound(word, terms));
  return [
    ...(start > 0 ? plain("… ") : []),
    ...cutPieces(text, found, start, end),
    ...(end < text.length ? plain(" …") : []),
  ];
}

/** @returns the beginning of a text that holds no found word. */
export function beginningOf(text: string): Marked {
  const words = placedWordsOf(text);
  const last = words[snippetWords - 1];
  return plain(words.length <= snippetWords || !last ? text : `${text.slice(0, last.end)} …`);
}

/** @returns the place of the found word that is followed by the most different found words; the first of equals. */
function bestStart(words: readonly PlacedWord[], hits: readonly number[]): number {
  let best = { start: hits[0] ?? 0, count: 0 };
  for (const start of hits) {
    const within = hits.filter((place) => place >= start && place < start + snippetWords - leadWords);
    const count = new Set(within.map((place) => words[place]?.term)).size;
    if (count > best.count) best = { start, count };
  }
  return best.start;
}

function foundWords(text: string, terms: ReadonlySet<string>): readonly PlacedWord[] {
  return placedWordsOf(text).filter((word) => isFound(word, terms));
}

function isFound({ term, parts }: PlacedWord, terms: ReadonlySet<string>): boolean {
  return terms.has(term) || parts.some((part) => terms.has(part) && !isStopWord(part));
}

function cutPieces(text: string, found: readonly PlacedWord[], from: number, to: number): Marked {
  const pieces: Piece[] = [];
  let end = from;
  for (const word of found) {
    pieces.push(...plain(text.slice(end, word.start)), { text: text.slice(word.start, word.end), isMarked: true });
    end = word.end;
  }
  return [...pieces, ...plain(text.slice(end, to))];
}
