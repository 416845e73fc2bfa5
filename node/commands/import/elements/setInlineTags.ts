import { isNothing } from "../../../syntax/tree";
import { setTags, type Place } from "./elementPlace";

/** Whether the content of an element is at most one paragraph, so that it fits between inline signs. */
export function hasInlineContent({ node }: Pick<Place, "node">): boolean {
  const content = node.children.filter((child) => !isNothing(child));
  return node.type === "mdxJsxTextElement" || content.length === 0 || isParagraph(content);
}

function isParagraph(content: readonly { readonly type: string }[]): boolean {
  return content.length === 1 && content[0]?.type === "paragraph";
}

/**
 * Replaces the tags of an element by inline signs, such as `[` and `](./a.mdx)`, and joins the lines between them: a paragraph of
 * its own would leave the signs as text.
 */
export function setInlineTags(place: Place, written: string, closing: string, change?: string): void {
  const { draft, open, close } = place;
  if (close === null) {
    setTags(place, written, closing, change);
    return;
  }
  const inside = draft.text.slice(open.end, close.start);
  const start = leadingBreak(inside);
  const end = Math.max(trailingBreak(inside), start);
  draft.replace(open.start, open.end + start, written, change);
  draft.replace(open.end + end, close.end, closing);
  for (const { 0: found, index } of inside.slice(start, end).matchAll(/\n[\s>]*/g)) {
    const line = inside.slice(start, start + index);
    const from = open.end + start + line.trimEnd().length;
    // A backslash or two blanks before the end of a line make a line break.
    if (!line.endsWith("\\") && !line.endsWith("  ")) draft.replace(from, open.end + start + index + found.length, " ");
  }
}

/** @returns the length of the line breaks at the start of a text, with the signs of block quotes. */
function leadingBreak(text: string): number {
  const space = /^\s*/.exec(text)?.[0] ?? "";
  return space.includes("\n") ? (/^[\s>]*/.exec(text)?.[0].length ?? 0) : 0;
}

/** @returns where the line breaks at the end of a text start. */
function trailingBreak(text: string): number {
  let end = text.length;
  while (/[\s>]/.test(text[end - 1] ?? "")) end -= 1;
  const first = text.indexOf("\n", end);
  return first === -1 ? text.length : text.slice(0, first).trimEnd().length;
}
