export interface Line {
  readonly start: number;
  /** Without the line break. */
  readonly end: number;
  readonly text: string;
  /** Whether the line opens, is inside or closes a fence; null outside of fences. */
  readonly fence: "open" | "inside" | "close" | null;
}

const opensFence = /^[\s>]*(?:(?:[-*+]|\d+[.)])\s+)*(?<marks>`{3,}(?=[^`]*$)|~{3,})/;

/** A line that opens a box, with its name, or closes one. */
const boxLine = /^[\s>]*(?<colons>:{3,})[ \t]*(?<name>[A-Za-z]|$)/;

/**
 * Splits a text into lines and finds the fences. Indented text is not code, as in MDX.
 *
 * Colons that close the surrounding box, rather than a box in the code, also end a fence: the author forgot to close it.
 */
export function readLines(text: string): readonly Line[] {
  const lines: Line[] = [];
  const boxes: number[] = [];
  let marks: string | null = null;
  let shown = 0;
  let start = 0;
  for (const raw of text.split("\n")) {
    const line = raw.replace(/\r$/, "");
    const { colons = "", name } = boxLine.exec(line)?.groups ?? {};
    const isBoxEnd = name === "" && colons.length >= (boxes.at(-1) ?? Infinity);
    if (marks !== null && isBoxEnd && shown === 0) marks = null;
    else if (marks !== null && name !== undefined) shown = Math.max(0, shown + (name === "" ? -1 : 1));
    if (marks === null && name) boxes.push(colons.length);
    if (marks === null && isBoxEnd) boxes.pop();
    const opened: string | null = marks === null ? (opensFence.exec(line)?.groups?.["marks"] ?? null) : null;
    const isClosing: boolean = marks !== null && closes(line, marks);
    const fence = opened !== null ? "open" : isClosing ? "close" : marks !== null ? "inside" : null;
    lines.push({ start, end: start + line.length, text: line, fence });
    if (opened !== null) [marks, shown] = [opened, 0];
    if (isClosing) marks = null;
    start += raw.length + 1;
  }
  return lines;
}

function closes(line: string, marks: string): boolean {
  const found = /^[\s>]*(`{3,}|~{3,})\s*$/.exec(line)?.[1];
  return found !== undefined && found[0] === marks[0] && found.length >= marks.length;
}

export interface Range {
  readonly start: number;
  readonly end: number;
}

/** @returns the ranges of code, in fences and in backticks, in the order of the text. */
export function codeRanges(text: string): readonly Range[] {
  const lines = readLines(text);
  const fences = lines.flatMap(({ start, end, fence }) => (fence === null ? [] : [{ start, end }]));
  const spans: Range[] = [];
  let block: Line[] = [];
  const flush = () => {
    const [first] = block;
    const last = block.at(-1);
    block = [];
    if (!first || !last) return;
    for (const { 0: found, index } of text
      .slice(first.start, last.end)
      .matchAll(/(?<![`\\])(`+)(?!`)[\s\S]*?[^`]\1(?!`)/g)) {
      spans.push({ start: first.start + index, end: first.start + index + found.length });
    }
  };
  for (const line of lines) {
    if (line.fence !== null || line.text.trim() === "") flush();
    else block.push(line);
  }
  flush();
  return [...fences, ...spans].sort((a, b) => a.start - b.start);
}

/** @returns a function that tells whether an offset is inside code. */
export function createCodeTest(text: string): (offset: number) => boolean {
  const ranges = codeRanges(text);
  return (offset) => {
    let [low, high] = [0, ranges.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((ranges[middle]?.end ?? 0) <= offset) low = middle + 1;
      else high = middle;
    }
    return (ranges[low]?.start ?? Infinity) <= offset;
  };
}
