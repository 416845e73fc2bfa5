import { describe, expect, test } from "@jest/globals";
import type { Match, Matches } from "./matches";
import { rankPages, ranking } from "./rankPages";

const pageCount = 40;
const glossary = pageCount - 1;
/** A page for each record. */
const input = {
  pageOf: Array.from({ length: pageCount }, (_, record) => record),
  kindOf: () => 1,
  wordsOf: () => 2,
  isGlossary: (page: number) => page === glossary,
  asksDefinition: false,
  isNear: () => false,
};
const range = (count: number, start = 0) => Array.from({ length: count }, (_, place) => start + place);
const matchesOf = (records: readonly number[], score = 1, named = 0) =>
  new Map<number, Match>(records.map((record) => [record, { score, named, terms: ["word"] }]));
const pagesOf = (clauses: readonly Matches[], asksDefinition = false) =>
  rankPages(clauses, { ...input, asksDefinition }).map(({ page }) => page);

describe("pages that hold half of the words", () => {
  const enough = ranking.enoughPages;

  test("are none of the results where enough others hold more", () => {
    expect(pagesOf([matchesOf(range(30)), matchesOf(range(enough))])).toEqual(range(enough));
  });

  test("fill the list where others are too few", () => {
    expect(pagesOf([matchesOf(range(30)), matchesOf(range(enough - 1))])).toHaveLength(30);
  });

  test("come in with more than half", () => {
    const clauses = [matchesOf(range(30)), matchesOf(range(20)), matchesOf(range(enough))];
    expect(pagesOf(clauses)).toHaveLength(20);
  });
});

test("less than half of the words is no result", () => {
  expect(pagesOf([matchesOf([1, 2]), matchesOf([1]), matchesOf([1])])).toEqual([1]);
});

test("a word that few pages hold counts more", () => {
  const common = matchesOf(range(30), 1.5);
  expect(pagesOf([common, matchesOf([35])])[0]).toBe(35);
});

test("words that stand together count more than those in two places of a page", () => {
  const pageOf = [0, 0, 1];
  const clauses = [matchesOf([0, 2]), matchesOf([1, 2])];
  expect(rankPages(clauses, { ...input, pageOf }).map(({ page }) => page)).toEqual([1, 0]);
});

test("the definition of a term leads where the query asks for it, and nowhere else", () => {
  const clauses = [matchesOf([glossary], 1, 2).set(1, { score: 1.5, named: 0, terms: ["word"] })];
  expect(pagesOf(clauses, true)).toEqual([glossary, 1]);
  expect(pagesOf(clauses)).toEqual([1, glossary]);
});

test("of pages that are as good, those of the open group come first", () => {
  const isNear = (page: number) => page === 3;
  const orderOf = (near: number, other: number) =>
    rankPages([matchesOf([1], other).set(3, { score: near, named: 0, terms: ["word"] })], { ...input, isNear }).map(
      ({ page }) => page,
    );
  expect(pagesOf([matchesOf([1, 3])])).toEqual([1, 3]);
  expect(orderOf(1, 1)).toEqual([3, 1]);
  expect(orderOf(1, 1.2)).toEqual([1, 3]);
});
