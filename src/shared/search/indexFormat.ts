import type { AsPlainObject } from "minisearch";

/** Fields of a record, in the order of their numbers in the index. */
export const fields = ["title", "heading", "name", "summary", "text", "code", "phrase"] as const;
export type Field = (typeof fields)[number];

/** The short fields with the largest weights; their terms are loaded first. */
export const leadingFields: readonly Field[] = ["title", "heading", "name"];

/** Highest digit of base 36. */
export const mostInDigit = 35;

/** Version of the format. Raise it when you change what a file contains, or how its terms are made. */
export const indexVersion = 4;

/** The first file of an index: the data that every query needs. */
export interface IndexCore {
  /** `indexVersion` of the build. */
  readonly version: number;
  /** Identifies the build; part of the names of all other files. */
  readonly build: string;
  readonly language: string;
  readonly docusaurusTag: string;
  /** Names of sidebars; `pages` holds indexes into it, -1 for none. */
  readonly groups: readonly string[];
  /** Sidebar of each page. Pages are numbered in the order of the records. */
  readonly pages: readonly number[];
  /** One digit per page: the index of its kind in `pageKinds`. */
  readonly weights: string;
  /** Pages whose names are terms that the page defines. */
  readonly glossaries: readonly number[];
  /**
   * Number of records of each page, including the phrases at their end, which lead to the page's beginning. Records and
   * phrases are numbered through all pages.
   */
  readonly recordCounts: readonly number[];
  /**
   * Two base-36 digits per record: the number of terms of its title, heading or name, and the binary logarithm of the
   * length of its text, rounded. Two zeros for a phrase.
   */
  readonly lengths: string;
  readonly averageLengths: readonly number[];
  readonly synonyms: readonly (readonly string[])[];
  /** Terms of the leading fields. */
  readonly terms: string;
  /** First term of each file that holds terms of the other fields, in order. */
  readonly parts: readonly string[];
  /** Whether there is a file of all outlines; that of a large site would be too large to preload. */
  readonly hasNames: boolean;
  /** Whether there is a file of all terms; that of a large site would be too large to preload. */
  readonly hasAhead: boolean;
}

/** Everything needed to name results, in one file: the first results then need not wait for the texts of their pages. */
export interface NamesData {
  readonly pages: readonly PageOutline[];
}

/** Everything needed to find results, in one file: the reader's next letters then need no request. */
export interface AheadData {
  /** Contents of the files of terms, in order. */
  readonly parts: readonly string[];
}

/** Names of a page and of the places on it. */
export interface PageOutline {
  readonly path: string;
  readonly title: string;
  readonly group: string | null;
  /** From the group down to the page's parent. */
  readonly trail: readonly string[];
  readonly records: readonly RecordOutline[];
}

export interface RecordOutline {
  readonly anchor: string | null;
  /** Headings below the title; empty for the page's own beginning. */
  readonly headings: readonly string[];
  /** Omitted if false, like `code` of `RecordData` if there is none: thousands of records have neither. */
  readonly isReference?: true;
}

/** Everything shown of a page; loaded when one of its records is a result. */
export interface PageData extends PageOutline {
  readonly records: readonly RecordData[];
}

export interface RecordData extends RecordOutline {
  readonly content: string;
  readonly code?: string;
}

/** Files of an index. All names but the first change with the build, so browsers may cache those files forever. */
export const indexFiles = {
  core: "index.json",
  part: (build: string, number: number) => `terms-${number}-${build}.txt`,
  page: (build: string, number: number) => `page-${number}-${build}.json`,
  names: (build: string) => `names-${build}.json`,
  ahead: (build: string) => `ahead-${build}.json`,
} as const;

export type IndexEntry = AsPlainObject["index"][number];

/**
 * Encodes terms in a form that compresses well. Each line holds a term, front-coded (the number of letters that it
 * shares with the previous term), then for each field its number and the records that hold the term, as differences in
 * base 36. How often a record holds the term is left out: it hardly changes any answer and took a tenth of the bytes.
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

/** A line of a file of terms. Its postings are decoded on first use, because most terms are never looked up. */
export class TermEntry {
  private read: readonly Posting[] | undefined;

  constructor(
    readonly term: string,
    /** Encoded postings. */
    private readonly pieces: readonly string[],
  ) {}

  isIn(field: number): boolean {
    return this.pieces.some((piece) => piece.startsWith(`${field}`));
  }

  /** @throws {Error} if the encoded postings are invalid. */
  get postings(): readonly Posting[] {
    return (this.read ??= this.pieces.map(decodePosting));
  }
}

/** @throws {Error} if the text is not a list of terms. */
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
