import type { Paragraph, Root } from "mdast";
import { each } from "./tree";

/** The start of a code block whose options contain a backtick. */
const fence = /^[ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)*(?<mark>(?<marks>`{3,})[ \t]*\w[^`]*`.*)$/;

/** A line of a code block that Markdown reads as text. */
export interface UnopenedFence {
  readonly line: number;
  readonly mark: string;
  readonly marks: string;
}

/** @returns lines that look as if they opened a code block, although a backtick behind their first ones makes them text. */
export function linesWithBacktick(text: string): readonly UnopenedFence[] {
  return text.split("\n").flatMap((written, index): readonly UnopenedFence[] => {
    const { mark = "", marks = "" } = fence.exec(written.trimEnd())?.groups ?? {};
    return mark === "" ? [] : [{ line: index + 1, mark, marks }];
  });
}

/** @returns the first of the lines that the tree has as text, not within a code block or as code in a sentence. */
export function unopenedFence(tree: Root, lines: readonly UnopenedFence[]): UnopenedFence | undefined {
  const found = new Set<number>();
  if (lines.length > 0)
    each<Paragraph>(tree, ["paragraph"], ({ children }) => {
      for (const child of children) {
        if (child.type !== "text" || !child.position) continue;
        for (const [index, value] of child.value.split("\n").entries())
          if (/^\s*`{3}/.test(value)) found.add(child.position.start.line + index);
      }
    });
  return lines.find(({ line }) => found.has(line));
}
