import { noMatches, union, type Matches } from "./matches";
import type { TermEngine } from "./termEngine";
import { startOf } from "./terms";

/** Shorter beginnings match nearly every page, so they are looked up only in titles, headings and names. */
const shortestPrefix = 3;
/** Maximum number of files of terms, about 0.9 KB each, to preload while the reader is typing the start of a word. */
const mostAhead = 6;

/** The files that hold the terms. */
export interface TermFiles {
  /** Terms of titles, headings and names. */
  readonly leading: TermEngine;
  /** The first term of each file with the other terms. */
  readonly firstTerms: readonly string[];
  /** @throws {Error} when the file cannot be loaded or read. */
  readonly part: (number: number) => Promise<TermEngine>;
}

/** Looks up one term in all files that may hold it. Rejects when one of them cannot be loaded or read. */
export interface TermLookup {
  /** Only titles, headings and names. */
  readonly leading: TermEngine;
  readonly lookUp: (term: string, isPrefix: boolean) => Promise<Matches>;
  /** Other words with the same stem; nothing for a null stem. */
  readonly lookUpForms: (stem: string | null) => Promise<Matches>;
  readonly lookUpTypo: (term: string) => Promise<Matches>;
}

export function createTermLookup({ leading, firstTerms, part }: TermFiles): TermLookup {
  return { leading, lookUp, lookUpForms, lookUpTypo };

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

  async function lookUpForms(stem: string | null): Promise<Matches> {
    if (stem === null) return noMatches;
    const parts = await Promise.all(partsFor(startOf(stem), true).map(part));
    return union([leading, ...parts].map((engine) => engine.findForms(stem)));
  }

  /** Preloads the files that the next letters of the word will need. */
  function loadNext(term: string): void {
    const numbers = partsFor(term, true);
    if (numbers.length <= mostAhead) for (const number of numbers) part(number).catch(() => undefined);
  }

  /** Outside titles, headings and names, this assumes that the first two letters are right or swapped. */
  async function lookUpTypo(term: string): Promise<Matches> {
    const [a = "", b = ""] = term;
    const numbers = new Set([a + b, b + a].flatMap((start) => partsFor(start, true)));
    const parts = await Promise.all([...numbers].map(part));
    return union([leading, ...parts].map((engine) => engine.findTypo(term)));
  }

  /** @returns numbers of the files that hold a term, or all terms with this beginning. */
  function partsFor(term: string, isPrefix: boolean): readonly number[] {
    return firstTerms.flatMap((first, number) => {
      const next = firstTerms[number + 1];
      const startsBefore = first <= term || (isPrefix && first.startsWith(term));
      return startsBefore && (next === undefined || next > term) ? [number] : [];
    });
  }
}
