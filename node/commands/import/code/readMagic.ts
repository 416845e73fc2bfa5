import type { Code } from "mdast";
import type { Draft } from "../draft";
import { convertMarks, type CodeLine } from "./convertMarks";
import { highlightComment, type MagicComment } from "./magicComments";
import { readWordMarks } from "./wordMarks";

/** Effects of comments on the lines of a code block. Line numbers count from 1. */
export interface MagicLines {
  /** Highlighted lines, numbered without the removed lines. */
  readonly lines: ReadonlySet<number>;
  readonly removed: readonly number[];
  /** Words that comments mark. */
  readonly words: readonly string[];
}

export const noMagic: MagicLines = { lines: new Set(), removed: [], words: [] };

const comment = /(?:\/\/|#|--|;|%|\/\*|\{\s*\/\*|<!--)/.source;
const ending = /(?:\*\/\s*\}?|-->)?/.source;
const commentLine = new RegExp(`^[\\s>]*${comment}\\s*(?<words>\\S.*?)\\s*${ending}\\s*$`);
const change = "comments that mark lines";

interface FoundComment {
  readonly line: CodeLine;
  readonly words: string;
  readonly magic: MagicComment;
  readonly place: "line" | "start" | "end";
  /** Number of lines below the comment that it marks. */
  readonly count: number;
}

/**
 * Removes comments that highlight lines, so that the lines can be named in braces, and comments that mark words. Comments with another
 * meaning become this engine's own notation, which marks the lines below it.
 *
 * @param known magic comments that the old site configures.
 */
export function readMagic(draft: Draft, node: Code, language: string, known: readonly MagicComment[]): MagicLines {
  const lines = linesOf(draft, node);
  const found = withCounts(
    lines.flatMap((line) => magicOf(line, [...known, highlightComment]) ?? []),
    lines.length,
  );
  const marks = readWordMarks(draft, lines);
  const removed = [...found.filter((each) => !isKept(each)).map(({ line }) => line.number), ...marks.removed];
  for (const each of found) {
    const { line, words, magic, count } = each;
    if (magic.mark === null) {
      const what = `"${words}" in code gave lines the class "${magic.className}", for which there is no mark here: it was removed.`;
      draft.note(line.start, what);
    }
    if (isKept(each)) {
      const gone = removed.filter((number) => number > line.number && number <= line.number + count).length;
      const written = `[!code ${magic.mark ?? ""}:${String(count - gone)}]`;
      const at = draft.text.indexOf(words, line.start);
      draft.replace(at, at + words.length, written, change);
    } else draft.replace(line.start, line.end, "", change);
  }
  const others = lines.filter((line) => !found.some((each) => each.line === line) && !removed.includes(line.number));
  convertMarks(draft, others, language);
  return { lines: highlighted(found, removed), removed, words: marks.words };
}

function isKept({ magic: { mark }, place, count }: FoundComment): boolean {
  return mark !== "highlight" && mark !== null && place !== "end" && count > 0;
}

function linesOf(draft: Draft, { value, position }: Code): readonly CodeLine[] {
  const { text } = draft;
  const behind = (at: number) => (text.indexOf("\n", at) === -1 ? text.length : text.indexOf("\n", at) + 1);
  let start = behind(position?.start.offset ?? 0);
  if (start === text.length) return [];
  return value.split("\n").map((line, index) => {
    const end = behind(start);
    const found = { number: index + 1, value: line, start, end };
    start = end;
    return found;
  });
}

type Uncounted = Omit<FoundComment, "count">;

function magicOf(line: CodeLine, known: readonly MagicComment[]): Uncounted | null {
  const words = commentLine.exec(line.value)?.groups?.["words"];
  if (words === undefined) return null;
  for (const magic of known) {
    const places = { line: magic.line, start: magic.block?.start, end: magic.block?.end };
    const place = (["line", "start", "end"] as const).find((each) => places[each] === words);
    if (place !== undefined) return { line, words, magic, place };
  }
  return null;
}

function withCounts(all: readonly Uncounted[], last: number): readonly FoundComment[] {
  return all.map((each) => {
    const from = each.line.number;
    const end = all.find(({ magic, place, line }) => magic === each.magic && place === "end" && line.number > from);
    const block = (end?.line.number ?? last + 1) - from - 1;
    return { ...each, count: each.place === "line" ? Math.min(1, last - from) : block };
  });
}

function highlighted(found: readonly FoundComment[], removed: readonly number[]): MagicLines["lines"] {
  const marked = new Set<number>();
  for (const { line, count } of found.filter(({ magic, place }) => magic.mark === "highlight" && place !== "end")) {
    for (let number = line.number + 1; number <= line.number + count; number += 1)
      if (!removed.includes(number)) marked.add(number - removed.filter((gone) => gone < number).length);
  }
  return marked;
}
