import type { Code, Root } from "mdast";
import { each } from "../../../syntax/tree";
import type { Range } from "../code/codeRanges";
import type { Draft } from "../draft";
import type { ImportedPage } from "../importedPage";
import { createPlainReader } from "./readers";
import type { Tag } from "./readTag";
import { tagsIn } from "./tagsIn";

/**
 * Moves a `>` at the start of a line to the end of its tag: MDX would read it as a block quote. Prettier breaks lines within tags in
 * this way, `<a href="…"` above `>words</a` above `>`, so that it adds no space between words.
 */
export async function joinTags(
  draft: Draft,
  { isMdx, hasFormulas }: Pick<ImportedPage, "isMdx" | "hasFormulas">,
): Promise<void> {
  const { text } = draft;
  if (!/^[ \t]*>/m.test(text)) return;
  const indented: Range[] = [];
  if (!isMdx)
    each<Code>((await createPlainReader(hasFormulas)).parse(text) as Root, ["code"], ({ position }) => {
      indented.push({ start: position?.start.offset ?? 0, end: position?.end.offset ?? 0 });
    });
  const isIndented = (offset: number) => indented.some(({ start, end }) => start <= offset && offset < end);
  for (const tag of tagsIn(text, isIndented)) {
    const space = /\s*$/.exec(text.slice(tag.start, tag.end - 1))?.[0] ?? "";
    if (space.includes("\n") && !isBlock(text, tag) && isMeant(text, tag))
      draft.replace(tag.end - 1 - space.length, tag.end - 1, "", "tags of HTML");
  }
  draft.commit();
}

const inline = /^(?:a|abbr|b|cite|del|em|i|ins|kbd|mark|q|s|small|span|strong|sub|sup|u)$/;

/**
 * Joins the lines of an inline element. MDX reads `<a href="…">` on its own line as a block, and does not match it with an `</a>` that
 * is followed by text on its line.
 */
export function joinInlineTags(draft: Draft): void {
  const { text } = draft;
  for (const tag of tagsIn(text)) {
    if (tag.isSelfClosing || !inline.test(tag.name) || !isBlock(text, tag)) continue;
    const paragraph = text.slice(tag.end).split(/\n[ \t]*\n/, 1)[0] ?? "";
    const close = new RegExp(`</${tag.name}\\s*>`).exec(paragraph);
    const inside = paragraph.slice(0, close?.index ?? 0);
    const behind = paragraph.slice((close?.index ?? 0) + (close?.[0].length ?? 0)).split("\n", 1)[0] ?? "";
    if (close === null || behind.trim() === "" || new RegExp(`<${tag.name}[\\s>]`).test(inside)) continue;
    // Next to the tags, the line break goes without a space, so that no line consists only of tags: MDX would read it as a block.
    for (const { 0: found, index: at } of inside.matchAll(/[ \t]*\n[ \t]*/g)) {
      const isOuter = at === 0 || at + found.length === inside.length;
      draft.replace(tag.end + at, tag.end + at + found.length, isOuter ? "" : " ", "tags of HTML");
    }
  }
  draft.commit();
}

/** Whether an opening tag has its lines to itself: MDX can read it even with a `>` at the start of one of them. */
function isBlock(text: string, { start, end, isClosing }: Tag): boolean {
  const before = text.slice(text.lastIndexOf("\n", start - 1) + 1, start);
  return !isClosing && before.trim() === "" && /^[ \t]*(?:\n|$)/.test(text.slice(end));
}

/** Whether it is a tag, and not a word above a block quote: `<word` above `> words`. */
function isMeant(text: string, { name, isClosing, attributes, end }: Tag): boolean {
  if (isClosing || attributes.some(({ kind }) => kind !== "flag")) return true;
  const paragraph = text.slice(end).split(/\n[ \t]*\n/, 1)[0] ?? "";
  return new RegExp(`</${name.replaceAll(".", "\\.")}\\s*>`).test(paragraph);
}
