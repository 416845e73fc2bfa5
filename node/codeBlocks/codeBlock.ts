import type { Placed, Problem } from "../common/problem";
import type { CommandLine } from "./parseShell";
import type { WrittenConfiguration } from "./parseConfiguration";
import type { UsedName } from "./parsePython";

/** A fence as the checks read it. */
export interface CodeBlockText {
  readonly text: string;
  /** Package and program whose names are collected; null for none. */
  readonly library?: string | null;
  /** Line of the file on which `text` starts, counted from 1. */
  readonly firstLine: number;
  /** How many characters stand before each line in the file, when the fence is in a list or a quotation. */
  readonly indent?: number;
  /** As the file has it, where lines of `text` are the ends of its lines. */
  readonly written?: string;
}

/** Where something of a code block stands in the file. */
export type CodePlace = Placed;

/** What code blocks claim about the library; plain data, so that it can be cached. The reference data judge it later. */
export interface CodeBlockFacts {
  readonly commandLines: readonly CommandLine[];
  readonly configurations: readonly WrittenConfiguration[];
  readonly names: readonly UsedName[];
  /** Code blocks that their author marked as unchecked, with a reason. */
  readonly unchecked: number;
}

export const noCodeBlocks: CodeBlockFacts = { commandLines: [], configurations: [], names: [], unchecked: 0 };

/** What is wrong within a code block, before it has a file. */
export type Finding = CodePlace & Pick<Problem, "rule" | "what" | "fix" | "edit">;

/** @returns where in the file an offset of the text stands. */
export function placeAt(codeBlock: CodeBlockText, offset: number): CodePlace {
  return placesIn(codeBlock)(offset);
}

/** @returns a function that tells where in the file an offset of the text stands; for many of them. */
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

/** @returns the index of the last of the sorted numbers that is not above `most`; the first one at least. */
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

/** @returns the place alone, of what has more to say. */
export function placeIn({ line, column }: CodePlace): CodePlace {
  return { line, column };
}
