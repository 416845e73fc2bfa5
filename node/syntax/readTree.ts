import type { Root } from "mdast";
import { VFile } from "vfile";
import { VFileMessage } from "vfile-message";
import type { Place } from "../common/problem";
import type { SourceFile } from "../common/sources";
import { adviceOnEnvironment, environment } from "./environments";
import { adviceOnWidth } from "./pictureWidth";
import { createReader } from "./processor";
import { linesWithBacktick, unopenedFence, type UnopenedFence } from "./unopenedFence";

/** Why a text is not MDX. */
export interface SyntaxFault {
  readonly place: Place;
  readonly what: string;
  readonly fix: string;
}

/** @returns the tree of a document or a partial, or why it cannot be parsed. */
export async function readTree({ file, text }: SourceFile): Promise<Root | SyntaxFault> {
  const reader = await createReader();
  const parse = (value: string) => reader.parse(new VFile({ value, path: file })) as Root;
  try {
    const tree = parse(text);
    const unopened = unopenedFence(tree, linesWithBacktick(text));
    return unopened === undefined ? tree : faultOfFence(unopened);
  } catch (error) {
    const unopened = unopenedAbove(text, error, parse);
    if (unopened) return faultOfFence(unopened);
    if (error instanceof VFileMessage) {
      const place = placeOfError(error);
      const line = text.split("\n")[place.line - 1] ?? "";
      const fix = error.note ?? adviseOnPlace(place, line) ?? adviseOnSyntax(error.reason, line);
      return { place, what: error.reason, fix };
    }
    return {
      place: { line: firstFailure(text.split("\n"), parse) },
      what: `The Markdown parser stops here: ${error instanceof Error ? error.message : String(error)}.`,
      fix: "close every box and code block above this line; one that begins in a list ends in the same item.",
    };
  }
}

/** What is meant as code fails in a way of its own, and the end of the code block begins another one. */
function faultOfFence({ line, mark, marks }: UnopenedFence): SyntaxFault {
  return {
    place: { line },
    what: `"${mark}" opens no code block: there is a backtick behind "${marks}" on the same line.`,
    fix: `leave it out, or write "~~~" for "${marks}", here and below the last line of the code.`,
  };
}

/** How many lines are tried at most: each takes as long as the text above it. */
const mostTried = 5;

/** @returns what looks like the start of a code block above an error, if the text up to there can be parsed. */
function unopenedAbove(text: string, error: unknown, parse: (text: string) => Root): UnopenedFence | undefined {
  const last = error instanceof VFileMessage ? placeOfError(error).line : 0;
  const lines = text.split("\n");
  for (const candidate of linesWithBacktick(text)
    .filter(({ line }) => line <= last)
    .slice(-mostTried)) {
    const below = lines.slice(candidate.line);
    const paragraph = below.slice(0, below.findIndex((line) => line.trim() === "") + 1 || undefined);
    // Code in a sentence may end on a line below.
    if (paragraph.some((line) => /[^\s>`].*```/.test(line))) continue;
    try {
      const found = unopenedFence(parse(lines.slice(0, candidate.line).join("\n")), [candidate]);
      if (found) return found;
    } catch {
      // The lines above it contain an element without its end, or another error.
    }
  }
  return undefined;
}

/**
 * Finds the place of an error that the parser itself throws without one, such as for a box in a list item that is never closed.
 *
 * @returns the line with which the text begins to fail in this way.
 */
function firstFailure(lines: readonly string[], parse: (text: string) => Root): number {
  let [works, fails] = [0, lines.length];
  while (fails - works > 1) {
    const most = Math.floor((works + fails) / 2);
    try {
      parse(lines.slice(0, most).join("\n"));
      works = most;
    } catch (error) {
      if (error instanceof VFileMessage) works = most;
      else fails = most;
    }
  }
  return fails;
}

/**
 * For a tag without an end, the parser gives the place only in the message: "(7:1-7:7)". The place of the message itself is that of the
 * paragraph, and missing at the end of the file.
 */
function placeOfError({ line, column, reason }: VFileMessage): Place {
  if (line !== null && !reason.startsWith("Expected a closing tag"))
    return column === null ? { line } : { line, column };
  const [, lineInWords = 1, columnInWords = 1] = /\((\d+):(\d+)-\d+:\d+\)/.exec(reason) ?? [];
  return { line: Number(lineInWords), column: Number(columnInWords) };
}

/** HTML elements that cannot have content. */
const emptyTag = /^Expected a closing tag for `<(?<name>area|br|col|embed|hr|img|input|source|track|wbr)>`/;

/** Braces after a picture, in the syntax of other engines. */
const pictureBraces = /!\[[^\]\n]*\](?:\([^)\n]*\)|\[[^\]\n]*\])[ \t]*\{[^}\n]*\}?/g;

/** A line that VitePress replaces with a file of code. */
const codeImport = /^\s*<<<\s*\S/;

/** @returns advice on syntax of other engines in the line of an error; null for any other line. */
function adviseOnPlace({ column = 1 }: Place, line: string): string | null {
  if (codeImport.test(line))
    return 'write a code block with file="…" after its language, and put the file into content/snippets.';
  const isInBraces = [...line.matchAll(pictureBraces)].some(
    ({ 0: found, index }) => index < column && column <= index + found.length + 1,
  );
  return isInBraces ? adviceOnWidth : null;
}

function adviseOnSyntax(reason: string, line: string): string {
  const empty = emptyTag.exec(reason)?.groups?.["name"];
  if (empty !== undefined) return `let the tag end with "/>", as in "<${empty} />".`;
  if (reason.includes("create a comment")) return 'write "{/*" instead of "<!--", and "*/}" instead of "-->".';
  if (reason.includes("import/exports")) return adviseOnModuleCode(line);
  if (/expression|acorn/i.test(reason))
    return environment.test(line) ? adviceOnEnvironment : 'put literal braces into backticks, or write "\\{".';
  if (/closing tag|before name|character|tag/i.test(reason))
    return 'close the element, or put a literal "<" into backticks.';
  return "correct the MDX at this place.";
}

function adviseOnModuleCode(line: string): string {
  if (/^(?:import|export)\s+(?:type|interface|enum)\s+[\w${*]/.test(line))
    return "remove it: the code of a document is JavaScript, which has no types. Move code that needs them into a module.";
  if (/^import\b.*["']\s*(?:with|assert)\s*\{/.test(line))
    return 'remove what follows the name of the file: a document imports JSON as in import data from "./data.json".';
  return 'start a line of prose with another word than "import" or "export", or correct the statement.';
}
