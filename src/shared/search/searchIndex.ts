import MiniSearch, { type SearchResult } from "minisearch";
import {
  decodeTerms,
  fields,
  indexFiles,
  leadingFields,
  type Field,
  type IndexCore,
  type IndexEntry,
  type PageData,
  type RecordData,
} from "./indexFormat";
import { parseQuery, type Alternative, type Clause, type QueryTerm } from "./parseQuery";
import { stemOf } from "./terms";

/** Reads a file of the index. @throws {Error} when it cannot be had. */
export type ReadFile = (name: string) => Promise<string>;

export interface IndexQuery {
  readonly text: string;
  /** Name of a sidebar: other pages are left out. */
  readonly group?: string | undefined;
  /** Pages to skip, and most pages to answer with. */
  readonly offset: number;
  readonly limit: number;
}

export interface IndexAnswer {
  /** Pages found in all, and in each sidebar, whatever the filter. */
  readonly count: number;
  readonly countOf: Readonly<Record<string, number>>;
  readonly pages: readonly PageResult[];
}

export interface PageResult {
  readonly page: PageData;
  /** The best place of the page first. */
  readonly records: readonly RecordResult[];
}

export interface RecordResult {
  readonly record: RecordData;
  /** Terms of the index that were found in it: what to mark. */
  readonly terms: readonly string[];
}

export interface SearchIndex {
  readonly core: IndexCore;
  readonly search: (query: IndexQuery) => Promise<IndexAnswer>;
}

/** What decides over the order of results; found by trial on content/search-queries.yaml. */
export const ranking = {
  /** Titles over headings over text over code. A name is found by those who know it. */
  boosts: { title: 10, heading: 2.5, name: 4, summary: 3, text: 1, code: 0.35 } as Record<Field, number>,
  /** What a match is worth that is not the word itself. */
  weights: { prefix: 0.55, stem: 0.7, typo: 0.45, parts: 0.75, partsOfKnown: 0.1 },
  /** Share of the score that the page's single best place has; the rest goes by word, wherever on the page. */
  together: 0.7,
  /** How much it tells against a page that it lacks a word: power of the share of words that it holds. */
  coverage: 1,
  /** What it adds that a title, a heading or a name is the whole query and nothing else. */
  likeness: 0.3,
  /** Pages with less than this share of the words are none of the results. */
  leastCoverage: 0.5,
  /** What a page that lists others, an ordinary one and the first of a group are worth. */
  pages: [0.6, 1, 1.2] as readonly number[],
};
/** Shorter beginnings fit nearly every page; they are looked up in titles, headings and names alone. */
const shortestPrefix = 3;
/** Shorter words with a typo are other words. */
const shortestTypo = 5;
/** Most places shown of one page. */
const mostRecords = 4;

interface Match {
  readonly score: number;
  /** Terms of the index that were found. */
  readonly terms: readonly string[];
  /** Whether one of them stands in its title, heading or name. */
  readonly isNamed: boolean;
}

/** The records that a term fits. */
type Matches = ReadonlyMap<number, Match>;
const noMatches: Matches = new Map();

/** @throws {Error} when the first file cannot be had or read. */
export async function openIndex(read: ReadFile): Promise<SearchIndex> {
  const core = JSON.parse(await read(indexFiles.core)) as IndexCore;
  const pageOfRecord = core.recordCounts.flatMap((count, page) => new Array<number>(count).fill(page));
  const firstRecord = core.recordCounts.map(() => 0);
  core.recordCounts.forEach((count, page) => {
    if (page + 1 < firstRecord.length) firstRecord[page + 1] = (firstRecord[page] ?? 0) + count;
  });
  if (core.lengths.length !== pageOfRecord.length * 2) throw new Error("The index does not fit together.");
  const lengths = readLengths(core);
  const leading = toEngine(core, decodeTerms(core.terms), lengths);
  const parts = remember((number: number) =>
    read(indexFiles.part(core.build, number)).then((text) => toEngine(core, decodeTerms(text), lengths)),
  );
  const pages = remember((number: number) =>
    read(indexFiles.page(core.build, number)).then((text) => JSON.parse(text) as PageData),
  );

  return { core, search };

  async function search({ text, group, offset, limit }: IndexQuery): Promise<IndexAnswer> {
    const clauses = parseQuery(text, core.synonyms);
    const found = rankPages(await Promise.all(clauses.map(matchClause)), { core, pageOfRecord, lengths });
    const countOf: Record<string, number> = {};
    for (const { page } of found) {
      const name = core.groups[core.pages[page] ?? -1];
      if (name !== undefined) countOf[name] = (countOf[name] ?? 0) + 1;
    }
    const kept =
      group === undefined ? found : found.filter(({ page }) => core.groups[core.pages[page] ?? -1] === group);
    const shown = kept.slice(offset, offset + limit);
    return {
      count: kept.length,
      countOf,
      pages: await Promise.all(shown.map(toResult)),
    };
  }

  async function toResult({ page, places }: FoundPage): Promise<PageResult> {
    const data = await pages(page);
    const first = firstRecord[page] ?? 0;
    return {
      page: data,
      records: places.slice(0, mostRecords).flatMap(({ record: number, terms }) => {
        const record = data.records[number - first];
        return record ? [{ record, terms }] : [];
      }),
    };
  }

  async function matchClause({ alternatives }: Clause): Promise<Matches> {
    return union(await Promise.all(alternatives.map(matchAlternative)));
  }

  /** A page has to hold all the words of an alternative, wherever they stand. */
  async function matchAlternative({ terms, weight }: Alternative): Promise<Matches> {
    const all = await Promise.all(terms.map(matchTerm));
    const [only] = all;
    if (all.length === 1 && only) return scale(only, weight);
    const common = all
      .map((matches) => new Set([...matches.keys()].map((record) => pageOfRecord[record])))
      .reduce((a, b) => new Set([...a].filter((page) => b.has(page))));
    return scale(sum(all.map((matches) => keep(matches, (record) => common.has(pageOfRecord[record])))), weight);
  }

  async function matchTerm({ term, parts: pieces, isPrefix }: QueryTerm): Promise<Matches> {
    const stem = stemOf(term);
    const [itself, forms] = await Promise.all([
      lookUp(term, { prefix: isPrefix }),
      stem === null ? noMatches : lookUp(stem, { prefix: true }),
    ]);
    const { weights } = ranking;
    const inParts =
      pieces.length === 0
        ? noMatches
        : await matchAlternative({
            terms: pieces.map((piece, place) => ({
              term: piece,
              parts: [],
              isPrefix: isPrefix && place === pieces.length - 1,
            })),
            // Whoever types a name that there is means that one.
            weight: itself.size > 0 ? weights.partsOfKnown : weights.parts,
          });
    const matches = union([itself, scale(forms, weights.stem), inParts]);
    if (matches.size > 0) return matches;
    const begun = isPrefix ? matches : await lookUp(term, { prefix: true });
    return begun.size > 0 || term.length < shortestTypo ? begun : lookUpTypo(term);
  }

  async function lookUp(term: string, { prefix }: { prefix: boolean }): Promise<Matches> {
    const isWide = prefix && term.length >= shortestPrefix;
    const engines = await Promise.all(partsFor(term, isWide).map(parts));
    return union([
      ...findWithBeginnings(leading, term, prefix),
      ...engines.flatMap((engine) => findWithBeginnings(engine, term, isWide)),
    ]);
  }

  /** One letter more, less, other, or two that changed places. The first two letters are taken to be among the right ones. */
  async function lookUpTypo(term: string): Promise<Matches> {
    const [a = "", b = ""] = term;
    const numbers = new Set([a + b, b + a].flatMap((start) => partsFor(start, true)));
    const engines = await Promise.all([...numbers].map(parts));
    const options = {
      fuzzy: 2,
      boostDocument: (_: unknown, found: string) => (isOneTypo(term, found) ? 1 : 0),
    };
    return scale(union([leading, ...engines].map((engine) => find(engine, term, options))), ranking.weights.typo);
  }

  /** @returns numbers of the files that hold a term, or all terms that start with it. */
  function partsFor(term: string, isPrefix: boolean): readonly number[] {
    return core.parts.flatMap((first, number) => {
      const next = core.parts[number + 1];
      const startsBefore = first <= term || (isPrefix && first.startsWith(term));
      return startsBefore && (next === undefined || next > term) ? [number] : [];
    });
  }
}

interface FoundPage {
  readonly page: number;
  readonly score: number;
  /** The best one first. */
  readonly places: readonly Place[];
}

interface Place {
  readonly record: number;
  score: number;
  /** How many of the query's words stand in its title, heading or name. */
  named: number;
  readonly terms: string[];
}

interface Places {
  readonly core: IndexCore;
  readonly pageOfRecord: readonly number[];
  readonly lengths: Lengths;
}

/**
 * A page's score is half what its best place says to the whole query, and half what its places say to each word. Words that
 * stand nowhere on the site are left out of account.
 */
function rankPages(clauses: readonly Matches[], { core, pageOfRecord, lengths }: Places): readonly FoundPage[] {
  const known = clauses.filter(({ size }) => size > 0);
  const pages = new Map<number, { best: number[]; places: Map<number, Place> }>();
  known.forEach((matches, clause) => {
    for (const [record, { score, terms, isNamed }] of matches) {
      const number = pageOfRecord[record] ?? 0;
      let page = pages.get(number);
      if (!page) pages.set(number, (page = { best: new Array<number>(known.length).fill(0), places: new Map() }));
      page.best[clause] = Math.max(page.best[clause] ?? 0, score);
      let place = page.places.get(record);
      if (!place) page.places.set(record, (place = { record, score: 0, named: 0, terms: [] }));
      place.score += score;
      place.named += isNamed ? 1 : 0;
      place.terms.push(...terms);
    }
  });
  const found: FoundPage[] = [];
  for (const [page, { best, places }] of pages) {
    const coverage = best.filter((score) => score > 0).length / known.length;
    if (coverage < ranking.leastCoverage) continue;
    for (const place of places.values()) {
      const length = lengths[place.record]?.[0] ?? 1;
      const likeness = Math.min(1, place.named / length) * (place.named / known.length);
      place.score *= 1 + ranking.likeness * likeness ** 2;
    }
    const sorted = [...places.values()].sort((a, b) => b.score - a.score || a.record - b.record);
    const { together } = ranking;
    const held = together * (sorted[0]?.score ?? 0) + (1 - together) * total(best);
    const weight = ranking.pages[Number(core.weights[page])] ?? 1;
    found.push({ page, score: held * coverage ** ranking.coverage * weight, places: sorted });
  }
  return found.sort((a, b) => b.score - a.score || a.page - b.page);
}

function total(numbers: readonly number[]): number {
  return numbers.reduce((all, number) => all + number, 0);
}

interface FindOptions {
  readonly prefix?: boolean;
  readonly fuzzy?: number;
  readonly boostDocument?: (record: unknown, term: string) => number;
}

function findWithBeginnings(engine: MiniSearch, term: string, isPrefix: boolean): readonly Matches[] {
  const exact = find(engine, term, {});
  return isPrefix ? [exact, find(engine, term, { prefix: true })] : [exact];
}

const namingFields = new Set<string>(leadingFields);

function find(engine: MiniSearch, term: string, options: FindOptions): Matches {
  const results: SearchResult[] = engine.search(term, { ...options, boost: ranking.boosts });
  return new Map(
    results.map(({ id, score, terms, match }) => [
      id as number,
      {
        // A place with many words of one beginning is no better than one with a single one.
        score: score / terms.length,
        terms,
        isNamed: Object.values(match).some((found) => found.some((field) => namingFields.has(field))),
      },
    ]),
  );
}

function toEngine(core: IndexCore, index: IndexEntry[], fieldLength: Lengths): MiniSearch {
  const count = core.lengths.length / 2;
  return MiniSearch.loadJS(
    {
      documentCount: count,
      nextId: count,
      documentIds: Object.fromEntries(Array.from({ length: count }, (_, record) => [record, record])),
      fieldIds: Object.fromEntries(fields.map((field, number) => [field, number])),
      fieldLength: fieldLength as never,
      averageFieldLength: [...core.averageLengths],
      storedFields: {},
      dirtCount: 0,
      index,
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

/** Terms of each field of each record. */
type Lengths = Readonly<Record<string, readonly number[]>>;

/** A record has a title or a heading or a name: the length of any is that of all. */
function readLengths({ lengths, averageLengths }: IndexCore): Lengths {
  const byRecord: Record<string, number[]> = {};
  const averageOf = (field: Field) => averageLengths[fields.indexOf(field)] ?? 1;
  for (let record = 0; record < lengths.length / 2; record += 1) {
    const leading = parseInt(lengths[2 * record] ?? "", 36);
    const text = 2 ** parseInt(lengths[2 * record + 1] ?? "", 36);
    byRecord[record] = [leading, leading, leading, averageOf("summary"), text, averageOf("code")];
  }
  return byRecord;
}

/** Each record with the best of its scores. */
function union(all: readonly Matches[]): Matches {
  return merge(all, Math.max);
}

function sum(all: readonly Matches[]): Matches {
  return merge(all, (a, b) => a + b);
}

function merge(all: readonly Matches[], combine: (a: number, b: number) => number): Matches {
  const [first, ...others] = all.filter(({ size }) => size > 0);
  if (!first || others.length === 0) return first ?? noMatches;
  const merged = new Map(first);
  for (const matches of others) {
    for (const [record, match] of matches) {
      const known = merged.get(record);
      merged.set(
        record,
        known
          ? {
              score: combine(known.score, match.score),
              terms: [...known.terms, ...match.terms],
              isNamed: known.isNamed || match.isNamed,
            }
          : match,
      );
    }
  }
  return merged;
}

function scale(matches: Matches, weight: number): Matches {
  if (weight === 1) return matches;
  return new Map([...matches].map(([record, match]) => [record, { ...match, score: match.score * weight }]));
}

function keep(matches: Matches, isKept: (record: number) => boolean): Matches {
  return new Map([...matches].filter(([record]) => isKept(record)));
}

/** Whether one slip of the finger makes one word of the other. */
export function isOneTypo(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1 || a === b) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  let end = 0;
  const shorter = Math.min(a.length, b.length);
  while (end < shorter - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end += 1;
  const [left, right] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  if (left.length <= 1 && right.length <= 1) return true;
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0];
}

/** Loads each file once; one that failed is asked for again. */
function remember<Loaded>(load: (number: number) => Promise<Loaded>): (number: number) => Promise<Loaded> {
  const known = new Map<number, Promise<Loaded>>();
  return (number) => {
    const loaded = known.get(number);
    if (loaded) return loaded;
    const loading = load(number);
    known.set(number, loading);
    loading.catch(() => known.delete(number));
    return loading;
  };
}
