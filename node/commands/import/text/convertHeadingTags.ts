import { createCodeTest, type Range } from "../code/codeRanges";
import type { Draft } from "../draft";
import { linkRanges } from "./linksAround";

/**
 * Converts `<h3 id="words">Words</h3>` on its own line to Markdown. Other engines omit such headings from the table of contents. Within a
 * link, it stays HTML, which has no link to the heading.
 */
export function convertHeadingTags(draft: Draft): void {
  const isCode = createCodeTest(draft.text);
  let links: readonly Range[] | undefined;
  const tags = /^[ \t]*(?<tag><h(?<level>[1-6])(?<attributes>\s[^<>\n]*)?>(?<words>[^\n]*?)<\/h\k<level>>)[ \t]*$/gm;
  for (const { 0: line, index, groups } of draft.text.matchAll(tags)) {
    const { tag = "", level = "", attributes = "", words = "" } = groups ?? {};
    const start = index + line.indexOf("<");
    if (isCode(start) || words.trim() === "") continue;
    links ??= linkRanges(draft.text);
    if (links.some((link) => link.start < start && start < link.end)) continue;
    const [, id] = /\sid=["']([\w-]+)["']/.exec(attributes) ?? [];
    const anchor = id === undefined ? "" : ` {#${id}}`;
    draft.replace(
      start,
      start + tag.length,
      `${"#".repeat(Number(level))} ${words.trim()}${anchor}`,
      "headings in tags of HTML",
    );
  }
  draft.commit();
}
