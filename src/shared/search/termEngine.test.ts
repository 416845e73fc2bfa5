import { expect, test } from "@jest/globals";
import fc from "fast-check";
import MiniSearch, { type SearchOptions } from "minisearch";
import { decodeTerms, encodeTerms, fields, leadingFields, type IndexEntry } from "./indexFormat";
import { isOneTypo } from "./isOneTypo";
import type { Matches } from "./matches";
import { ranking } from "./rankPages";
import { fieldLength, type RecordLengths } from "./recordLengths";
import { createTermEngine, type TermEngine } from "./termEngine";
import { startOf, stemOf } from "./terms";

const count = 9;
const often = { numRuns: 300, seed: 20261126 };

/** Few letters and common endings, so that words share beginnings, differ by a letter, and are forms of each other. */
const word = fc
  .tuple(
    fc.string({ unit: fc.constantFrom("a", "b", "t"), minLength: 2, maxLength: 5 }),
    fc.constantFrom("", "", "e", "ed", "ing", "ation"),
  )
  .map((pieces) => pieces.join(""));
const record = fc.integer({ min: 0, max: count - 1 }).map(String);
const postings = fc.dictionary(
  fc.integer({ min: 0, max: fields.length - 1 }).map(String),
  fc.dictionary(record, fc.constant(1), { minKeys: 1, maxKeys: count, noNullPrototype: true }),
  { minKeys: 1, noNullPrototype: true },
);
const index = fc
  .uniqueArray(fc.tuple(word, postings), { minLength: 1, maxLength: 25, selector: ([term]) => term })
  .map((entries) => entries.sort(([a], [b]) => (a < b ? -1 : 1)) as IndexEntry[]);
const numbers = (max: number) => fc.array(fc.integer({ min: 1, max }), { minLength: count, maxLength: count });
const lengths: fc.Arbitrary<RecordLengths> = fc.record({
  count: fc.constant(count),
  averages: fc.array(fc.integer({ min: 1, max: 50 }), { minLength: fields.length, maxLength: fields.length }),
  leading: numbers(8),
  text: numbers(300),
  named: fc.array(record).map((records) => new Set(records.map(Number))),
});

/** The same look-ups in MiniSearch, which leaves out a term with a boost of 0. */
function createReference(entries: readonly IndexEntry[], known: RecordLengths): TermEngine {
  const records = Array.from({ length: count }, (_, number) => number);
  const engine = MiniSearch.loadJS(
    {
      documentCount: count,
      nextId: count,
      documentIds: Object.fromEntries(records.map((number) => [number, number])),
      fieldIds: Object.fromEntries(fields.map((field, number) => [field, number])),
      fieldLength: Object.fromEntries(
        records.map((number) => [number, fields.map((_, field) => fieldLength(known, number, field))]),
      ),
      averageFieldLength: [...known.averages],
      storedFields: {},
      dirtCount: 0,
      index: structuredClone(entries) as IndexEntry[],
      serializationVersion: 2,
    },
    { fields: [...fields], tokenize: (term) => [term], processTerm: (term) => term },
  );
  const only = (isMeant: (found: string) => boolean): SearchOptions => ({
    boostDocument: (_, found) => (isMeant(found) ? 1 : 0),
  });
  const find = (term: string, options: SearchOptions): Matches =>
    new Map(
      engine.search(term, { ...options, boost: ranking.boosts }).map(({ id, score, terms, match }) => {
        const isNamed = Object.values(match).some((found) =>
          found.some((field) => leadingFields.includes(field as "name")),
        );
        return [id as number, { score: score / terms.length, terms: terms.sort(), named: isNamed ? 1 : 0 }];
      }),
    );
  const prefix = (weight: number) => ({ prefix: true, weights: { prefix: weight, fuzzy: 1 } });
  return {
    find: (term) => find(term, {}),
    findName: (term) => find(term, { fields: ["name"] }),
    findBeginning: (start) => find(start, prefix(ranking.weights.prefix)),
    findForms: (stem) => find(startOf(stem), { ...prefix(1), ...only((found) => stemOf(found) === stem) }),
    findTypo: (term) =>
      find(term, { fuzzy: 2, weights: { prefix: 1, fuzzy: 1 }, ...only((found) => isOneTypo(term, found)) }),
  };
}

/** Matches in the order of their records, with scores to twelve digits: the two engines sum in different orders. */
function comparable(matches: Matches) {
  return [...matches]
    .sort(([a], [b]) => a - b)
    .map(([number, { score, terms, named }]) => [number, Number(score.toPrecision(12)), [...terms].sort(), named]);
}

test("every look-up finds the same matches as MiniSearch, with the same scores", () => {
  fc.assert(
    fc.property(index, lengths, word, (entries, known, asked) => {
      const engine = createTermEngine(decodeTerms(encodeTerms(entries)), known);
      const reference = createReference(entries, known);
      for (const term of [asked, ...entries.map(([own]) => own)]) {
        const words = {
          find: term,
          findName: term,
          findBeginning: term.slice(0, 3),
          findForms: stemOf(term),
          findTypo: term,
        };
        for (const [name, text] of Object.entries(words) as [keyof TermEngine, string | null][]) {
          if (text === null) continue;
          expect({ name, text, found: comparable(engine[name](text)) }).toEqual({
            name,
            text,
            found: comparable(reference[name](text)),
          });
        }
      }
    }),
    often,
  );
});

test("finds a word with one letter added, missing or replaced, or with two letters swapped", () => {
  const entries: IndexEntry[] = [["cluster", { "4": { "3": 1 } }]];
  const engine = createTermEngine(decodeTerms(encodeTerms(entries)), {
    count,
    averages: fields.map(() => 1),
    leading: [],
    text: [],
    named: new Set(),
  });
  const scoreOf = (typed: string) => engine.findTypo(typed).get(3)?.score ?? 0;
  for (const typed of ["clusster", "cluser", "clunter", "clutser"]) expect(scoreOf(typed)).toBeGreaterThan(0);
  expect(scoreOf("clutser")).toBeLessThan(scoreOf("clunter"));
  for (const typed of ["cluster", "clstr", "lcutser"]) expect(scoreOf(typed)).toBe(0);
});
