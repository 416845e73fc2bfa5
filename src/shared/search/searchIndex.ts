import MiniSearch, { type SearchResult } from "minisearch";
import {
  decodeTerms,
  fields,
  indexFiles,
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

/** Titles over headings over text over code. A name is found by those who know it. */
const boosts: Record<Field, number> = { title: 7, heading: 3.5, name: 4, summary: 2, text: 1, code: 0.35 };
/** What a match is worth that is not the word itself. */
const weights = { prefix: 0.55, stem: 0.7, typo: 0.45, parts: 0.75 } as const;
/** Shorter beginnings fit nearly every page; they are looked up in titles, headings and names alone. */
const shortestPrefix = 3;
/** Shorter words with a typo are other words. */
const shortestTypo = 5;
/** Most places shown of one page. */
const mostRecords = 4;
/** Pages that hold less than this share of the query's words are none of its results. */
const leastCoverage = 0.5;

/** Score and found terms of each record that a term fits. */
type Matches = Map<number, { score: number; terms: string[] }>;

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
    const found = rankPages(await Promise.all(clauses.map(matchClause)), { core, pageOfRecord });
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

  async function toResult({ page, records }: FoundPage): Promise<PageResult> {
    const data = await pages(page);
    const first = firstRecord[page] ?? 0;
    return {
      page: data,
      records: records.slice(0, mostRecords).flatMap(({ record: number, terms }) => {
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
    const found = await Promise.all([
      lookUp(term, { prefix: isPrefix || term.length > shortestPrefix }),
      stem === null ? new Map() : lookUp(stem, { prefix: true }).then((matches) => scale(matches, weights.stem)),
      pieces.length === 0
        ? new Map()
        : matchAlternative({
            terms: pieces.map((piece, place) => ({
              term: piece,
              parts: [],
              isPrefix: isPrefix && place === pieces.length - 1,
            })),
            weight: weights.parts,
          }),
    ]);
    const matches = union(found);
    return matches.size > 0 || term.length < shortestTypo ? matches : lookUpTypo(term);
  }

  async function lookUp(term: string, { prefix }: { prefix: boolean }): Promise<Matches> {
    const isWide = prefix && term.length >= shortestPrefix;
    const engines = await Promise.all(partsFor(term, isWide).map(parts));
    return union([find(leading, term, { prefix }), ...engines.map((engine) => find(engine, term, { prefix: isWide }))]);
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
    return scale(union([leading, ...engines].map((engine) => find(engine, term, options))), weights.typo);
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
  readonly records: readonly { readonly record: number; readonly score: number; readonly terms: readonly string[] }[];
}

interface Places {
  readonly core: IndexCore;
  readonly pageOfRecord: readonly number[];
}

/**
 * A page's score is half what its best place says to the whole query, and half what its places say to each word. Words that
 * stand nowhere on the site are left out of account.
 */
function rankPages(clauses: readonly Matches[], { core, pageOfRecord }: Places): readonly FoundPage[] {
  const known = clauses.filter(({ size }) => size > 0);
  const pages = new Map<number, { best: number[]; records: Map<number, { score: number; terms: string[] }> }>();
  known.forEach((matches, clause) => {
    for (const [record, { score, terms }] of matches) {
      const number = pageOfRecord[record] ?? 0;
      let page = pages.get(number);
      if (!page) pages.set(number, (page = { best: new Array<number>(known.length).fill(0), records: new Map() }));
      page.best[clause] = Math.max(page.best[clause] ?? 0, score);
      const place = page.records.get(record);
      if (place) {
        place.score += score;
        place.terms.push(...terms);
      } else page.records.set(record, { score, terms: [...terms] });
    }
  });
  const found: FoundPage[] = [];
  for (const [page, { best, records }] of pages) {
    const coverage = best.filter((score) => score > 0).length / known.length;
    if (coverage < leastCoverage) continue;
    const sorted = [...records].map(([record, match]) => ({ record, ...match })).sort((a, b) => b.score - a.score);
    const spread = best.reduce((total, score) => total + score, 0);
    // Of two that are equal, the one that comes first in its sidebar.
    const score = ((spread + (sorted[0]?.score ?? 0)) / 2) * coverage ** 3;
    found.push({ page, score, records: sorted });
  }
  void core;
  return found.sort((a, b) => b.score - a.score || a.page - b.page);
}

interface FindOptions {
  readonly prefix?: boolean;
  readonly fuzzy?: number;
  readonly boostDocument?: (record: unknown, term: string) => number;
}

function find(engine: MiniSearch, term: string, options: FindOptions): Matches {
  const results: SearchResult[] = engine.search(term, { ...options, boost: boosts });
  return new Map(results.map(({ id, score, terms }) => [id as number, { score, terms }]));
}

function toEngine(core: IndexCore, index: IndexEntry[], fieldLength: Record<string, number[]>): MiniSearch {
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
      searchOptions: { weights: { prefix: weights.prefix, fuzzy: 1 } },
    },
  );
}

/** Lengths by record and field. A record has a title or a heading or a name: the length of any is that of all. */
function readLengths({ lengths, averageLengths }: IndexCore): Record<string, number[]> {
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
  const [only] = all;
  if (all.length === 1 && only) return only;
  const merged: Matches = new Map();
  for (const matches of all) {
    for (const [record, { score, terms }] of matches) {
      const known = merged.get(record);
      merged.set(
        record,
        known ? { score: combine(known.score, score), terms: [...known.terms, ...terms] } : { score, terms },
      );
    }
  }
  return merged;
}

function scale(matches: Matches, weight: number): Matches {
  if (weight === 1) return matches;
  return new Map([...matches].map(([record, { score, terms }]) => [record, { score: score * weight, terms }]));
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
