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
import { createMatcher } from "./createMatcher";
import { intersect } from "./matches";
import { pageKinds } from "./records";
import { asksDefinition, parseQuery, subjectOf, tellsFault } from "./parseQuery";
import { rankPages, type FoundPage } from "./rankPages";
import { remember } from "./remember";
import { readLengths } from "./recordLengths";
import { createTermEngine } from "./termEngine";
import { createTermLookup } from "./termLookup";

/** Reads a file of the index. @throws {Error} when it cannot be loaded. */
export type ReadFile = (name: string) => Promise<string>;

export interface IndexQuery {
  readonly text: string;
  /** Name of a sidebar: pages outside it are left out. */
  readonly group?: string | undefined;
  /** Name of the sidebar that the reader has open: its pages come before equally good others. */
  readonly near?: string | undefined;
  /** Number of pages to skip, and maximum number of pages in the answer. */
  readonly offset: number;
  readonly limit: number;
  /** Whether the answer is obsolete because the reader typed another letter; it then contains no pages. */
  readonly isOver?: (() => boolean) | undefined;
  /** Whether the answer may contain pages before their texts are loaded (`PageResult.load`). */
  readonly isEager?: boolean | undefined;
  /** Called before the search with whether the answer will have a definition. */
  readonly onTerm?: ((isTerm: boolean) => void) | undefined;
}

export interface IndexAnswer {
  /** Number of found pages, limited to the group of the query, and number in each sidebar, without that limit. */
  readonly count: number;
  readonly countOf: Readonly<Record<string, number>>;
  readonly pages: readonly PageResult[];
  /**
   * The place that defines the term in the query, or a page without a place. Has no text if its file cannot be loaded;
   * rejects if its name cannot be loaded either.
   */
  readonly definition: Promise<PageResult> | null;
}

export interface PageResult {
  readonly page: PageOutline;
  /** The best place first. */
  readonly records: readonly RecordResult[];
  /** Loads the texts of its records; null if they are loaded. Rejects when they cannot be loaded. */
  readonly load: (() => Promise<PageResult>) | null;
}

export interface RecordResult {
  readonly record: RecordOutline & Partial<RecordData>;
  /** Terms of the index that were found in it, to be marked. */
  readonly terms: readonly string[];
}

export interface SearchIndex {
  readonly core: IndexCore;
  /** @throws {Error} when a file cannot be loaded or read. */
  readonly search: (query: IndexQuery) => Promise<IndexAnswer>;
  /**
   * Preloads the names of all results, if the site is small enough.
   *
   * @throws {Error} when the file cannot be loaded or read.
   */
  readonly loadNames: () => Promise<void>;
  /**
   * Preloads the terms that find all results, if the site is small enough.
   *
   * @throws {Error} when the file cannot be loaded or read.
   */
  readonly loadAhead: () => Promise<void>;
  /**
   * Warms up the search, once: decodes the preloaded files, and lets the browser compile the search code. Reads no
   * file.
   *
   * @param pause is awaited between short pieces of work.
   */
  readonly rehearse: (pause: () => Promise<void>) => Promise<void>;
}

/** One part in this many is searched during the warm-up, so that the browser has compiled the search code before the first query. */
const rehearsedParts = 8;
/** Maximum number of places shown per page. */
const mostPlaces = 4;

/**
 * @param isAhead whether to request the names at once: opening the index takes longer than sending the request.
 * @throws {Error} when the first file cannot be loaded or read.
 */
// eslint-disable-next-line max-lines-per-function -- its functions share the parts that are loaded
export async function openIndex(read: ReadFile, isAhead = false): Promise<SearchIndex> {
  const core = JSON.parse(await read(indexFiles.core)) as IndexCore;
  if (core.version !== indexVersion) throw new Error(`The index has version ${core.version}, not ${indexVersion}.`);
  const pageOf = core.recordCounts.flatMap((count, page) => new Array<number>(count).fill(page));
  if (core.lengths.length !== pageOf.length * 2) throw new Error("The index does not fit together.");
  const allNames = remember(async () => JSON.parse(await read(indexFiles.names(core.build))) as NamesData);
  /** Names that are loading or loaded. */
  let naming: Promise<NamesData> | undefined;
  let names: NamesData | undefined;
  if (isAhead) loadNames().catch(() => undefined);
  const terms = decodeTerms(core.terms);
  const lengths = readLengths(core, terms);
  const leading = createTermEngine(terms, lengths);
  const allAhead = remember(async () => JSON.parse(await read(indexFiles.ahead(core.build))) as AheadData);
  let ahead: AheadData | undefined;
  let isRehearsed = false;
  const part = remember(async (number: number) => {
    const text = ahead?.parts[number] ?? (await read(indexFiles.part(core.build, number)));
    return createTermEngine(decodeTerms(text), lengths);
  });
  const match = createMatcher(createTermLookup({ leading, firstTerms: core.parts, part }));
  /** Pages whose texts are loaded. */
  const here = new Set<number>();
  const pageData = remember(async (number: number) => {
    const page = JSON.parse(await read(indexFiles.page(core.build, number))) as PageData;
    here.add(number);
    return page;
  });
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
    if (!ahead || isRehearsed) return;
    isRehearsed = true;
    for (const [number, term] of core.parts.entries()) {
      const isRehearsed = number % rehearsedParts === 0;
      if (isRehearsed) await pause();
      await part(number);
      if (isRehearsed) await search({ text: term, offset: 1, limit: 0 });
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
    onTerm,
  }: IndexQuery): Promise<IndexAnswer> {
    const define = offset > 0 ? null : findDefinition(text, group);
    onTerm?.(define !== null);
    const found = rankPages(await Promise.all(parseQuery(text, core.synonyms).map(match)), {
      pageOf,
      kindOf: (page) => pageKinds[Number(core.weights[page])] ?? "page",
      tellsFault: tellsFault(text),
      wordsOf: (record) => lengths.leading[record] ?? 1,
      isReference: (record) => lengths.named.has(record),
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
    // The files of pages are most of what a query loads; an obsolete query must not delay those of the next one.
    const shown = isOver?.() ? [] : kept.slice(offset, offset + limit);
    const definition = isOver?.() ? null : (define?.() ?? null);
    const pages = await Promise.all(shown.map((page) => toResult(page, isEager)));
    return { count: kept.length, countOf, pages, definition };
  }

  /** @returns a function that loads the glossary entry for the query's subject; null if there is none. */
  function findDefinition(text: string, group: string | undefined): (() => Promise<PageResult>) | null {
    const words = subjectOf(text);
    // "Cross-silo" also has the name term "silo", but is a single word.
    const records = [...intersect(words.map(leading.findName)).keys()].filter((record) => {
      const page = pageOf[record] ?? 0;
      const isWhole = lengths.leading[record] === words.length;
      return isWhole && core.glossaries.includes(page) && (group === undefined || groupOf(page) === group);
    });
    const number = pageOf[records[0] ?? -1];
    if (number === undefined) return null;
    const first = pageOf.indexOf(number);
    const pick = (page: PageOutline): PageResult => {
      const named = records.flatMap((record) => page.records[record - first] ?? []);
      const asked = named.find(({ headings }) => subjectOf(headings.at(-1) ?? "").join() === words.join());
      return { page, records: asked ? [{ record: asked, terms: [] }] : [], load: null };
    };
    const outline = names?.pages[number];
    if (outline && pick(outline).records.length === 0) return null;
    return () =>
      pageData(number).then(pick, (error: unknown) => {
        // A name with a link to the entry is better than a reserved space that closes again.
        const known = names?.pages[number];
        if (!known) throw error;
        return pick(known);
      });
  }

  async function toResult(found: FoundPage, isEager: boolean): Promise<PageResult> {
    const load = () => pageData(found.page).then((page) => nameResults(page, found));
    const nameOr = (known: NamesData | undefined, otherwise: () => Promise<PageResult>) => {
      const outline = known?.pages[found.page];
      return outline ? nameResults(outline, found, load) : otherwise();
    };
    if (!isEager || !naming || here.has(found.page)) return load();
    // The reader sees only some of the rows, and most answers only until the next letter: loading all texts would take most of the bytes.
    if (names) return nameOr(names, load);
    // Names may fail to load: race them against the texts so that no result waits for them.
    const whole = load();
    const named = naming.then(
      (known) => nameOr(known, () => whole),
      () => whole,
    );
    return Promise.race([whole, named]);
  }

  function nameResults(
    page: PageOutline,
    { page: number, places }: FoundPage,
    load: PageResult["load"] = null,
  ): PageResult {
    const first = pageOf.indexOf(number);
    const termsOf = new Map<PageOutline["records"][number], readonly string[]>();
    for (const place of places) {
      // Phrases come after the records and lead to the page's beginning.
      const record = page.records[place.record - first] ?? page.records[0];
      if (!record || (termsOf.size === mostPlaces && !termsOf.has(record))) continue;
      termsOf.set(record, [...(termsOf.get(record) ?? []), ...place.matches.flatMap(({ terms }) => terms)]);
    }
    return { page, records: [...termsOf].map(([record, terms]) => ({ record, terms })), load };
  }
}
