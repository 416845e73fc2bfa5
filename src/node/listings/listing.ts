import type { Problem } from "../problem";
import type { CommandLine } from "./parseShell";
import type { WrittenConfiguration } from "./parseConfiguration";
import type { UsedName } from "./parsePython";

/** The library that this site is about, and the program that comes with it. */
export const library = "fedml";

/** A fence as the checks read it. */
export interface Listing {
  readonly text: string;
  /** Line of the file on which `text` starts, counted from 1. */
  readonly firstLine: number;
}

/** What listings claim about the library; plain data, so that it can be cached. The reference data judge it later. */
export interface ListingFacts {
  readonly commandLines: readonly CommandLine[];
  readonly configurations: readonly WrittenConfiguration[];
  readonly names: readonly UsedName[];
  /** Listings of which an author says, with a reason, that they are not to be believed. */
  readonly unchecked: number;
}

export const noListings: ListingFacts = { commandLines: [], configurations: [], names: [], unchecked: 0 };

/** What is wrong within a listing, before it has a file. */
export type Finding = Pick<Problem, "line" | "rule" | "what" | "fix">;

/** @returns line of the file on which an offset of the text stands. */
export function lineAt({ text, firstLine }: Listing, offset: number): number {
  let line = firstLine;
  for (let at = text.indexOf("\n"); at !== -1 && at < offset; at = text.indexOf("\n", at + 1)) line += 1;
  return line;
}
