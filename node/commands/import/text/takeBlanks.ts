import { createCodeTest } from "../code/codeRanges";
import type { Draft } from "../draft";

/** Removes the `{" "}` in `</Tabs>{" "}`: Prettier writes it for a space at the end of a line, where it has no effect. */
export function takeBlanks(draft: Draft): void {
  const { text } = draft;
  const isCode = createCodeTest(text);
  for (const { 0: found, index } of text.matchAll(/(?<=^[ \t]*<\/[A-Z][\w.]*>)[ \t]*\{(["'])\s*\1\}(?=[ \t]*$)/gm))
    if (!isCode(index)) draft.replace(index, index + found.length, "", "texts in braces");
  draft.commit();
}
