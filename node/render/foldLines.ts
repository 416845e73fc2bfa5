import type { DocumentStrings } from "../../src/shared/strings";
import { fill } from "../../src/shared/fill";

/** How many lines of a code block are shown at first. */
const shownLines = 24;

export interface FoldedLines {
  /** The first lines. */
  readonly html: string;
  /** The other lines; undefined if there are none. */
  readonly rest: string | undefined;
  /** Label of the control that shows the other lines. */
  readonly more: string | undefined;
  /** Whether something in the other lines is marked, so that they are shown at once. */
  readonly isMarked: boolean;
}

const marked = /<span class="line[^"]* (?:highlighted|diff)\b|<mark\b/;

/** @param html one element for each line, as the highlighter writes them. */
export function foldLines(html: string, { code }: Pick<DocumentStrings, "code">): FoldedLines {
  const lines = html.split("\n");
  if (lines.length <= shownLines) return { html, rest: undefined, more: undefined, isMarked: false };
  const rest = lines.slice(shownLines).join("\n");
  return {
    // With the line break after the last line, for text that is copied from both parts.
    html: `${lines.slice(0, shownLines).join("\n")}\n`,
    rest,
    more: fill(code.showAll, { count: lines.length }),
    isMarked: marked.test(rest),
  };
}
