import { titleBehind } from "../../../syntax/admonitions";
import type { Line, Range } from "../code/codeRanges";

const opener = /^(?<lead>[\s>]*)(?<colons>:{3,})[ \t]*(?<name>[A-Za-z][\w-]*)(?<rest>.*)$/;
const closer = /^(?<lead>[\s>]*)(?<colons>:{3,})[ \t]*$/;
/** Words behind a title in brackets: none of the engines reads such a line as the start of a box. */
const wordsBehindTitle = /^\[(?:[^[\]]|\[[^[\]]*\])*\][ \t]*[^\s{]/;
const listOpener = /^(?<lead>[\s>]*(?:[-*+]|\d+[.)])[ \t]+):{3,}/;

/** The line that begins a tab of a `tabs` box. */
export const tabLine = /^[\s>]*(?<marks>={2,})[ \t]*(?<name>[^\s=].*?)[ \t]*$/;

export interface Box {
  readonly line: Line;
  readonly lead: string;
  readonly name: string;
  readonly title: string;
  /** Number of colons that this engine needs: more than nested boxes and than lines of colons in code blocks. */
  readonly colons: number;
  /** Its last line; for a box that is not closed, the empty range where it ends. */
  readonly end: Range;
  readonly isClosed: boolean;
}

interface OpenBox {
  readonly line: Line;
  readonly groups: Readonly<Record<string, string>>;
  /** Text column of the list item that contains it; 0 outside of lists. */
  readonly inset: number;
  readonly parent: OpenBox | null;
  colons: number;
  /** Offset where it ends if nothing closes it. */
  last: number;
  end: Line | null;
  /** Whether the next tab of a box around it ends it. */
  isEnded: boolean;
  /** Signs with which the first of its tabs begins; "" if it has no tabs yet. */
  tabMarks: string;
}

interface Found {
  readonly boxes: readonly Box[];
  readonly strays: readonly Line[];
  /** Lines that begin like a box but are text. */
  readonly texts: readonly Line[];
}

/**
 * Finds `:::` boxes and the lines that close nothing. A box ends with the list item, the block quote or the tab that
 * contains it.
 *
 * A line of colons closes the innermost box, as the author meant it. If that leaves a box without an end, the lines are read as the
 * other engines do: they close the outermost box that does not have more colons, and all boxes within it.
 */
export function findBoxes(lines: readonly Line[]): Found {
  const found = readBoxes(lines, (open) => open);
  if (found.isComplete) return found;
  return readBoxes(lines, (open, colons) => {
    let closed: OpenBox | null = null;
    for (let box: OpenBox | null = open; box !== null; box = box.parent) if (colonsOf(box) <= colons) closed = box;
    return closed;
  });
}

type Close = (innermost: OpenBox, colons: number) => OpenBox | null;

/** @param close returns the open box that a line of colons closes; null if it closes none. */
function readBoxes(lines: readonly Line[], close: Close): Found & { readonly isComplete: boolean } {
  const boxes: OpenBox[] = [];
  const strays: Line[] = [];
  const texts: Line[] = [];
  const insetOf = createListReader();
  let open: OpenBox | null = null;
  for (const line of lines) {
    const { text, fence } = line;
    const inset = insetOf(line);
    const end = fence === null ? closer.exec(text)?.groups : undefined;
    if (fence === null || fence === "open") open = leave(open, line, end !== undefined);
    if (fence === null) open = endAtTab(open, text);
    const start = fence === null && !listOpener.test(text) ? opener.exec(text)?.groups : undefined;
    if (start && wordsBehindTitle.test(start["rest"] ?? "")) texts.push(line);
    else if (start) {
      // Any name opens a box: convertBox handles unknown names.
      open = {
        line,
        groups: start,
        inset,
        parent: open,
        colons: 3,
        last: line.end,
        end: null,
        isEnded: false,
        tabMarks: "",
      };
      boxes.push(open);
    } else if (end) {
      const closed: OpenBox | null = open && close(open, end["colons"]?.length ?? 0);
      if (closed === null) strays.push(line);
      else {
        closed.end = line;
        open = closed.parent;
      }
    }
    const shown = fence === "inside" ? (closer.exec(text)?.groups?.["colons"]?.length ?? 0) : 0;
    if (open !== null) open.colons = Math.max(open.colons, shown + 1);
    if (text.trim() !== "") for (let box = open; box !== null; box = box.parent) box.last = line.end;
  }
  for (const { parent, colons } of [...boxes].reverse())
    if (parent) parent.colons = Math.max(parent.colons, colons + 1);
  return {
    boxes: boxes.map(boxOf),
    strays,
    texts,
    isComplete: boxes.every(({ end, isEnded }) => end !== null || isEnded),
  };
}

/** @returns the open box that contains a line. A line that begins the next tab ends the boxes of the tab above it. */
function endAtTab(open: OpenBox | null, text: string): OpenBox | null {
  const marks = tabLine.exec(text)?.groups?.["marks"];
  if (marks === undefined) return open;
  let tabs = open;
  while (tabs !== null && (tabs.groups["name"] !== "tabs" || !["", marks].includes(tabs.tabMarks))) tabs = tabs.parent;
  if (tabs === null) return open;
  tabs.tabMarks = marks;
  for (let box = open; box !== null && box !== tabs; box = box.parent) box.isEnded = true;
  return tabs;
}

function colonsOf({ groups }: OpenBox): number {
  return groups["colons"]?.length ?? 0;
}

function boxOf({ line, groups, colons, last, end }: OpenBox): Box {
  const { lead = "", name = "", rest = "" } = groups;
  const place = end ?? { start: last, end: last };
  return { line, lead, name, title: titleBehind(rest), colons, end: place, isClosed: end !== null };
}

/**
 * @returns the innermost open box that contains a line; null if none does. Closing colons that no box contains, because of too
 * little indentation, belong to the outermost box.
 */
function leave(open: OpenBox | null, { text }: Line, isEnd: boolean): OpenBox | null {
  let box = open;
  while (box !== null) {
    const quotes = quotesOf(box.line.text);
    const isIn = quotes > 0 ? quotesOf(text) >= quotes : text.trim() === "" || indentOf(text) >= box.inset;
    if (isIn || (isEnd && quotes === 0 && box.parent === null)) return box;
    box = box.parent;
  }
  return null;
}

const marker = /^[ \t]*(?:[-*+]|\d{1,9}[.)])(?:[ \t]+|$)/;

/** @returns a function that takes the lines in order and returns the text column of the list item that contains each; 0 for none. */
function createListReader(): (line: Line) => number {
  let items: readonly number[] = [];
  let isText = false;
  return ({ text, fence }) => {
    if (fence === "inside" || fence === "close") return items.at(-1) ?? 0;
    if (text.trim() === "") {
      isText = false;
      return items.at(-1) ?? 0;
    }
    const start = marker.exec(text)?.[0];
    const isBlock = start !== undefined || /^[ \t]*(?:#|:{3}|>|<)/.test(text) || fence === "open";
    // A line directly below a paragraph belongs to it, whatever its indentation.
    if (isBlock || !isText) items = items.filter((column) => column <= indentOf(text));
    const inset = items.at(-1) ?? 0;
    if (start !== undefined) items = [...items, widthOf(start)];
    isText = !/^[ \t]*(?:#|:{3})/.test(text) && fence === null;
    return inset;
  };
}

function quotesOf(text: string): number {
  return (/^[\s>]*/.exec(text)?.[0] ?? "").replace(/[^>]/g, "").length;
}

function indentOf(text: string): number {
  return widthOf(/^[ \t]*/.exec(text)?.[0] ?? "");
}

function widthOf(text: string): number {
  return text.replaceAll("\t", "    ").length;
}
