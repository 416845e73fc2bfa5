import { createCodeTest } from "../code/codeRanges";
import type { Draft } from "../draft";

/** An inline footnote on one line, or on several lines of a paragraph. */
const note = /(?<!\\)\^\[((?:[^\][\n]|\n(?![ \t]*(?:\n|[>#|:<]|[-*+] )))+)\](?!\()/g;

/** Converts VitePress' inline footnotes, `^[some words]`, to footnotes with a definition at the end of the text. */
export function convertInlineNotes(draft: Draft): void {
  const { text } = draft;
  const isCode = createCodeTest(text);
  const definitions: string[] = [];
  let number = 0;
  for (const { 0: whole, 1: words = "", index } of text.matchAll(note)) {
    if (isCode(index) || !/\s/.test(words)) continue;
    do number += 1;
    while (text.includes(`[^note-${String(number)}]`));
    const label = `[^note-${String(number)}]`;
    draft.replace(index, index + whole.length, label, "footnotes within the text");
    definitions.push(`${label}: ${words.trim().replace(/[ \t]*\n[ \t]*/g, " ")}`);
  }
  if (definitions.length > 0) draft.replace(text.length, text.length, `\n${definitions.join("\n\n")}\n`);
  draft.commit();
}
