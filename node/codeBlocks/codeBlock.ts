import type { Placed, Problem } from "../common/problem";
import type { CommandLine } from "./parseShell";
import type { WrittenConfiguration } from "./parseConfiguration";
import type { UsedName } from "./parsePython";

/** The text of a code block, as the checks read it. */
export interface CodeBlockText {
  readonly text: string;
  /** Package and program whose names are collected; null for none. */
  readonly library?: string | null;
  /** Line of the file on which `text` starts, counted from 1. */
  readonly firstLine: number;
  /** Number of characters before each line in the file, if the code block is in a list or a block quote. */
  readonly indent?: number;
  /** The original text, if the lines of `text` are only the ends of its lines. */
  readonly written?: string;
}

/** The place in the file of something in a code block. */
export type CodePlace = Placed;

/** What code blocks claim about the library; plain data, so that it can be cached. It is compared with the reference data later. */
export interface CodeBlockFacts {
  readonly commandLines: readonly CommandLine[];
  readonly configurations: readonly WrittenConfiguration[];
  readonly names: readonly UsedName[];
  /** Number of code blocks that their author has marked as unchecked, with a reason. */
  readonly unchecked: number;
}

export const noCodeBlocks: CodeBlockFacts = { commandLines: [], configurations: [], names: [], unchecked: 0 };

/** A problem in a code block, before its file is known. */
export type Finding = CodePlace & Pick<Problem, "rule" | "what" | "fix" | "edit">;

/** @returns the place in the file of an offset of the text. */
export function placeAt(codeBlock: CodeBlockText, offset: number): CodePlace {
  return placesIn(codeBlock)(offset);
}

/** @returns a function from an offset of the text to its place in the file; faster for many offsets. */
export function placesIn({ text, firstLine, indent = 0, written }: CodeBlockText): (offset: number) => CodePlace {
  const lines = text.split("\n");
  const writtenLines = written?.split("\n");
  let end = -1;
  const starts = lines.map((line) => {
    const start = end + 1;
    end = start + line.length;
    return start;
  });
  return (offset) => {
    const index = lastAtMost(starts, Math.min(offset, text.length));
    const left = writtenLines === undefined ? 0 : (writtenLines[index]?.length ?? 0) - (lines[index]?.length ?? 0);
    return {
      line: firstLine + index,
      column: 1 + indent + left + Math.min(offset, text.length) - (starts[index] ?? 0),
    };
  };
}

/** @returns the index of the last of the sorted numbers that is at most `most`; 0 if there is none. */
function lastAtMost(sorted: readonly number[], most: number): number {
  let low = 0;
  let high = sorted.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((sorted[middle] ?? 0) <= most) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** @returns only the place of an object that has more properties. */
export function placeIn({ line, column }: CodePlace): CodePlace {
  return { line, column };
}
