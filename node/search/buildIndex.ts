import { createHash } from "node:crypto";
import MiniSearch, { type AsPlainObject } from "minisearch";
import {
  encodeTerms,
  fields,
  indexFiles,
  indexVersion,
  leadingFields,
  mostInDigit,
  type AheadData,
  type NamesData,
  type Field,
  type IndexCore,
  type IndexEntry,
  type PageData,
  type PageOutline,
} from "../../src/shared/search/indexFormat";
import { pageKinds, type SearchRecord, type SynonymGroup } from "../../src/shared/search/records";
import { isAskingWord, isStopWord, wordsOf, partTermsOf, termsOf, wholeTermsOf } from "../../src/shared/search/terms";

/**
 * Maximum size of one file of terms in bytes, before compression. With smaller files, a query of several words needs more requests; with
 * larger files, a query of a single word loads more bytes. Measured by scripts/bench: at 2,000 documents, this size determines the speed of
 * the first query.
 */
const largestPart = 2_000;
/**
 * Maximum sizes in bytes, before compression, of the two files that are loaded when the search opens: after brotli, about 50 KB of outlines
 * and 180 KB of terms. The cost of opening must not grow with the site, so larger sites do not get these files.
 */
const largestNames = 400_000;
const largestAhead = 480_000;

export interface IndexInput {
  /** Records of the same page must be adjacent. */
  readonly records: readonly SearchRecord[];
  readonly synonyms: readonly SynonymGroup[];
  /** Names from the group down to the page's parent, by address. */
  readonly trailOf: (path: string) => readonly string[];
}

/** @returns the files of the index, by name below its folder. */
export function buildIndex({ records, synonyms, trailOf }: IndexInput): ReadonlyMap<string, string> {
  const pages = groupPages(records);
  const groups = [...new Set(records.flatMap(({ group }) => (group === null ? [] : [group])))];
  const plain = indexPlaces(pages.flatMap(placesOf));
  const leading = new Set<number>(leadingFields.map((field) => fields.indexOf(field)));
  const entries = [...plain.index].sort(([a], [b]) => (a < b ? -1 : 1));
  const first = entries.flatMap((entry) => keepFields(entry, (field) => leading.has(field)));
  const parts = cutParts(entries.flatMap((entry) => keepFields(entry, (field) => !leading.has(field))));
  const pageData = pages.map((page) => toPageData(page, trailOf));
  const partTexts = parts.map(({ text }) => text);
  const pageTexts = pageData.map((page) => JSON.stringify(page));
  const build = digestOf([encodeTerms(first), ...partTexts, ...pageTexts]);
  const names = JSON.stringify({ pages: pageData.map(toOutline) } satisfies NamesData);
  const hasNames = Buffer.byteLength(names) <= largestNames;
  const ahead = JSON.stringify({ parts: partTexts } satisfies AheadData);
  const hasAhead = Buffer.byteLength(ahead) <= largestAhead;
  const core: IndexCore = {
    version: indexVersion,
    build,
    language: records[0]?.language ?? "",
    docusaurusTag: records[0]?.docusaurus_tag ?? "",
    groups,
    pages: pages.map(([record]) => groups.indexOf(record?.group ?? "")),
    glossaries: pages.flatMap((page, number) => (page.some(({ isDefinition }) => isDefinition) ? [number] : [])),
    weights: pages.map(([record]) => pageKinds.indexOf(record?.pageKind ?? "page")).join(""),
    recordCounts: pages.map((page) => page.length + phrasesOf(page).length),
    lengths: pages.map((page) => [...page.map(lengthsOf), ...phrasesOf(page).map(() => noLength)].join("")).join(""),
    // MiniSearch omits fields that no record has.
    averageLengths: fields.map((_, field) => plain.averageFieldLength[field] ?? 0),
    synonyms,
    terms: encodeTerms(first),
    parts: parts.map(({ firstTerm }) => firstTerm),
    hasNames,
    hasAhead,
  };
  return new Map([
    [indexFiles.core, JSON.stringify(core)],
    ...partTexts.map((text, number) => [indexFiles.part(build, number), text] as const),
    ...pageTexts.map((text, number) => [indexFiles.page(build, number), text] as const),
    ...(hasNames ? [[indexFiles.names(build), names] as const] : []),
    ...(hasAhead ? [[indexFiles.ahead(build), ahead] as const] : []),
  ]);
}

/** Groups records by page, in their order. */
function groupPages(records: readonly SearchRecord[]): readonly (readonly SearchRecord[])[] {
  const pages: SearchRecord[][] = [];
  for (const record of records) {
    const page = pages.at(-1);
    if (page?.[0]?.url_without_anchor === record.url_without_anchor) page.push(record);
    else pages.push([record]);
  }
  return pages;
}

/** Search phrases for a page that its text may not contain. */
function phrasesOf(page: readonly SearchRecord[]): readonly string[] {
  return page.flatMap(({ name, aliases }) => (name === null ? aliases : []));
}

/** The text of one searchable place on a page: first the page's records, then its phrases. */
type FoundText = Readonly<Record<Field, string>>;

const noText: FoundText = { title: "", heading: "", name: "", summary: "", text: "", code: "", phrase: "" };

/** Each phrase is a separate place, so that a query that matches one phrase ranks higher than a query with words from several. */
function placesOf(page: readonly SearchRecord[]): readonly FoundText[] {
  return [...page.map(textOf), ...phrasesOf(page).map((phrase) => ({ ...noText, phrase }))];
}

type IndexedPlace = { readonly id: number } & Partial<Record<Field, string>>;

function indexPlaces(places: readonly FoundText[]): AsPlainObject {
  const index = new MiniSearch<IndexedPlace>({
    fields: [...fields],
    tokenize: (text, field) => [...tokenizers[field as Field](text)],
    processTerm: (term) => term,
  });
  // Omit empty fields: they would lower the average field length.
  const filled = (text: Record<Field, string>) => Object.fromEntries(Object.entries(text).filter(([, value]) => value));
  index.addAll(places.map((place, id) => ({ id, ...filled(place) }) as IndexedPlace));
  return index.toJSON();
}

/**
 * In titles, headings and names, identifiers are indexed whole: a part of one says no more there than in the text, to which `textOf` adds
 * it.
 */
const tokenizers: Record<Field, (text: string) => readonly string[]> = {
  title: wholeTermsOf,
  heading: wholeTermsOf,
  name: wholeTermsOf,
  summary: termsOf,
  text: termsOf,
  code: termsOf,
  phrase: termsOf,
};

function textOf(record: SearchRecord): FoundText {
  const { hierarchy, type, name, aliases, summary, content, code } = record;
  const isPage = type === "lvl1";
  // Only the record's own heading: the ones above it are separate records of the same page.
  const own = hierarchy[type] ?? "";
  return {
    ...noText,
    title: isPage ? own : "",
    // Readers who know an address may search for its last segment.
    heading: isPage ? (new URL(record.url).pathname.split("/").at(-1) ?? "") : name === null ? own : "",
    name: name === null ? "" : [name, ...aliases].join(" "),
    summary: name === null ? (summary ?? "") : `${partTermsOf(own).join(" ")} ${firstSentences(content ?? "")}`,
    text: `${content ?? ""} ${partTermsOf(own).join(" ")}`,
    code: code ?? "",
  };
}

/** @returns the first two sentences: of a reference item, its kind and the first sentence of its description. */
function firstSentences(text: string): string {
  return /^.*?\. .*?(?:\. |$)/s.exec(text)?.[0] ?? text;
}

function keepFields([term, byField]: IndexEntry, isKept: (field: number) => boolean): readonly IndexEntry[] {
  const kept = Object.entries(byField).filter(([field]) => isKept(Number(field)));
  return kept.length === 0 ? [] : [[term, Object.fromEntries(kept)]];
}

interface TermPart {
  readonly firstTerm: string;
  readonly text: string;
}

/** Splits sorted terms into parts. Neighbors stay together, so that terms with the same prefix are in few files. */
function cutParts(entries: readonly IndexEntry[]): readonly TermPart[] {
  const parts: IndexEntry[][] = [];
  let size = Infinity;
  for (const entry of entries) {
    const bytes = encodeTerms([entry]).length;
    if (size + bytes > largestPart) {
      parts.push([]);
      size = 0;
    }
    parts.at(-1)?.push(entry);
    size += bytes;
  }
  return parts.map((part) => ({ firstTerm: part[0]?.[0] ?? "", text: encodeTerms(part) }));
}

const noLength = "00";

/**
 * @returns two digits in base 36: the number of words in the record's title, name or heading, without stop words, and the rounded binary
 *   logarithm of the number of terms in its text.
 */
function lengthsOf(record: SearchRecord): string {
  const { title, heading, text } = textOf(record);
  const leading = wordsOf(title || record.name || heading).filter(
    ({ term }) => !isStopWord(term) && !isAskingWord(term),
  ).length;
  const power = Math.round(Math.log2(termsOf(text).length + 1));
  return Math.min(leading, mostInDigit).toString(36) + Math.min(power, mostInDigit).toString(36);
}

function toPageData(page: readonly SearchRecord[], trailOf: (path: string) => readonly string[]): PageData {
  const [first] = page;
  if (!first) throw new Error("A page has no records.");
  const path = new URL(first.url_without_anchor).pathname;
  return {
    path,
    title: first.hierarchy.lvl1,
    group: first.group,
    trail: trailOf(path),
    records: page.map(({ anchor, hierarchy, summary, content, code, name }) => ({
      anchor,
      headings: [hierarchy.lvl2, hierarchy.lvl3, hierarchy.lvl4, hierarchy.lvl5, hierarchy.lvl6].filter(
        (heading) => heading !== null,
      ),
      content: [summary, content].filter(Boolean).join(" "),
      ...(code ? { code } : {}),
      ...(name === null ? {} : { isReference: true }),
    })),
  };
}

function toOutline({ records, ...page }: PageData): PageOutline {
  return {
    ...page,
    records: records.map(({ anchor, headings, isReference }) => ({
      anchor,
      headings,
      ...(isReference ? { isReference } : {}),
    })),
  };
}

function digestOf(texts: readonly string[]): string {
  const hash = createHash("sha256");
  for (const text of texts) hash.update(text).update("\0");
  return hash.digest("hex").slice(0, "0123456789ab".length);
}
