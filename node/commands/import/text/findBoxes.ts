import { titleBehind } from "../../../syntax/admonitions";
import type { Line, Range } from "../code/codeRanges";

const opener = /^(?<lead>[\s>]*)(?<colons>:{3,})[ \t]*(?<name>[A-Za-z][\w-]*)(?<rest>.*)$/;
const closer = /^(?<lead>[\s>]*)(?<colons>:{3,})[ \t]*$/;
const listOpener = /^(?<lead>[\s>]*(?:[-*+]|\d+[.)])[ \t]+):{3,}/;

export interface Box {
  readonly line: Line;
  readonly lead: string;
  readonly name: string;
  readonly title: string;
  /** How many it needs here: more than the boxes within it, and than lines of colons in its code. */
  readonly colons: number;
  /** Its last line; of one that is not closed, the place where it ends. */
  readonly end: Range;
  readonly isClosed: boolean;
}

interface OpenBox {
  readonly line: Line;
  readonly groups: Readonly<Record<string, string>>;
  /** Columns of the list item that contains it. */
  readonly inset: number;
  readonly parent: OpenBox | null;
  colons: number;
  /** Where it ends if nothing closes it. */
  last: number;
  end: Line | null;
}

interface Found {
  readonly boxes: readonly Box[];
  readonly strays: readonly Line[];
}

/**
 * Finds `:::` boxes and the lines that close nothing. A box ends with the list item or the quotation that contains it.
 *
 * Colons close the innermost box, as they are meant to; but if a box is left without an end, they close what the other engines
 * take them for: the outermost box that has no more colons, and all within it.
 */
export function findBoxes(lines: readonly Line[]): Found {
  const found = readBoxes(lines, (open) => open);
  if (found.boxes.every(({ isClosed }) => isClosed)) return found;
  return readBoxes(lines, (open, colons) => {
    let closed: OpenBox | null = null;
    for (let box: OpenBox | null = open; box !== null; box = box.parent) if (colonsOf(box) <= colons) closed = box;
    return closed;
  });
}

type Close = (innermost: OpenBox, colons: number) => OpenBox | null;

/** @param close which of the open boxes a line of colons closes; null for none. */
function readBoxes(lines: readonly Line[], close: Close): Found {
  const boxes: OpenBox[] = [];
  const strays: Line[] = [];
  const insetOf = createListReader();
  let open: OpenBox | null = null;
  for (const line of lines) {
    const { text, fence } = line;
    const inset = insetOf(line);
    const end = fence === null ? closer.exec(text)?.groups : undefined;
    if (fence === null || fence === "open") open = leave(open, line, end !== undefined);
    const start = fence === null && !listOpener.test(text) ? opener.exec(text)?.groups : undefined;
    if (start) {
      // Words behind three colons and no known box are left to the checks.
      open = { line, groups: start, inset, parent: open, colons: 3, last: line.end, end: null };
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
  return { boxes: boxes.map(boxOf), strays };
}

function colonsOf({ groups }: OpenBox): number {
  return groups["colons"]?.length ?? 0;
}

function boxOf({ line, groups, colons, last, end }: OpenBox): Box {
  const { lead = "", name = "", rest = "" } = groups;
  const place = end ?? { start: last, end: last };
  return { line, lead, name, title: titleBehind(rest), colons, end: place, isClosed: end !== null };
}

/** @returns the innermost box that goes on with a line. Colons that stand too far left close a box, unless there is another for them. */
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

/** @returns how far the text of the list item is set in that contains a line; the lines come in their order. */
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
    // Words right below a paragraph belong to it, however far left they stand.
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
