import MiniSearch, { type SearchResult } from "minisearch";
import { fields, leadingFields, type Field, type IndexCore, type IndexEntry } from "./indexFormat";
import { isOneTypo } from "./isOneTypo";
import type { Match, Matches } from "./matches";
import { ranking } from "./rankPages";
import { startOf, stemOf } from "./terms";

/** Looks terms up in one file of an index. */
export interface TermEngine {
  readonly find: (term: string) => Matches;
  /** Records in whose name the word stands. */
  readonly findName: (term: string) => Matches;
  /** Records with a word that starts so, but for the word itself worth less. */
  readonly findBeginning: (start: string) => Matches;
  /** Records with another form of the word: one of the same stem. */
  readonly findForms: (stem: string) => Matches;
  /** Records with a word that one slip of the finger tells from this one. */
  readonly findTypo: (term: string) => Matches;
}

/** Terms of each field of each record, in the order of `fields`. */
export type Lengths = Record<string, number[]>;

/** @param lengths of all records of the index. */
export function createTermEngine(core: IndexCore, terms: readonly IndexEntry[], lengths: Lengths): TermEngine {
  const engine = load(core, terms, lengths);
  const find = (term: string, options: object) => toMatches(engine.search(term, { ...options, boost: ranking.boosts }));
  return {
    find: (term) => find(term, {}),
    findName: (term) => find(term, { fields: ["name"] }),
    findBeginning: (start) => find(start, { prefix: true }),
    findForms: (stem) =>
      find(startOf(stem), {
        prefix: true,
        weights: { prefix: 1, fuzzy: 0 },
        ...only((found) => stemOf(found) === stem),
      }),
    findTypo: (term) =>
      // To MiniSearch two letters that changed places are two typos.
      find(term, { fuzzy: 2, ...only((found) => isOneTypo(term, found)) }),
  };
}

/** Of what MiniSearch finds, a term without boost is left out. It asks for each record of a term. */
function only(isMeant: (found: string) => boolean) {
  let last: string | undefined;
  let boost = 0;
  const boostDocument = (_: unknown, found: string) => {
    if (found !== last) boost = isMeant((last = found)) ? 1 : 0;
    return boost;
  };
  return { boostDocument };
}

function load(core: IndexCore, terms: readonly IndexEntry[], lengths: Lengths): MiniSearch {
  const count = core.lengths.length / 2;
  // MiniSearch copies what it is told of a record; a file of terms names few of them.
  const records = recordsIn(terms);
  return MiniSearch.loadJS(
    {
      documentCount: count,
      nextId: count,
      documentIds: Object.fromEntries(records.map((record) => [record, record])),
      fieldIds: Object.fromEntries(fields.map((field, number) => [field, number])),
      fieldLength: Object.fromEntries(records.map((record) => [record, lengths[record] ?? []])),
      averageFieldLength: [...core.averageLengths],
      storedFields: {},
      dirtCount: 0,
      index: [...terms],
      serializationVersion: 2,
    },
    {
      fields: [...fields],
      // The query's words are terms already.
      tokenize: (term) => [term],
      processTerm: (term) => term,
      searchOptions: { weights: { prefix: ranking.weights.prefix, fuzzy: 1 } },
    },
  );
}

function recordsIn(terms: readonly IndexEntry[]): readonly number[] {
  const records = new Set<string>();
  for (const [, byField] of terms) {
    for (const counts of Object.values(byField)) for (const record of Object.keys(counts)) records.add(record);
  }
  return [...records].map(Number);
}

const naming = new Set<string>(leadingFields);

function toMatches(results: readonly SearchResult[]): Matches {
  const matches = new Map<number, Match>();
  for (const { id, score, terms, match } of results) {
    const isNamed = terms.some((term) => match[term]?.some((field) => naming.has(field)));
    // A place with many words of one beginning is no better than one with a single one.
    matches.set(id as number, { score: score / terms.length, terms, named: isNamed ? 1 : 0 });
  }
  return matches;
}

/** @returns the records that have a name: things of the reference data. */
export function namedRecords(terms: readonly IndexEntry[]): ReadonlySet<number> {
  const name = fields.indexOf("name");
  return new Set(terms.flatMap(([, byField]) => Object.keys(byField[name] ?? {}).map(Number)));
}

/** A record has a title or a heading or a name: the length of any is that of all. */
export function readLengths({ lengths, averageLengths }: IndexCore, named: ReadonlySet<number>): Lengths {
  const byRecord: Lengths = {};
  const averageOf = (field: Field) => averageLengths[fields.indexOf(field)] ?? 1;
  for (let record = 0; record < lengths.length / 2; record += 1) {
    // A heading may be made of stop words alone.
    const leading = Math.max(1, parseInt(lengths[2 * record] ?? "", 36));
    const text = 2 ** parseInt(lengths[2 * record + 1] ?? "", 36);
    // What a thing of the reference data is for stands in its summary.
    const summary = named.has(record) ? text : averageOf("summary");
    byRecord[record] = [leading, leading, leading, summary, text, averageOf("code")];
  }
  return byRecord;
}
