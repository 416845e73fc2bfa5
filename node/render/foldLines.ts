import type { DocumentStrings } from "../../src/shared/strings";
import { fill } from "../../src/shared/fill";

/** How many lines of a code block are shown at first. */
const shownLines = 24;

export interface FoldedLines {
  /** The first lines. */
  readonly html: string;
  /** The others; undefined where there are none. */
  readonly rest: string | undefined;
  /** Text of the control that shows them. */
  readonly more: string | undefined;
  /** Whether something in the rest is marked: then it is shown at once. */
  readonly isMarked: boolean;
}

const marked = /<span class="line[^"]* (?:highlighted|diff)\b|<mark\b/;

/** @param html one element for each line, as the highlighter writes them. */
export function foldLines(html: string, { code }: Pick<DocumentStrings, "code">): FoldedLines {
  const lines = html.split("\n");
  if (lines.length <= shownLines) return { html, rest: undefined, more: undefined, isMarked: false };
  const rest = lines.slice(shownLines).join("\n");
  return {
    // The end of the last line, for what is copied out of both parts.
    html: `${lines.slice(0, shownLines).join("\n")}\n`,
    rest,
    more: fill(code.showAll, { count: lines.length }),
    isMarked: marked.test(rest),
  };
}
