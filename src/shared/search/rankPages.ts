import { scale, union, type Match, type Matches } from "./matches";
import type { PageKind } from "./records";

/** Weights of the ranking, tuned on content/search-queries.yaml and on two thirds of test/search/queries.yml. */
export const ranking = {
  /** Titles weigh more than headings, text and code, in that order. Readers who know a thing search for its name, others for a phrase. */
  boosts: { title: 3.5, heading: 1.5, name: 4.25, summary: 3, text: 1, code: 0.4, phrase: 5 },
  /** Weights of matches other than the word itself. */
  weights: { prefix: 0.3, stem: 0.9, typo: 0.45, parts: 0.4, partsOfKnown: 0.2, exactName: 2 },
  /** Below 1, so that one word in a title does not outweigh several in a text. */
  scorePower: 0.85,
  /** A word on more than this many pages weighs less than a rarer word, by this power. */
  rarePages: 10,
  rarityPower: 0.55,
  /** What words add that are elsewhere on the page, and the power of the share of the query's words that a place holds. */
  elsewhere: 0.15,
  togetherPower: 0.7,
  /** What the scores of other places add to the page's best one, and how many of them count. */
  otherPlaces: 0.4,
  mostOtherPlaces: 8,
  /** How much more a rare word counts than a common one in the share of the query that a page holds. */
  coverageRarity: 0.5,
  /** Weight of words of reference data: a thing has a name and a sentence, which would weigh as much as those of a page. */
  reference: 0.42,
  /** What similarity of a title, a heading or a name to the query adds. */
  likeness: 0.46,
  /** What equality adds, for a query of several words. */
  sameWords: 1,
  /** What a whole name of several words in the query adds: "tool start" in "tool start job.yaml". */
  wholeName: 0.3,
  /** Weight of a place with exactly that name if the query asks for a definition, and of any definition otherwise. */
  askedDefinition: 2,
  otherDefinition: 0.5,
  /** Pages with less than this share of the words are not results. */
  leastCoverage: 0.5,
  /** Pages with exactly that share are not results either if this many pages hold more: as many as a reader sees at first. */
  enoughPages: 7,
  /** Pages need this share of the best page's score; the second one if they hold fewer words than the best page. */
  leastScore: 0.25,
  leastPartialScore: 0.4,
  /** Weights of page kinds, and a further factor for pages of errors and issues if the query does not describe a problem. */
  pages: { list: 0.5, page: 1, first: 1.1, errors: 1, issues: 0.7 },
  otherFaults: 0.6,
  /** Weight of pages in the reader's open group: puts them before equally good pages, and hardly before better ones. */
  near: 1.15,
};

export interface FoundPage {
  readonly page: number;
  readonly score: number;
  readonly places: readonly FoundPlace[];
}

export interface FoundPlace {
  readonly record: number;
  readonly score: number;
  /** Matches of the clauses of the query in this place. */
  readonly matches: readonly Match[];
}

export interface RankInput {
  /** Page number of each record. */
  readonly pageOf: readonly number[];
  readonly kindOf: (page: number) => PageKind;
  /** Whether the query describes a problem. */
  readonly tellsFault: boolean;
  /** Number of words in the title, the heading or the name of a record. */
  readonly wordsOf: (record: number) => number;
  /** Whether a record is a thing of the reference data. */
  readonly isReference: (record: number) => boolean;
  /** Whether the names of a page are terms that the page defines. */
  readonly isGlossary: (page: number) => boolean;
  /** Whether the query asks for a definition. */
  readonly asksDefinition: boolean;
  /** Whether a page is in the group that the reader has open. */
  readonly isNear: (page: number) => boolean;
}

interface Page {
  /** The best score of each clause that matches somewhere on the page. */
  readonly best: Map<number, number>;
  readonly places: Map<number, Place>;
}

interface Place {
  /** Scores by clause; undefined for clauses that do not match here. */
  readonly scores: (number | undefined)[];
  /** Matches of the clauses that match here. */
  readonly matches: Match[];
}

/**
 * Ranks pages by their best places. A page that lacks words of the query counts less, and is left out if enough others
 * hold more of them. Words that no page of the site holds are ignored.
 *
 * @param clauses for each clause of the query, the matching records of each wording, the typed one first.
 */
export function rankPages(
  clauses: readonly (readonly Matches[])[],
  { pageOf, kindOf, wordsOf, isReference, isGlossary, asksDefinition, isNear, tellsFault }: RankInput,
): readonly FoundPage[] {
  const { known, weighed, shares } = weigh(clauses, pageOf);
  const pages = collectPages(weighed, { pageOf, isReference });
  const allShares = shares.reduce((sum, share) => sum + share, 0);
  const coverageOf = ({ best }: Page) => best.size / known.length;
  const fuller = [...pages.values()].filter((page) => coverageOf(page) > ranking.leastCoverage).length;
  const found: FoundPage[] = [];
  for (const [number, page] of pages) {
    const coverage = coverageOf(page);
    if (coverage < ranking.leastCoverage) continue;
    if (coverage === ranking.leastCoverage && fuller >= ranking.enoughPages) continue;
    const places = [...page.places].map(([record, place]) => toFoundPlace(record, place, page.best));
    places.sort((a, b) => b.score - a.score || a.record - b.record);
    const weight = heldBy(page) * weightOf(kindOf(number));
    found.push({ page: number, score: scoreOf(places) * weight, places });
  }
  // Apply the weight of the open group after the cut: the set of pages must not depend on where the reader is.
  const kept = withoutTail(found.sort(byScore), (page) => pages.get(page)?.best.size ?? 0);
  return kept.map((one) => ({ ...one, score: one.score * (isNear(one.page) ? ranking.near : 1) })).sort(byScore);

  function weightOf(kind: PageKind): number {
    const isOther = !tellsFault && (kind === "errors" || kind === "issues");
    return ranking.pages[kind] * (isOther ? ranking.otherFaults : 1);
  }

  /** The share of the query that a page holds. */
  function heldBy({ best }: Page): number {
    let held = 0;
    for (const clause of best.keys()) held += shares[clause] ?? 0;
    return held / allShares;
  }

  function toFoundPlace(record: number, place: Place, best: Page["best"]): FoundPlace {
    const { scores, matches } = place;
    let score = 0;
    for (const [clause, most] of best) score += scores[clause] ?? ranking.elsewhere * most;
    // Number of words of its title, heading or name that the query holds, and of clauses that match these words.
    let namedWords = 0;
    let namedClauses = 0;
    for (const { named } of matches) {
      namedWords += named;
      if (named > 0) namedClauses += 1;
    }
    const words = wordsOf(record);
    // 1 if the query is the title, the heading or the name.
    const likeness = Math.min(1, namedWords / words) * (namedClauses / known.length);
    const isSame = likeness === 1 && namedWords > 1;
    const isWhole = isReference(record) && words > 1 && namedWords >= words;
    const likenessWeight =
      1 + ranking.likeness * likeness + (isSame ? ranking.sameWords : isWhole ? ranking.wholeName : 0);
    score *= (matches.length / known.length) ** ranking.togetherPower * likenessWeight;
    return { record, score: score * definitionWeight(likeness, record), matches };
  }

  function definitionWeight(likeness: number, record: number): number {
    if (asksDefinition && likeness === 1) return ranking.askedDefinition;
    return isGlossary(pageOf[record] ?? 0) ? ranking.otherDefinition : 1;
  }
}

function byScore(a: FoundPage, b: FoundPage): number {
  return b.score - a.score || a.page - b.page;
}

/** @param places the best first. */
function scoreOf([best, ...others]: readonly FoundPlace[]): number {
  const counted = others.slice(0, ranking.mostOtherPlaces);
  return (best?.score ?? 0) + ranking.otherPlaces * counted.reduce((sum, { score }) => sum + score, 0);
}

/** @param found the best first. @returns the pages that are still useful next to the best. */
function withoutTail(found: readonly FoundPage[], wordsHeldBy: (page: number) => number): readonly FoundPage[] {
  const [best] = found;
  if (!best) return found;
  return found.filter(({ page, score }) => {
    const isPartial = wordsHeldBy(page) < wordsHeldBy(best.page);
    return score >= best.score * (isPartial ? ranking.leastPartialScore : ranking.leastScore);
  });
}

/** @returns the clauses that match somewhere, the weighted matches of each, and its weight in the share that a page holds. */
function weigh(clauses: readonly (readonly Matches[])[], pageOf: RankInput["pageOf"]) {
  const known = clauses
    .map((wordings) => wordings.filter(({ size }) => size > 0))
    .filter((wordings) => wordings.length > 0);
  // Common synonyms do not make a typed word less rare.
  const rarities = known.map((wordings) => {
    const [typed = 1, ...others] = wordings.map((matches) => rarityOf(matches, pageOf));
    return [typed, ...others.map((other) => Math.min(typed, other))];
  });
  const weighed = known.map((wordings, clause) =>
    union(
      wordings.map((matches, wording) => scale(matches, (rarities[clause]?.[wording] ?? 1) ** ranking.rarityPower)),
    ),
  );
  return { known, weighed, shares: rarities.map(([rarity = 1]) => rarity ** ranking.coverageRarity) };
}

function collectPages(
  clauses: readonly Matches[],
  { pageOf, isReference }: Pick<RankInput, "pageOf" | "isReference">,
): ReadonlyMap<number, Page> {
  const pages = new Map<number, Page>();
  clauses.forEach((matches, clause) => {
    for (const [record, match] of matches) {
      const score = (match.score * (isReference(record) ? ranking.reference : 1)) ** ranking.scorePower;
      const number = pageOf[record] ?? 0;
      let page = pages.get(number);
      if (!page) pages.set(number, (page = { best: new Map(), places: new Map() }));
      page.best.set(clause, Math.max(page.best.get(clause) ?? 0, score));
      let place = page.places.get(record);
      if (!place) page.places.set(record, (place = { scores: [], matches: [] }));
      place.scores[clause] = score;
      place.matches.push(match);
    }
  });
  return pages;
}

/** @returns 1 for a word on few pages, less for a word on many. */
function rarityOf(matches: Matches, pageOf: RankInput["pageOf"]): number {
  const all = (pageOf.at(-1) ?? 0) + 1;
  const holding = new Set([...matches.keys()].map((record) => pageOf[record])).size;
  const rarity = Math.log(1 + all / holding) / Math.log(1 + all / ranking.rarePages);
  return Math.min(1, rarity);
}
