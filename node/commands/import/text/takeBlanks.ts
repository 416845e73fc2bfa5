import { createCodeTest } from "../code/codeRanges";
import type { Draft } from "../draft";

/** `</Tabs>{" "}`, as Prettier writes a space at the end of a line: behind a tag that ends its line, it shows nothing. */
export function takeBlanks(draft: Draft): void {
  const { text } = draft;
  const isCode = createCodeTest(text);
  for (const { 0: found, index } of text.matchAll(/(?<=^[ \t]*<\/[A-Z][\w.]*>)[ \t]*\{(["'])\s*\1\}(?=[ \t]*$)/gm))
    if (!isCode(index)) draft.replace(index, index + found.length, "", "texts in braces");
  draft.commit();
}
