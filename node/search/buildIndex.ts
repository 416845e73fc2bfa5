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
 * Most bytes of one file of terms, before compression. Smaller ones mean more requests for a query of several words,
 * larger ones more bytes for one of a single word. Measured by scripts/bench: at 2,000 documents it decides over the
 * first query.
 */
const largestPart = 2_000;
/**
 * Most bytes, before compression, of the two files that are loaded when the search opens: some 50 KB of outlines and 180 KB of
 * terms on the line after brotli. What opening costs must not grow with the site, so a larger one has no such file.
 */
const largestNames = 400_000;
const largestAhead = 480_000;

export interface IndexInput {
  /** All records of a page stand together. */
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
    // MiniSearch leaves out a field that no record has.
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

/** Records of the same page, in their order. */
function groupPages(records: readonly SearchRecord[]): readonly (readonly SearchRecord[])[] {
  const pages: SearchRecord[][] = [];
  for (const record of records) {
    const page = pages.at(-1);
    if (page?.[0]?.url_without_anchor === record.url_without_anchor) page.push(record);
    else pages.push([record]);
  }
  return pages;
}

/** What readers type for a page and its text may lack. */
function phrasesOf(page: readonly SearchRecord[]): readonly string[] {
  return page.flatMap(({ name, aliases }) => (name === null ? aliases : []));
}

/** What is found on a page: its records, then its phrases. */
type FoundText = Readonly<Record<Field, string>>;

const noText: FoundText = { title: "", heading: "", name: "", summary: "", text: "", code: "", phrase: "" };

/** A phrase is a place of its own, so that a query that fits one is worth more than a query with words from several. */
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
  // Fields without text are left out: they would make the average of all others too short.
  const filled = (text: Record<Field, string>) => Object.fromEntries(Object.entries(text).filter(([, value]) => value));
  index.addAll(places.map((place, id) => ({ id, ...filled(place) }) as IndexedPlace));
  return index.toJSON();
}

/** Names of code are whole names in titles and headings: their parts say no more there than in the text. */
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
  // Only its own: those above are records of the same page.
  const own = hierarchy[type] ?? "";
  return {
    ...noText,
    title: isPage ? own : "",
    // Readers who know an address search for its last word.
    heading: isPage ? (new URL(record.url).pathname.split("/").at(-1) ?? "") : name === null ? own : "",
    name: name === null ? "" : [name, ...aliases].join(" "),
    summary: name === null ? (summary ?? "") : `${partTermsOf(own).join(" ")} ${firstSentences(content ?? "")}`,
    text: `${content ?? ""} ${partTermsOf(own).join(" ")}`,
    code: code ?? "",
  };
}

/** What a thing of the reference data is, and what it is for. */
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

/** Neighbours stay together, so that the terms of one beginning lie in few files. */
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

/** @returns two digits: how long its name is exactly, and to what power of two its text is long. */
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
