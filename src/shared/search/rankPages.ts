import type { Matches } from "./matches";

/** What decides over the order of results; found by trial on content/search-queries.yaml. */
export const ranking = {
  /** Titles over headings over text over code. A name is found by those who know it. */
  boosts: { title: 7, heading: 2, name: 3, summary: 3, text: 1, code: 0.35 },
  /** What a match is worth that is not the word itself. */
  weights: { prefix: 0.55, stem: 0.7, typo: 0.45, parts: 0.75, partsOfKnown: 0.2 },
  /** What it adds that a title, a heading or a name is like the query. */
  likeness: 0.6,
  /** What it adds that they are the same, for a query of several words. */
  sameWords: 1,
  /** Pages with less than this share of the words are none of the results. */
  leastCoverage: 0.5,
  /** What a page that lists others, an ordinary one and the first of a group are worth. */
  pages: [0.5, 1, 1.2] as readonly number[],
};

export interface FoundPage {
  readonly page: number;
  readonly score: number;
  readonly places: readonly FoundPlace[];
}

export interface FoundPlace {
  readonly record: number;
  readonly score: number;
  readonly terms: readonly string[];
}

export interface RankInput {
  /** Number of the page of each record. */
  readonly pageOf: readonly number[];
  /** Kind of each page: its place in `ranking.pages`. */
  readonly kindOf: (page: number) => number;
  /** Words of the title, the heading or the name of a record. */
  readonly wordsOf: (record: number) => number;
}

interface Page {
  /** Clauses of the query that stand somewhere on it. */
  readonly held: Set<number>;
  readonly places: Map<number, { score: number; named: number; terms: string[] }>;
}

/**
 * Puts pages into the order of their best place. A page that lacks words of the query counts less; words that stand
 * nowhere on the site are left out of account.
 *
 * @param clauses the records that each part of the query fits.
 */
export function rankPages(clauses: readonly Matches[], { pageOf, kindOf, wordsOf }: RankInput): readonly FoundPage[] {
  const known = clauses.filter(({ size }) => size > 0);
  const pages = new Map<number, Page>();
  known.forEach((matches, clause) => {
    for (const [record, { score, terms, isNamed }] of matches) {
      const number = pageOf[record] ?? 0;
      let page = pages.get(number);
      if (!page) pages.set(number, (page = { held: new Set(), places: new Map() }));
      page.held.add(clause);
      let place = page.places.get(record);
      if (!place) page.places.set(record, (place = { score: 0, named: 0, terms: [] }));
      place.score += score;
      place.named += isNamed ? 1 : 0;
      place.terms.push(...terms);
    }
  });
  const found: FoundPage[] = [];
  for (const [page, { held, places }] of pages) {
    const coverage = held.size / known.length;
    if (coverage < ranking.leastCoverage) continue;
    const scored = [...places].map(([record, { score, named, terms }]) => {
      const likeness = Math.min(1, named / wordsOf(record)) * (named / known.length);
      const isSame = likeness === 1 && known.length > 1;
      return { record, terms, score: score * (1 + ranking.likeness * likeness + (isSame ? ranking.sameWords : 0)) };
    });
    scored.sort((a, b) => b.score - a.score || a.record - b.record);
    const weight = ranking.pages[kindOf(page)] ?? 1;
    found.push({ page, score: (scored[0]?.score ?? 0) * coverage * weight, places: scored });
  }
  return found.sort((a, b) => b.score - a.score || a.page - b.page);
}
