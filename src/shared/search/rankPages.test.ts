import { describe, expect, test } from "@jest/globals";
import type { Match, Matches } from "./matches";
import type { PageKind } from "./records";
import { rankPages, ranking, type RankInput } from "./rankPages";

const pageCount = 40;
const glossary = pageCount - 1;
/** One page per record. */
const input = {
  pageOf: Array.from({ length: pageCount }, (_, record) => record),
  kindOf: () => "page" as const,
  isReference: () => false,
  tellsFault: false,
  wordsOf: () => 2,
  isGlossary: (page: number) => page === glossary,
  asksDefinition: false,
  isNear: () => false,
};
const range = (count: number, start = 0) => Array.from({ length: count }, (_, place) => start + place);
const matchesOf = (records: readonly number[], score = 1, named = 0) =>
  new Map<number, Match>(records.map((record) => [record, { score, named, terms: ["word"] }]));
/** Each clause in a single wording. */
const rank = (clauses: readonly Matches[], more: Partial<RankInput> = {}) =>
  rankPages(
    clauses.map((matches) => [matches]),
    { ...input, ...more },
  ).map(({ page }) => page);
const pagesOf = (clauses: readonly Matches[], asksDefinition = false) => rank(clauses, { asksDefinition });

describe("pages that contain half of the words", () => {
  const enough = ranking.enoughPages;
  /** Matches that score so high on pages without the other words that the tail cut removes none of them. */
  const word = (full: number) => new Map([...matchesOf(range(full)), ...matchesOf(range(30 - full, full), 9)]);

  test("are left out if enough others contain more", () => {
    expect(pagesOf([word(enough), matchesOf(range(enough))])).toEqual(range(enough));
  });

  test("fill the list if too few others contain more", () => {
    expect(pagesOf([word(enough - 1), matchesOf(range(enough - 1))])).toHaveLength(30);
  });

  test("are included if they contain more than half", () => {
    const clauses = [word(enough), matchesOf(range(20)), matchesOf(range(enough))];
    expect(pagesOf(clauses)).toHaveLength(20);
  });
});

test("ranks the page with more equally good places first", () => {
  // Two places per page, except for the first page, which has one.
  const pageOf = range(pageCount).map((record) => Math.ceil(record / 2));
  expect(rank([matchesOf(range(5))], { pageOf })).toEqual([1, 2, 0]);
  const many = 2 + ranking.mostOtherPlaces;
  const long = range(2 * many).map((record) => (record < many ? 0 : 1));
  // The maximum number of places counts, so one more makes no difference.
  expect(rank([matchesOf(range(2 * many - 1, 1))], { pageOf: long })).toEqual([0, 1]);
});

test("lists the best place of a page first, and equally good places in their order", () => {
  const clause = new Map([...matchesOf([3, 1]), ...matchesOf([2], 3)]);
  const [page] = rankPages([[clause]], { ...input, pageOf: [0, 0, 0, 0] });
  expect(page?.places.map(({ record }) => record)).toEqual([2, 1, 3]);
});

test("leaves out pages with less than half of the words", () => {
  expect(pagesOf([matchesOf([1, 2]), matchesOf([1]), matchesOf([1])])).toEqual([1]);
});

test("does not count words that no page contains", () => {
  expect(pagesOf([matchesOf([1, 2]), matchesOf([]), matchesOf([])])).toEqual([1, 2]);
});

describe("the tail of the results", () => {
  const scored = (scores: readonly number[]) =>
    new Map<number, Match>(scores.map((score, record) => [record, { score, named: 0, terms: ["word"] }]));
  /** The score of a match that gives a page this share of the best page's score. */
  const share = (least: number) => least ** (1 / ranking.scorePower);

  test("is cut where a page has too little of the best page's score", () => {
    const { leastScore } = ranking;
    const [more, less] = [share(leastScore + 0.01), share(leastScore - 0.01)];
    expect(pagesOf([scored([1, more, less])])).toEqual([0, 1]);
    expect(pagesOf([scored([less, more, 1])])).toEqual([2, 1]);
  });

  test("is cut earlier for a page that contains fewer words than the best", () => {
    // Page 2 gets 0.3 of the best page's score: from one word of the first query, and from both words of the second.
    const one = scored([1, 0.7, 2.2]);
    const two = scored([1, 0.7]);
    const both = scored([1, 0.7, 0.25]);
    expect(pagesOf([one, two])).toEqual([0, 1]);
    expect(pagesOf([both, both])).toEqual([0, 1, 2]);
  });

  test("is kept if no page contains more than the others", () => {
    expect(pagesOf([matchesOf(range(20))])).toHaveLength(20);
  });
});

describe("pages about errors", () => {
  const kinds = new Map<number, PageKind>([
    [1, "issues"],
    [2, "errors"],
  ]);
  const kindOf = (page: number) => kinds.get(page) ?? "page";

  test("come after others, unless the query describes an error", () => {
    const clauses = [matchesOf([3], 0.95).set(2, { score: 1, named: 0, terms: ["word"] })];
    expect(rank(clauses, { kindOf })).toEqual([3, 2]);
    expect(rank(clauses, { kindOf, tellsFault: true })).toEqual([2, 3]);
  });

  test("come with the remedy before the known issue", () => {
    expect(rank([matchesOf([1, 2])], { kindOf, tellsFault: true })).toEqual([2, 1]);
  });
});

test("common synonyms do not lower the weight of a rare word", () => {
  const common = matchesOf(range(30), 0.9);
  const other = matchesOf([31, ...range(5, 32)]);
  const orderOf = (clause: readonly Matches[]) => rankPages([clause, [other]], input).map(({ page }) => page);
  // Page 30 has the rare word, page 31 the other one.
  const alone = orderOf([matchesOf([30], 1.02)]);
  expect(alone[0]).toBe(30);
  expect(orderOf([matchesOf([30], 1.02), common])[0]).toBe(30);
});

test("a rare synonym has no more weight than the typed word", () => {
  const typed = matchesOf(range(30));
  const synonym = matchesOf([35], 0.9);
  expect(rankPages([[typed, synonym]], input)[0]?.page).toBe(0);
});

test("ranks a name that the query contains completely above one that it contains in part", () => {
  const clauses = [matchesOf([1, 2], 1, 1), matchesOf([1, 2], 1, 1), matchesOf([1, 2])];
  const isReference = () => true;
  expect(rank(clauses, { isReference, wordsOf: (record) => (record === 1 ? 3 : 2) })).toEqual([2, 1]);
});

test("gives more weight to a word that few pages contain", () => {
  const common = matchesOf(range(30), 1.5);
  expect(pagesOf([common, matchesOf([35])])[0]).toBe(35);
});

test("ranks words in one place above words in two places of a page", () => {
  const pageOf = [0, 0, 1];
  const clauses = [matchesOf([0, 2]), matchesOf([1, 2])];
  expect(rank(clauses, { pageOf })).toEqual([1, 0]);
});

test("ranks the definition of a term first only if the query asks for it", () => {
  const clauses = [matchesOf([glossary], 1, 2).set(1, { score: 1.5, named: 0, terms: ["word"] })];
  expect(pagesOf(clauses, true)).toEqual([glossary, 1]);
  expect(pagesOf(clauses)).toEqual([1, glossary]);
});

test("ranks pages of the open group first among equally good ones", () => {
  const isNear = (page: number) => page === 3;
  const orderOf = (near: number, other: number) =>
    rank([matchesOf([1], other).set(3, { score: near, named: 0, terms: ["word"] })], { isNear });
  expect(pagesOf([matchesOf([3, 1])])).toEqual([1, 3]);
  expect(orderOf(1, 1)).toEqual([3, 1]);
  expect(orderOf(1, 1.2)).toEqual([1, 3]);
});

test("the open group does not change how many pages are found", () => {
  // Just above the lowest score that the tail cut allows next to the best page.
  const weak = ranking.leastScore ** (1 / ranking.scorePower) * 1.03;
  const clause = matchesOf([1], 1).set(3, { score: weak, named: 0, terms: ["word"] });
  expect(rank([clause])).toEqual([1, 3]);
  expect(rank([clause], { isNear: (page) => page === 1 })).toEqual([1, 3]);
});
