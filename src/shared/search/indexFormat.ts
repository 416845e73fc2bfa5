import type { AsPlainObject } from "minisearch";

/** Fields of a record, in the order of their numbers in the index. */
export const fields = ["title", "heading", "name", "summary", "text", "code", "phrase"] as const;
export type Field = (typeof fields)[number];

/** Fields that are few and weigh most; their terms are what is loaded first. */
export const leadingFields: readonly Field[] = ["title", "heading", "name"];

/** Highest digit of base 36. */
export const mostInDigit = 35;

/** Version of all that is written here. Whoever changes what a file says, or how its terms are made, raises it. */
export const indexVersion = 4;

/** The first file of an index: what every query needs. */
export interface IndexCore {
  /** `indexVersion` of the build. */
  readonly version: number;
  /** Says which of several builds a file belongs to; part of the names of all other files. */
  readonly build: string;
  readonly language: string;
  readonly docusaurusTag: string;
  /** Names of sidebars; `pages` count from 0 into it, -1 for none. */
  readonly groups: readonly string[];
  /** Sidebar of each page. Pages are numbered in the order of the records. */
  readonly pages: readonly number[];
  /** For each page a digit: how much more it is worth as an answer than others. */
  readonly weights: string;
  /** Pages whose names are terms that they define. */
  readonly glossaries: readonly number[];
  /**
   * How many records each page has, and after them phrases, which lead to its beginning. Both are numbered through all pages.
   */
  readonly recordCounts: readonly number[];
  /**
   * For each record two digits of base 36: terms of its title, heading or name, and the step of the length of its text. Two zeros for a phrase.
   */
  readonly lengths: string;
  readonly averageLengths: readonly number[];
  readonly synonyms: readonly (readonly string[])[];
  /** Terms of the leading fields. */
  readonly terms: string;
  /** First term of each of the files that hold the terms of the other fields, in order. */
  readonly parts: readonly string[];
  /** Whether there is a file of all outlines; that of a large site would be too long to load ahead. */
  readonly hasNames: boolean;
  /** Whether there is a file of all terms; that of a large site would be too long to load ahead. */
  readonly hasAhead: boolean;
}

/** All that it takes to name results, in one file: the first ones then need not wait for the texts of their pages. */
export interface NamesData {
  readonly pages: readonly PageOutline[];
}

/** All that it takes to find results, in one file: what the reader types next then asks nobody. */
export interface AheadData {
  /** Texts of the files of terms, in order. */
  readonly parts: readonly string[];
}

/** What names a page and its places. */
export interface PageOutline {
  readonly path: string;
  readonly title: string;
  readonly group: string | null;
  /** From the group down to the page's own parent. */
  readonly trail: readonly string[];
  readonly records: readonly RecordOutline[];
}

export interface RecordOutline {
  readonly anchor: string | null;
  /** Below the title; empty for the page's own beginning. */
  readonly headings: readonly string[];
  /** Left out where it is none, as the code of `RecordData`: thousands of records have neither. */
  readonly isReference?: true;
}

/** What is shown of a page: loaded when one of its records is a result. */
export interface PageData extends PageOutline {
  readonly records: readonly RecordData[];
}

export interface RecordData extends RecordOutline {
  readonly content: string;
  readonly code?: string;
}

/** Files of an index. All but the first change their names with the build, so that they may be kept for ever. */
export const indexFiles = {
  core: "index.json",
  part: (build: string, number: number) => `terms-${number}-${build}.txt`,
  page: (build: string, number: number) => `page-${number}-${build}.json`,
  names: (build: string) => `names-${build}.json`,
  ahead: (build: string) => `ahead-${build}.json`,
} as const;

export type IndexEntry = AsPlainObject["index"][number];

/**
 * Writes terms in a form that compresses well: a line for each term, front-coded (the number of letters that it shares
 * with the term before), then for each field its number and the records that hold the term: differences in base 36.
 * How often a record holds it is left out: it changes hardly any answer, and took a tenth of the bytes.
 */
export function encodeTerms(entries: readonly IndexEntry[]): string {
  let before = "";
  return entries
    .map(([term, byField]) => {
      let shared = 0;
      while (shared < mostInDigit && shared < term.length && term[shared] === before[shared]) shared += 1;
      before = term;
      const postings = Object.entries(byField).map(
        ([field, counts]) => `${field}${encodeRecords(Object.keys(counts))}`,
      );
      return `${shared.toString(36)}${term.slice(shared)}\t${postings.join("\t")}`;
    })
    .join("\n");
}

function encodeRecords(records: readonly string[]): string {
  let before = 0;
  return records
    .map(Number)
    .sort((a, b) => a - b)
    .map((record) => {
      const difference = (record - before).toString(36);
      before = record;
      return difference;
    })
    .join(" ");
}

/** The records that hold a term in one field. */
export interface Posting {
  /** Number of the field. */
  readonly field: number;
  readonly records: readonly number[];
}

/** A line of a file of terms. Most are never asked for, so their postings are read when they are. */
export class TermEntry {
  private read: readonly Posting[] | undefined;

  constructor(
    readonly term: string,
    /** As they are written. */
    private readonly pieces: readonly string[],
  ) {}

  isIn(field: number): boolean {
    return this.pieces.some((piece) => piece.startsWith(`${field}`));
  }

  /** @throws {Error} when they are none. */
  get postings(): readonly Posting[] {
    return (this.read ??= this.pieces.map(decodePosting));
  }
}

/** @throws {Error} when the text is no list of terms. */
export function decodeTerms(text: string): readonly TermEntry[] {
  let before = "";
  return text === ""
    ? []
    : text.split("\n").map((line) => {
        const [head = "", ...pieces] = line.split("\t");
        const shared = parseInt(head[0] ?? "", 36);
        if (!(shared <= before.length) || pieces.length === 0) throw new Error(`"${line}" is no term of an index.`);
        before = before.slice(0, shared) + head.slice(1);
        return new TermEntry(before, pieces);
      });
}

function decodePosting(piece: string): Posting {
  let record = 0;
  const records = piece
    .slice(1)
    .split(" ")
    .map((difference) => {
      record += parseInt(difference, 36);
      if (Number.isNaN(record)) throw new Error(`"${difference}" is no record of an index.`);
      return record;
    });
  return { field: Number(piece[0]), records };
}
