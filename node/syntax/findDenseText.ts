import type { ParserFunction, Plugin } from "unified";
import type { VFile } from "vfile";
import { VFileMessage } from "vfile-message";
import type { Place } from "../common/problem";

/**
 * Maximum number of one sign in a paragraph. The parser compares each with the others, so its time grows with the square of their number:
 * 25,000 times "*a" on one line took 12 seconds. Paragraphs just below the limit take at most eight times as long as ordinary text.
 */
export const mostSigns = 1_000;

/**
 * Maximum number of "|" in the rows of a table: the time grows with the square of the number of cells, and 100 KB of cells took 20 seconds.
 */
export const mostBars = 5_000;

/**
 * Maximum number of lines in a paragraph: in a block quote, the time grows with the square of their number, and 50,000 lines took
 * twelve times as long as ordinary text of that size.
 */
export const mostLines = 5_000;

/**
 * Maximum depth of nested block quotes: functions that walk the tree call themselves for each level, and 20,000 levels made the check fail.
 */
export const mostQuotations = 100;

/**
 * Maximum number of items in a list, including those of nested lists: with nested lists, the time grows with the square of their number.
 */
export const mostItems = 5_000;

/** Signs that open and close something, or separate cells. */
const signs = ["*", "_", "~", "[", "|", "`"] as const;

export interface DenseText {
  readonly place: Place;
  readonly sign: string;
  readonly kind: "paragraph" | "lines" | "table" | "quotation" | "list";
}

const fence = /^[\s>]*(?:(?:[-+*]|\d+[.)])\s+)*(?<mark>`{3,}|~{3,})(?<rest>.*)$/;
/** The ">" signs of block quotes at the start of a line. */
const quotationSigns = /^(?:\s*>)*/;
/** The start of a new block without an empty line above it: a row, an item, a heading. */
const newText = /^\s*(?:\||(?:[-+*]|\d+[.)])\s|#{1,6}\s)/;
/** A table row, also in a block quote or a list item. */
const row = /^[\s>]*(?:(?:[-+*]|\d+[.)])\s+)?\|/;
/** A list item, also in a block quote or another item. */
const item = /^[\s>]*(?:[-+*]|\d+[.)])\s/;
/** Code of a page, which is not parsed as text. */
const code = /^(?:import|export)\s|^\s*\{/;

/**
 * Finds text that would take the parser minutes, before the parser starts.
 *
 * @returns the first paragraph with too many of one sign or too many lines, the first table with too many cells, the first list with too
 *   many items, or the first block quote that is too deep. Code blocks and the code of a page have no limits.
 */
export function findDenseText(text: string): DenseText | null {
  let open: string | null = null;
  let isCode = false;
  let isStart = true;
  let counts = new Map<string, number>();
  let paragraph = { line: 0, lines: 0, depth: 0 };
  let table = { line: 0, bars: 0 };
  let list = { line: 0, items: 0 };
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
    const marks = quotationSigns.exec(line)?.[0] ?? "";
    const depth = marks.replaceAll(/\s/g, "").length;
    const inner = line.slice(marks.length);
    // A line with fewer ">" signs, or none, still belongs to the paragraph above it.
    if (isStart || depth > paragraph.depth || inner.trim() === "" || newText.test(inner)) {
      counts = new Map();
      paragraph = { line: index + 1, lines: 0, depth };
    }
    if (isStart || !row.test(line)) table = { line: index + 1, bars: 0 };
    // Indented text after an empty line still belongs to the list.
    if (list.items === 0 || (isStart && /^\S/.test(line) && !item.test(line))) list = { line: index + 1, items: 0 };
    isStart = false;
    if (isCode) continue;
    paragraph.lines += 1;
    if (paragraph.lines > mostLines) return { kind: "lines", place: { line: paragraph.line }, sign: "" };
    if (item.test(line)) list.items += 1;
    if (list.items > mostItems) return { kind: "list", place: { line: list.line }, sign: "-" };
    if (depth > mostQuotations) return { kind: "quotation", place: { line: index + 1 }, sign: ">" };
    const sign = signs.find((each) => countIn(line, each, counts) > mostSigns);
    if (sign !== undefined) return { kind: "paragraph", place: { line: index + 1 }, sign };
    if (row.test(line)) table.bars += line.split("|").length - 1;
    if (table.bars > mostBars) return { kind: "table", place: { line: table.line }, sign: "|" };
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

/** Throws before the parser starts, so that no command waits for it: the checks, the renderer and webpack all report the same message. */
export const refuseDenseText: Plugin = function refuseDenseText() {
  const read = this.Parser as ParserFunction;
  this.Parser = (text: string, file: VFile) => {
    const dense = findDenseText(text);
    if (!dense) return read(text, file);
    const { what, fix } = explain(dense);
    const message = new VFileMessage(what, { line: dense.place.line, column: 1 });
    message.note = fix;
    throw message;
  };
};

function explain({ kind, sign }: DenseText): { readonly what: string; readonly fix: string } {
  if (kind === "quotation")
    return {
      what: `More than ${mostQuotations} quotations are nested here.`,
      fix: 'remove some ">" at the start of the line, or put the text into a code block.',
    };
  if (kind === "lines")
    return {
      what: `This paragraph has more than ${mostLines.toLocaleString("en-US")} lines, so reading it would take too long.`,
      fix: "divide it with empty lines, or put the text into a code block.",
    };
  if (kind === "list")
    return {
      what: `This list has more than ${mostItems.toLocaleString("en-US")} items, so reading it would take too long.`,
      fix: "divide it into several lists with a heading or a sentence between them, or let readers download it as a file of static/.",
    };
  const most = (kind === "table" ? mostBars : mostSigns).toLocaleString("en-US");
  return {
    what: `This ${kind} has the character "${sign}" more than ${most} times, so reading it would take too long.`,
    fix:
      kind === "table"
        ? "divide it into several tables, or let readers download it as a file of static/."
        : "divide it with empty lines, or put code into a code block.",
  };
}
