import type { ParserFunction, Plugin } from "unified";
import type { VFile } from "vfile";
import { VFileMessage } from "vfile-message";
import type { Place } from "../common/problem";

/**
 * How many of one sign a paragraph may have. The parser compares each with the others, so its time grows with the square of their number:
 * 25,000 times "*a" on one line took 12 seconds. Paragraphs just below the limit take at most eight times as long as ordinary text.
 */
export const mostSigns = 1_000;

/** Signs that open and close something, or divide cells. */
const signs = ["*", "_", "~", "[", "|"] as const;

export interface DenseText {
  readonly place: Place;
  readonly sign: string;
}

const fence = /^[\s>]*(?:(?:[-+*]|\d+[.)])\s+)*(?<mark>`{3,}|~{3,})(?<rest>.*)$/;
/** What begins a text of its own without an empty line above it: a row, an item, a heading, a quotation. */
const newText = /^\s*(?:\||(?:[-+*]|\d+[.)])\s|#{1,6}\s|>)/;
/** Code of a page is not read as text. */
const code = /^(?:import|export)\s|^\s*\{/;

/**
 * Looks for text that the parser would take minutes for, before it starts.
 *
 * @returns the first paragraph with too many of one sign; code blocks and the code of a page may have any number.
 */
export function findDenseText(text: string): DenseText | null {
  let open: string | null = null;
  let isCode = false;
  let isStart = true;
  let counts = new Map<string, number>();
  for (const [index, line] of text.split("\n").entries()) {
    const { mark = "", rest = "" } = fence.exec(line)?.groups ?? {};
    if (open !== null) {
      if (mark.startsWith(open) && rest.trim() === "") open = null;
      continue;
    }
    if (mark !== "" && !(mark.startsWith("`") && rest.includes("`"))) {
      [open, isStart] = [mark, true];
      continue;
    }
    if (line.trim() === "") {
      isStart = true;
      continue;
    }
    if (isStart) isCode = code.test(line);
    if (isStart || newText.test(line)) counts = new Map();
    isStart = false;
    const sign = isCode ? undefined : signs.find((each) => countIn(line, each, counts) > mostSigns);
    if (sign !== undefined) return { place: { line: index + 1 }, sign };
  }
  return null;
}

/** @returns how many of a sign the paragraph has, up to the end of the line. */
function countIn(line: string, sign: string, counts: Map<string, number>): number {
  let count = counts.get(sign) ?? 0;
  for (let at = line.indexOf(sign); at !== -1; at = line.indexOf(sign, at + 1)) count += 1;
  counts.set(sign, count);
  return count;
}

/** Stops before the parser starts, so that no command waits for it: the checks, the renderer and webpack all report the same message. */
export const refuseDenseText: Plugin = function refuseDenseText() {
  const read = this.Parser as ParserFunction;
  this.Parser = (text: string, file: VFile) => {
    const dense = findDenseText(text);
    if (!dense) return read(text, file);
    const most = mostSigns.toLocaleString("en-US");
    const message = new VFileMessage(
      `This paragraph has more than ${most} of the sign "${dense.sign}", so reading it would take too long.`,
      { line: dense.place.line, column: 1 },
    );
    message.note = "divide it with empty lines, or put code into a code block.";
    throw message;
  };
};
