import { createCodeTest, type Range } from "../code/codeRanges";
import type { Draft } from "../draft";
import { linkRanges } from "./linksAround";

/**
 * Converts `<h3 id="words">Words</h3>` on lines of its own to Markdown. Other engines omit such headings from the table of contents. Within a
 * link, its words become bold: the link of a heading cannot be within another link.
 */
export function convertHeadingTags(draft: Draft): void {
  const isCode = createCodeTest(draft.text);
  let links: readonly Range[] | undefined;
  const tags =
    /^[ \t]*(?<tag><h(?<level>[1-6])(?<attributes>\s[^<>\n]*)?>(?<words>(?:[^\n]|\n(?![ \t]*\n))*?)<\/h\k<level>>)[ \t]*$/gm;
  for (const { 0: line, index, groups } of draft.text.matchAll(tags)) {
    const { tag = "", level = "", attributes = "", words = "" } = groups ?? {};
    const start = index + line.indexOf("<");
    if (isCode(start) || words.trim() === "" || (words.includes("\n") && !isInline(words))) continue;
    const [, id] = /\sid=["']([\w-]+)["']/.exec(attributes) ?? [];
    links ??= linkRanges(draft.text);
    if (links.some((link) => link.start < start && start < link.end)) {
      const anchor = id === undefined ? "" : ` id="${id}"`;
      draft.replace(start, start + tag.length, `<strong${anchor}>${words}</strong>`, "headings in links");
      continue;
    }
    const anchor = id === undefined ? "" : ` {#${id}}`;
    draft.replace(
      start,
      start + tag.length,
      `${"#".repeat(Number(level))} ${words.includes("\n") ? onOneLine(words) : words.trim()}${anchor}`,
      "headings in tags of HTML",
    );
  }
  draft.commit();
}

/** Whether lines contain only words and elements within sentences. A picture needs a text, without which the heading would have no words. */
function isInline(lines: string): boolean {
  const names = [...lines.matchAll(/<\/?(\w+)/g)].map(([, name = ""]) => name);
  const hasWords = lines.replace(/<[^<>]*>/g, "").trim() !== "" || /<img\s[^<>]*\balt=["'][^"']/.test(lines);
  return hasWords && names.every((name) => inline.test(name)) && !/^[ \t]*(?:[-*+>#|]|\d+[.)]\s)/m.test(lines);
}

const inline = /^(?:a|b|br|code|em|i|img|kbd|mark|small|span|strong|sub|sup)$/;

function onOneLine(words: string): string {
  return words
    .trim()
    .replace(/[ \t]*\n[ \t]*/g, " ")
    .replace(/(<(?!br|img)\w[^<>]*>) /g, "$1")
    .replace(/ (<\/\w+>)/g, "$1");
}
