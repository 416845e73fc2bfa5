import type { InlineCode, Parent, Table, TableCell } from "mdast";
import { toString } from "mdast-util-to-string";
import type { Node } from "unist";
import { longestPart } from "./codeBreaks";

/** Room for a table on a phone that is 360 px wide, in px, less what the estimates below may miss. */
const phone = 300;
/** With more columns, readers compare figures, and a list of each row would keep them apart. */
const mostColumns = 4;

/** Widths in px at the size of text in tables, and what stands around it on a phone: src/client/styles/content.css. */
const letter = 7.4;
const codeLetter = 7.7;
const codePadding = 9;
const cellPadding = 16;
const leastLastColumn = 104;

/**
 * The titles of the columns that a row has to repeat because the table is too wide for a phone, where rows become lists.
 *
 * @returns styles by name for the frame of the table: `--label-2` is what precedes the second cell of a row. Null for a table
 *   that fits, or that is better scrolled.
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

/** @param isAlone whether the node is all there is in the cell. */
function longestWord(node: Node, isAlone: boolean): number {
  if (node.type === "inlineCode") return codePadding + codeLetter * longestPart((node as InlineCode).value, isAlone);
  const { children, value } = node as Partial<Parent> & { readonly value?: unknown };
  if (children) return Math.max(0, ...children.map((child) => longestWord(child, isAlone && children.length === 1)));
  if (node.type !== "text" || typeof value !== "string") return 0;
  return letter * Math.max(0, ...value.split(/\s+|(?<=-)/).map((word) => word.length));
}

/** Text as CSS writes it: nothing in it ends the string. */
function cssString(text: string): string {
  return `"${text.replace(/["\\]/g, "\\$&").replace(/\s+/g, " ")}"`;
}
