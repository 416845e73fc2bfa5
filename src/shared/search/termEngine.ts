import { fields, leadingFields, type Field, type TermEntry } from "./indexFormat";
import { isOneTypo } from "./isOneTypo";
import type { Match, Matches } from "./matches";
import { ranking } from "./rankPages";
import { fieldLength, type RecordLengths } from "./recordLengths";
import { startOf, stemOf } from "./terms";

/** Looks terms up in one file of an index. */
export interface TermEngine {
  readonly find: (term: string) => Matches;
  /** Records whose name contains the word. */
  readonly findName: (term: string) => Matches;
  /** Records with a word that starts with this text; a longer word than the text itself weighs less. */
  readonly findBeginning: (start: string) => Matches;
  /** Records with other forms of the word: words with the same stem. */
  readonly findForms: (stem: string) => Matches;
  /** Records with a word that differs from this one by one typo. */
  readonly findTypo: (term: string) => Matches;
}

/** A term of the file, and its weight relative to the requested term. */
interface Hit {
  readonly entry: TermEntry;
  readonly weight: number;
}

/** Constants of BM25+ as in MiniSearch, for a word that occurs once; termEngine.test.ts compares the scores with MiniSearch's. */
const bm25 = { k: 1.2, b: 0.7, d: 0.5 };
/** How much each letter after the typed beginning lowers a word's weight. */
const restWeight = 0.3;

const boosts = fields.map((field) => ranking.boosts[field]);
const naming = new Set(leadingFields.map((field) => fields.indexOf(field)));
const nameField = fields.indexOf("name" satisfies Field);

/**
 * @param entries sorted by UTF-16 code units, as in the file.
 * @param lengths of all records of the index, so that scores from several files are comparable.
 */
export function createTermEngine(entries: readonly TermEntry[], lengths: RecordLengths): TermEngine {
  return {
    find: (term) => toMatches(exact(term), lengths),
    findName: (term) => toMatches(exact(term), lengths, nameField),
    findBeginning: (start) => toMatches(beginningWith(start, ranking.weights.prefix), lengths),
    findForms: (stem) =>
      toMatches(
        beginningWith(startOf(stem), 1).filter(({ entry }) => stemOf(entry.term) === stem),
        lengths,
      ),
    findTypo: (typed) =>
      toMatches(
        entries
          .filter(({ term }) => isOneTypo(typed, term))
          .map((entry) => ({ entry, weight: entry.term.length / (entry.term.length + distance(typed, entry.term)) })),
        lengths,
      ),
  };

  function exact(term: string): readonly Hit[] {
    const entry = entries[firstFrom(term)];
    return entry?.term === term ? [{ entry, weight: 1 }] : [];
  }

  function beginningWith(start: string, weight: number): readonly Hit[] {
    const first = firstFrom(start);
    let end = first;
    while (entries[end]?.term.startsWith(start)) end += 1;
    return entries.slice(first, end).map((entry) => {
      const { length } = entry.term;
      const rest = length - start.length;
      return { entry, weight: rest === 0 ? 1 : (weight * length) / (length + restWeight * rest) };
    });
  }

  /** @returns the index of the first of the sorted terms that is not less than this one. */
  function firstFrom(term: string): number {
    let [from, to] = [0, entries.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      if ((entries[middle]?.term ?? "") < term) from = middle + 1;
      else to = middle;
    }
    return from;
  }
}

/** Edit distance of two words that differ by one typo: swapped letters count as two. */
function distance(a: string, b: string): number {
  if (a.length !== b.length) return 1;
  let others = 0;
  for (let place = 0; place < a.length; place += 1) if (a[place] !== b[place]) others += 1;
  return others;
}

type Mutable<T> = { -readonly [Key in keyof T]: T[Key] };
type Found = Mutable<Match> & { terms: string[] };

/** @param only number of the field to search; all fields by default. */
function toMatches(hits: readonly Hit[], lengths: RecordLengths, only?: number): Matches {
  const found = new Map<number, Found>();
  for (const { entry, weight } of hits) {
    for (const { field, records } of entry.postings) {
      if (only !== undefined && field !== only) continue;
      const rarity = Math.log(1 + (lengths.count - records.length + 0.5) / (records.length + 0.5));
      const worth = weight * (boosts[field] ?? 1) * rarity;
      for (const record of records) {
        const share = fieldLength(lengths, record, field) / (lengths.averages[field] ?? 1);
        const score = worth * (bm25.d + (bm25.k + 1) / (1 + bm25.k * (1 - bm25.b + bm25.b * share)));
        const known = found.get(record);
        if (known) {
          known.score += score;
          if (known.terms.at(-1) !== entry.term) known.terms.push(entry.term);
          if (naming.has(field)) known.named = 1;
        } else found.set(record, { score, terms: [entry.term], named: naming.has(field) ? 1 : 0 });
      }
    }
  }
  // A record with many words of one beginning is not better than a record with one.
  for (const match of found.values()) match.score /= match.terms.length;
  return found;
}
