import type { Code, List } from "mdast";
import { parseFenceMeta } from "../syntax/fenceMeta";
import { strayHighlights } from "../syntax/highlightComments";
import { placeOf } from "../syntax/tree";
import { checkNotation } from "./checkNotation";
import type { Finding } from "./codeBlock";
import { readCallouts } from "./readCallouts";

/** @returns the words of `mark="partition_alpha, epochs"`. */
export function markedWords(meta: Code["meta"]): readonly string[] {
  return (parseFenceMeta(meta).values["mark"] ?? "")
    .split(",")
    .map((word) => word.trim())
    .filter((word) => word !== "");
}

/** @returns whether the list that follows a code block has an item of this number. */
export function hasItem(next: { readonly type: string } | undefined, number: number): next is List {
  if (next?.type !== "list") return false;
  const { ordered, start, children } = next as List;
  const first = start ?? 1;
  return ordered === true && number >= first && number < first + children.length;
}

/**
 * @param next the node after the code block. @returns marked words that the code lacks, numbers without an item, unpaired highlights, and
 *   marks that are text.
 */
export function checkMarks(node: Code, next: { readonly type: string } | undefined): readonly Finding[] {
  const { line, column } = placeOf(node);
  const words = markedWords(node.meta).filter((word) => !node.value.includes(word));
  const numbers = [...readCallouts(node.value, node.lang ?? "text").lines].filter(
    ([, number]) => !hasItem(next, number),
  );
  return [
    ...words.map((word) => ({
      line,
      column,
      rule: "wrong-mark" as const,
      what: `mark="${word}" is not in this code block.`,
      fix: "write the word as it is in the code, or remove it.",
    })),
    ...numbers.map(([at, number]) => ({
      line: line + at,
      column,
      rule: "wrong-mark" as const,
      what: `The number (${number}) at the end of this line has no item in a list below.`,
      fix: `write a numbered list directly below the code block, with an item ${number}, or remove the number.`,
    })),
    ...strayHighlights(node.value, node.lang ?? "text").map((at) => ({
      line: line + 1 + at,
      column,
      rule: "wrong-mark" as const,
      what: "This comment highlights nothing: highlight-start and highlight-end come in pairs.",
      fix: "add the line that is missing, or remove this one.",
    })),
    ...checkNotation(node),
  ];
}
