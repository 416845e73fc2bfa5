import type { Place, Problem } from "../common/problem";
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
export type CodePlace = Required<Place>;

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
export type Finding = CodePlace & Pick<Problem, "rule" | "what" | "fix">;

/** @returns where in the file an offset of the text stands. */
export function placeAt({ text, firstLine, indent = 0, written }: CodeBlockText, offset: number): CodePlace {
  const before = text.slice(0, offset).split("\n");
  const index = before.length - 1;
  const left = written === undefined ? 0 : lengthOf(written, index) - lengthOf(text, index);
  return { line: firstLine + index, column: 1 + indent + left + (before[index]?.length ?? 0) };
}

function lengthOf(text: string, line: number): number {
  return text.split("\n")[line]?.length ?? 0;
}

/** @returns the place alone, of what has more to say. */
export function placeIn({ line, column }: CodePlace): CodePlace {
  return { line, column };
}
