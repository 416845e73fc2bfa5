import {
  decodeTerms,
  indexFiles,
  indexVersion,
  type AheadData,
  type NamesData,
  type IndexCore,
  type PageData,
  type PageOutline,
  type RecordData,
  type RecordOutline,
} from "./indexFormat";
import { halfNamed, intersect, noMatches, scale, scaleNamed, termsIn, union, type Matches } from "./matches";
import { pageKinds } from "./records";
import {
  asksDefinition,
  parseQuery,
  tellsFault,
  subjectOf,
  type Alternative,
  type Clause,
  type QueryTerm,
} from "./parseQuery";
import { rankPages, ranking, type FoundPage } from "./rankPages";
import { createTermEngine, namedRecords, readLengths } from "./termEngine";
import { startOf, stemOf } from "./terms";

/** Reads a file of the index. @throws {Error} when it cannot be had. */
export type ReadFile = (name: string) => Promise<string>;

export interface IndexQuery {
  readonly text: string;
  /** Name of a sidebar: other pages are left out. */
  readonly group?: string | undefined;
  /** Name of the sidebar that the reader has open: its pages come before others that are as good. */
  readonly near?: string | undefined;
  /** Pages to skip, and most pages to answer with. */
  readonly offset: number;
  readonly limit: number;
  /** Whether nobody waits for the answer any more, because the next letter was typed: it then names no pages. */
  readonly isOver?: (() => boolean) | undefined;
  /** Whether pages may be named before their texts are there (`PageResult.whole`). */
  readonly isEager?: boolean | undefined;
}

export interface IndexAnswer {
  /** Pages found in all, and in each sidebar, whatever the filter. */
  readonly count: number;
  readonly countOf: Readonly<Record<string, number>>;
  readonly pages: readonly PageResult[];
  /** The place that defines the term that the query is, or a page without a place. Fails when its file cannot be had. */
  readonly definition: Promise<PageResult> | null;
}

export interface PageResult {
  readonly page: PageOutline;
  /** The best place of the page first. */
  readonly records: readonly RecordResult[];
  /** The same with the texts of its records, where they are not there yet. Fails when they cannot be had. */
  readonly whole: Promise<PageResult> | null;
}

export interface RecordResult {
  readonly record: RecordOutline & Partial<RecordData>;
  /** Terms of the index that were found in it: what to mark. */
  readonly terms: readonly string[];
}

export interface SearchIndex {
  readonly core: IndexCore;
  /** @throws {Error} when a file cannot be had or read. */
  readonly search: (query: IndexQuery) => Promise<IndexAnswer>;
  /**
   * Loads what names every result, where the site is small enough.
   *
   * @throws {Error} when the file cannot be had or read.
   */
  readonly loadNames: () => Promise<void>;
  /**
   * Loads what finds every result, where the site is small enough.
   *
   * @throws {Error} when the file cannot be had or read.
   */
  readonly loadAhead: () => Promise<void>;
  /**
   * Does once what every query needs and only the first one pays for: opens the files loaded ahead, and lets the browser compile
   * the code of a search. Reads no file.
   *
   * @param pause is awaited between two short pieces of work.
   */
  readonly rehearse: (pause: () => Promise<void>) => Promise<void>;
}

/** Shorter beginnings fit nearly every page; they are looked up in titles, headings and names alone. */
const shortestPrefix = 3;
/** Shorter words with a typo are other words. */
const shortestTypo = 5;
/** Most words that one with a typo is taken for. */
const mostMeant = 3;
/** Most files of terms, of some 1.6 KB each, that are loaded before a word says which of them it needs. */
const mostAhead = 6;
/** Most places shown of one page. */
const mostPlaces = 4;

/**
 * @param isAhead whether to ask for the names at once: to open the index takes longer than to ask.
 * @throws {Error} when the first file cannot be had or read.
 */
// eslint-disable-next-line max-lines-per-function -- its functions share the parts that are loaded
export async function openIndex(read: ReadFile, isAhead = false): Promise<SearchIndex> {
  const core = JSON.parse(await read(indexFiles.core)) as IndexCore;
  if (core.version !== indexVersion) throw new Error(`The index has version ${core.version}, not ${indexVersion}.`);
  const pageOf = core.recordCounts.flatMap((count, page) => new Array<number>(count).fill(page));
  if (core.lengths.length !== pageOf.length * 2) throw new Error("The index does not fit together.");
  const allNames = remember(async () => JSON.parse(await read(indexFiles.names(core.build))) as NamesData);
  /** Names that are on their way, or here. */
  let naming: Promise<NamesData> | undefined;
  let names: NamesData | undefined;
  if (isAhead) loadNames().catch(() => undefined);
  const terms = decodeTerms(core.terms);
  const named = namedRecords(terms);
  const lengths = readLengths(core, named);
  const leading = createTermEngine(core, terms, lengths);
  const allAhead = remember(async () => JSON.parse(await read(indexFiles.ahead(core.build))) as AheadData);
  let ahead: AheadData | undefined;
  const part = remember(async (number: number) => {
    const text = ahead?.parts[number] ?? (await read(indexFiles.part(core.build, number)));
    return createTermEngine(core, decodeTerms(text), lengths);
  });
  const pageData = remember(
    async (number: number) => JSON.parse(await read(indexFiles.page(core.build, number))) as PageData,
  );
  const groupOf = (page: number) => core.groups[core.pages[page] ?? -1];

  return { core, search, loadNames, loadAhead, rehearse };

  async function loadNames(): Promise<void> {
    if (!core.hasNames) return;
    const own = (naming = allNames(0));
    own.catch(() => naming === own && (naming = undefined));
    names = await own;
  }

  async function loadAhead(): Promise<void> {
    if (core.hasAhead) ahead = await allAhead(0);
  }

  async function rehearse(pause: () => Promise<void>): Promise<void> {
    if (!ahead) return;
    for (const [number, term] of core.parts.entries()) {
      await pause();
      await search({ text: `${core.parts[number - 1] ?? ""} ${term}`, offset: 1, limit: 0 });
    }
  }

  async function search({
    text,
    group,
    near,
    offset,
    limit,
    isOver,
    isEager = false,
  }: IndexQuery): Promise<IndexAnswer> {
    const found = rankPages(await Promise.all(parseQuery(text, core.synonyms).map(matchClause)), {
      pageOf,
      kindOf: (page) => pageKinds[Number(core.weights[page])] ?? "page",
      tellsFault: tellsFault(text),
      wordsOf: (record) => lengths[record]?.[0] ?? 1,
      isReference: (record) => named.has(record),
      isGlossary: (page) => core.glossaries.includes(page),
      asksDefinition: asksDefinition(text),
      isNear: (page) => near !== undefined && groupOf(page) === near,
    });
    const countOf: Record<string, number> = {};
    for (const { page } of found) {
      const name = groupOf(page);
      if (name !== undefined) countOf[name] = (countOf[name] ?? 0) + 1;
    }
    const kept = group === undefined ? found : found.filter(({ page }) => groupOf(page) === group);
    // Their files are most of what a query loads, and would keep those of the next one waiting.
    const shown = isOver?.() ? [] : kept.slice(offset, offset + limit);
    const definition = offset > 0 || isOver?.() ? null : findDefinition(text, group);
    const pages = await Promise.all(shown.map((page) => toResult(page, isEager)));
    return { count: kept.length, countOf, pages, definition };
  }

  /** @returns the entry of a glossary whose name is what the query is about; null where there is none. */
  function findDefinition(text: string, group: string | undefined): IndexAnswer["definition"] {
    const words = subjectOf(text);
    // "Cross-silo" has the word "silo" too, and is one word.
    const records = [...intersect(words.map(leading.findName)).keys()].filter((record) => {
      const page = pageOf[record] ?? 0;
      const isWhole = lengths[record]?.[0] === words.length;
      return isWhole && core.glossaries.includes(page) && (group === undefined || groupOf(page) === group);
    });
    const number = pageOf[records[0] ?? -1];
    if (number === undefined) return null;
    const first = pageOf.indexOf(number);
    const pick = (page: PageOutline): PageResult => {
      const named = records.flatMap((record) => page.records[record - first] ?? []);
      const asked = named.find(({ headings }) => subjectOf(headings.at(-1) ?? "").join() === words.join());
      return { page, records: asked ? [{ record: asked, terms: [] }] : [], whole: null };
    };
    const outline = names?.pages[number];
    if (outline && pick(outline).records.length === 0) return null;
    return pageData(number).then(pick);
  }

  async function toResult(found: FoundPage, isEager: boolean): Promise<PageResult> {
    const whole = pageData(found.page).then((page) => nameResults(page, found));
    if (!isEager || !naming) return whole;
    const named = naming.then(
      ({ pages }) => {
        const outline = pages[found.page];
        return outline ? nameResults(outline, found, whole) : whole;
      },
      () => whole,
    );
    // A page that already exists comes first.
    return Promise.race([whole, named]);
  }

  function nameResults(
    page: PageOutline,
    { page: number, places }: FoundPage,
    whole: PageResult["whole"] = null,
  ): PageResult {
    const first = pageOf.indexOf(number);
    return {
      page,
      records: places.slice(0, mostPlaces).flatMap((place) => {
        const record = page.records[place.record - first];
        return record ? [{ record, terms: place.terms }] : [];
      }),
      whole,
    };
  }

  async function matchClause({ alternatives }: Clause): Promise<readonly Matches[]> {
    return Promise.all(alternatives.map(matchAlternative));
  }

  /** One place has to hold all the words of an alternative. */
  async function matchAlternative({ terms, weight }: Alternative): Promise<Matches> {
    const all = await Promise.all(terms.map(matchTerm));
    const [only] = all;
    if (all.length === 1 && only) return scale(only, weight);
    return scale(intersect(all), weight);
  }

  async function matchTerm({ term, parts, isIdentifier, isPrefix, isName }: QueryTerm): Promise<Matches> {
    if (isName) return halfNamed(isPrefix ? leading.findBeginning(term) : leading.find(term));
    const stem = stemOf(term);
    const [itself, forms] = await Promise.all([lookUp(term, isPrefix), stem === null ? noMatches : lookUpForms(stem)]);
    // Whoever types a name that there is means that one.
    const isKnown = itself.size > 0 && (term.startsWith("--") || [...itself.values()].some(({ named }) => named > 0));
    const inParts = await matchParts(parts, isPrefix, ranking.weights[isKnown ? "partsOfKnown" : "parts"]);
    const matches = union([
      isIdentifier ? scaleNamed(itself, ranking.weights.exactName) : itself,
      scale(forms, ranking.weights.stem),
      inParts,
    ]);
    if (matches.size > 0) return matches;
    const begun = isPrefix ? noMatches : await lookUp(term, true);
    if (begun.size > 0 || term.length < shortestTypo) return begun;
    // What was meant may stand elsewhere in another form.
    const meant = termsIn(await lookUpTypo(term)).slice(0, mostMeant);
    const found = await Promise.all(
      meant.map((word) => matchTerm({ term: word, parts: [], isIdentifier: false, isPrefix })),
    );
    return scale(union(found), ranking.weights.typo);
  }

  async function matchParts(parts: readonly string[], isPrefix: boolean, weight: number): Promise<Matches> {
    if (parts.length === 0) return noMatches;
    const last = parts.length - 1;
    const terms = parts.map((term, place) => ({
      term,
      parts: [],
      isIdentifier: false,
      isPrefix: isPrefix && place === last,
    }));
    return matchAlternative({ terms, weight });
  }

  async function lookUp(term: string, isPrefix: boolean): Promise<Matches> {
    const isWide = isPrefix && term.length >= shortestPrefix;
    if (isPrefix && !isWide) loadNext(term);
    const parts = await Promise.all(partsFor(term, isWide).map(part));
    return union([
      leading.find(term),
      ...(isPrefix ? [leading.findBeginning(term)] : []),
      ...parts.map((engine) => engine.find(term)),
      ...(isWide ? parts.map((engine) => engine.findBeginning(term)) : []),
    ]);
  }

  async function lookUpForms(stem: string): Promise<Matches> {
    const parts = await Promise.all(partsFor(startOf(stem), true).map(part));
    return union([leading, ...parts].map((engine) => engine.findForms(stem)));
  }

  /** What the next letters of a word that has begun will ask for. */
  function loadNext(term: string): void {
    const numbers = partsFor(term, true);
    if (numbers.length <= mostAhead) for (const number of numbers) part(number).catch(() => undefined);
  }

  /** Outside of titles, headings and names the first two letters are taken to be right, or to have changed places. */
  async function lookUpTypo(term: string): Promise<Matches> {
    const [a = "", b = ""] = term;
    const numbers = new Set([a + b, b + a].flatMap((start) => partsFor(start, true)));
    const parts = await Promise.all([...numbers].map(part));
    return union([leading, ...parts].map((engine) => engine.findTypo(term)));
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
