import { LineCounter, parseDocument } from "yaml";
import type { Difference } from "./difference";

/** Line width of the data's files. */
const lineWidth = 125;

/** @returns the text of a data file, updated from the source. */
export function writeDifferences(text: string, differences: readonly Difference[]): string {
  const document = parseDocument(text);
  for (const { path, value } of differences.flatMap(({ edits = [] }) => edits)) {
    if (value === undefined) document.deleteIn(path);
    else document.setIn(path, document.createNode(value));
  }
  return document.toString({ lineWidth, flowCollectionPadding: false });
}

/** @returns the line of the data on which a difference is reported, from 1. */
export function lineOf(text: string, { path }: Difference): number {
  if (!path) return 1;
  const lines = new LineCounter();
  const node = parseDocument(text, { lineCounter: lines }).getIn(path, true);
  const [start] = (node as { range?: readonly number[] } | undefined)?.range ?? [0];
  return lines.linePos(start ?? 0).line;
}
