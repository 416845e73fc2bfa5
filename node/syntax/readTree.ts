import type { Root } from "mdast";
import { VFile } from "vfile";
import { VFileMessage } from "vfile-message";
import type { Place } from "../common/problem";
import type { SourceFile } from "../common/sources";
import { createReader } from "./processor";

/** Why a text is no MDX. */
export interface SyntaxFault {
  readonly place: Place;
  readonly what: string;
  readonly fix: string;
}

/** @returns the tree of a document or a partial, or why it has none. */
export async function readTree({ file, text }: SourceFile): Promise<Root | SyntaxFault> {
  try {
    return (await createReader()).parse(new VFile({ value: text, path: file })) as Root;
  } catch (error) {
    if (!(error instanceof VFileMessage)) throw error;
    return { place: placeOfError(error), what: error.reason, fix: error.note ?? adviseOnSyntax(error.reason) };
  }
}

/** At the end of the file the parser gives the place of what it misses in its words alone: "(7:1-7:7)". */
function placeOfError({ line, column, reason }: VFileMessage): Place {
  if (line !== null) return column === null ? { line } : { line, column };
  const [, lineInWords = 1, columnInWords = 1] = /\((\d+):(\d+)-\d+:\d+\)/.exec(reason) ?? [];
  return { line: Number(lineInWords), column: Number(columnInWords) };
}

function adviseOnSyntax(reason: string): string {
  if (/expression|acorn/i.test(reason)) return 'put literal braces into backticks, or write "\\{".';
  if (/closing tag|before name|character|tag/i.test(reason))
    return 'close the element, or put a literal "<" into backticks.';
  return "correct the MDX at this place.";
}
