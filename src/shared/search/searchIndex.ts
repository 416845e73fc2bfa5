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
  /** Whether pages may be named before their texts are there (`PageResult.load`). */
  readonly isEager?: boolean | undefined;
  /** Is told at once whether the answer will have a definition. */
  readonly onTerm?: ((isTerm: boolean) => void) | undefined;
}

export interface IndexAnswer {
  /** Pages found in all, and in each sidebar, whatever the filter. */
  readonly count: number;
  readonly countOf: Readonly<Record<string, number>>;
  readonly pages: readonly PageResult[];
  /**
   * The place that defines the term that the query is, or a page without a place. Without a text when its file cannot be had;
   * fails when its name cannot either.
   */
  readonly definition: Promise<PageResult> | null;
}

export interface PageResult {
  readonly page: PageOutline;
  /** The best place of the page first. */
  readonly records: readonly RecordResult[];
  /** Reads the texts of its records, where they are not there yet. Fails when they cannot be had. */
  readonly load: (() => Promise<PageResult>) | null;
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

/** Of so many parts, one is searched before anybody asks: by then the browser has compiled what a search runs. */
const rehearsedParts = 8;
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
  /** Pages whose texts are here. */
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
    // Their files are most of what a query loads, and would keep those of the next one waiting.
    const shown = isOver?.() ? [] : kept.slice(offset, offset + limit);
    const definition = isOver?.() ? null : (define?.() ?? null);
    const pages = await Promise.all(shown.map((page) => toResult(page, isEager)));
    return { count: kept.length, countOf, pages, definition };
  }

  /** @returns what loads the entry of a glossary whose name is what the query is about; null where there is none. */
  function findDefinition(text: string, group: string | undefined): (() => Promise<PageResult>) | null {
    const words = subjectOf(text);
    // "Cross-silo" has the word "silo" too, and is one word.
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
        // Its name and the way to its entry are better than room that closes again.
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
    // A reader sees a part of the rows, and most answers for no longer than the next letter takes: their texts would be most of the bytes.
    if (names) return nameOr(names, load);
    // Names that do not come keep nobody waiting.
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
      // A phrase, which comes after the records, leads to the beginning.
      const record = page.records[place.record - first] ?? page.records[0];
      if (!record || (termsOf.size === mostPlaces && !termsOf.has(record))) continue;
      termsOf.set(record, [...(termsOf.get(record) ?? []), ...place.matches.flatMap(({ terms }) => terms)]);
    }
    return { page, records: [...termsOf].map(([record, terms]) => ({ record, terms })), load };
  }
}
