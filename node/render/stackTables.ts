import type { InlineCode, Parent, Table, TableCell } from "mdast";
import { toString } from "mdast-util-to-string";
import type { Node } from "unist";
import { longestPart } from "./codeBreaks";

/** Width for a table on a phone that is 360 px wide, in px, minus a margin for errors of the estimates below. */
const phone = 300;
/** With more columns, readers compare figures, and a list per row would separate the figures. */
const mostColumns = 4;

/** Widths in px at the font size of tables, and the space around cells on a phone: see src/client/styles/content.css. */
const letter = 7.4;
const codeLetter = 7.7;
const codePadding = 9;
const cellPadding = 16;
const leastLastColumn = 104;

/**
 * Titles of columns for a table that is too wide for a phone, where each row becomes a list and repeats the titles.
 *
 * @returns styles by name for the frame of the table: `--label-2` is the text before the second cell of a row. Null for
 *   a table that fits, or that scrolls instead.
 */
export function columnLabels({ children: [head, ...rows] }: Table): Readonly<Record<string, string>> | null {
  const titles = head?.children ?? [];
  if (titles.length > mostColumns) return null;
  const least = titles.map((title, column) =>
    Math.max(
      cellWidth(title),
      ...rows.map(({ children }) => cellWidth(children[column])),
      column === titles.length - 1 ? leastLastColumn : 0,
    ),
  );
  if (least.reduce((sum, width) => sum + width, 0) <= phone) return null;
  const labels = titles.map((title) => toString(title).trim());
  return Object.fromEntries(
    labels.flatMap((label, column) =>
      column === 0 || label === "" ? [] : [[`--label-${column + 1}`, cssString(`${label}: `)]],
    ),
  );
}

function cellWidth(cell: TableCell | undefined): number {
  return cell === undefined ? 0 : cellPadding + longestWord(cell, cell.children.length === 1);
}

/** @param isAlone whether the node is the only content of the cell. */
function longestWord(node: Node, isAlone: boolean): number {
  if (node.type === "inlineCode") return codePadding + codeLetter * longestPart((node as InlineCode).value, isAlone);
  const { children, value } = node as Partial<Parent> & { readonly value?: unknown };
  if (children) return Math.max(0, ...children.map((child) => longestWord(child, isAlone && children.length === 1)));
  if (node.type !== "text" || typeof value !== "string") return 0;
  return letter * Math.max(0, ...value.split(/\s+|(?<=-)/).map((word) => word.length));
}

/** The text as a CSS string, escaped so that it cannot end the string. */
function cssString(text: string): string {
  return `"${text.replace(/["\\]/g, "\\$&").replace(/\s+/g, " ")}"`;
}
