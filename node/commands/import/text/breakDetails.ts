import { createCodeTest } from "../code/codeRanges";
import { isEscaped } from "./convertText";
import type { Draft } from "../draft";
import { readTag, type Tag } from "./readTag";

/**
 * Puts `<details>`, `<summary>` and their closing tags on lines of their own. For `<details><summary>Words</summary>` on one line and
 * `</details>` on another, MDX puts one tag into a paragraph and then does not match the two.
 */
export function breakDetails(draft: Draft): void {
  const { text } = draft;
  const isCode = createCodeTest(text);
  const open: Tag[] = [];
  for (const { index } of text.matchAll(/<\/?(?:details|summary)\b/g)) {
    const tag = isCode(index) || isEscaped(text, index) ? null : readTag(text, index);
    if (tag === null) continue;
    if (tag.name === "details" && !tag.isClosing) open.push(tag);
    const holder = tag.name === "details" && tag.isClosing ? open.pop() : open.at(-1);
    if (holder !== undefined) breakAround(draft, tag, holder);
  }
  draft.commit();
}

function breakAround(draft: Draft, { name, start, end, isClosing }: Tag, holder: Tag): void {
  const { text } = draft;
  const lineStart = text.lastIndexOf("\n", holder.start - 1) + 1;
  const lead = text.slice(lineStart, holder.start);
  // MDX can read elements that begin within a line or in a block quote, and elements that end on their first line.
  const line = text.slice(holder.start).split("\n", 1)[0] ?? "";
  if (lead.trim() !== "" || line.includes("</details>")) return;
  const behind = /^[ \t]*(?=\S)/.exec(text.slice(end))?.[0];
  const before = text.slice(text.lastIndexOf("\n", start - 1) + 1, start);
  const change = "details";
  if (name === "details" && isClosing) {
    if (before.trim() !== "") draft.replace(start, start, `\n\n${lead}`, change);
  } else if (behind !== undefined && (name === "details" || isClosing)) {
    const isSummary = name === "details" && text.startsWith("<summary", end + behind.length);
    draft.replace(end, end + behind.length, `${isSummary ? "\n" : "\n\n"}${lead}`, change);
  }
}
