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

/**
 * The parser gives the place of a tag that it has no end for in its words alone: "(7:1-7:7)". Its place is that of the paragraph,
 * and at the end of the file there is none.
 */
function placeOfError({ line, column, reason }: VFileMessage): Place {
  if (line !== null && !reason.startsWith("Expected a closing tag"))
    return column === null ? { line } : { line, column };
  const [, lineInWords = 1, columnInWords = 1] = /\((\d+):(\d+)-\d+:\d+\)/.exec(reason) ?? [];
  return { line: Number(lineInWords), column: Number(columnInWords) };
}

/** Elements of HTML that have no content. */
const emptyTag = /^Expected a closing tag for `<(?<name>area|br|col|embed|hr|img|input|source|track|wbr)>`/;

function adviseOnSyntax(reason: string): string {
  const empty = emptyTag.exec(reason)?.groups?.["name"];
  if (empty !== undefined) return `let the tag end with "/>", as in "<${empty} />".`;
  if (reason.includes("create a comment")) return 'write "{/*" instead of "<!--", and "*/}" instead of "-->".';
  if (reason.includes("import/exports"))
    return 'start a line of prose with another word than "import" or "export", or correct the statement.';
  if (/expression|acorn/i.test(reason)) return 'put literal braces into backticks, or write "\\{".';
  if (/closing tag|before name|character|tag/i.test(reason))
    return 'close the element, or put a literal "<" into backticks.';
  return "correct the MDX at this place.";
}
