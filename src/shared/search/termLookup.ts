import { noMatches, union, type Matches } from "./matches";
import type { TermEngine } from "./termEngine";
import { startOf } from "./terms";

/** Shorter beginnings fit nearly every page; they are looked up in titles, headings and names alone. */
const shortestPrefix = 3;
/** Most files of terms, of some 0.9 KB each, that are loaded before a word says which of them it needs. */
const mostAhead = 6;

/** Where terms are found. */
export interface TermFiles {
  /** Those of titles, headings and names. */
  readonly leading: TermEngine;
  /** The first term of each file of the others. */
  readonly firstTerms: readonly string[];
  /** @throws {Error} when the file cannot be had or read. */
  readonly part: (number: number) => Promise<TermEngine>;
}

/** Looks one term up in all files that may hold it. Each fails when one of them cannot be had or read. */
export interface TermLookup {
  /** In titles, headings and names alone. */
  readonly leading: TermEngine;
  readonly lookUp: (term: string, isPrefix: boolean) => Promise<Matches>;
  /** Other words of the same stem; nothing where there is no stem. */
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
    return firstTerms.flatMap((first, number) => {
      const next = firstTerms[number + 1];
      const startsBefore = first <= term || (isPrefix && first.startsWith(term));
      return startsBefore && (next === undefined || next > term) ? [number] : [];
    });
  }
}
