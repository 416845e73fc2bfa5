import type { HTML, Root } from "mdast";
import type { Extension } from "micromark-util-types";
import remarkParse from "remark-parse";
import { unified, type ParserFunction, type Plugin, type PluggableList } from "unified";
import type { VFile } from "vfile";
import { each } from "./tree";

/** Disables elements and comments of HTML, which become text. */
const withoutHtml: Extension = { disable: { null: ["htmlFlow", "htmlText"] } };

/**
 * Reads files whose names end with ".md" as CommonMark: braces and angle brackets in them are text, and comments are left out. All other
 * files stay MDX. This must be the last of the plugins that change how documents are parsed.
 *
 * @param plugins those that both kinds of files share.
 */
export const readMarkdownFiles: Plugin<[PluggableList]> = function readMarkdownFiles(plugins) {
  const readMdx = this.Parser as ParserFunction;
  const readMarkdown = parserOf(plugins);
  const readWithoutHtml = parserOf([...plugins, disableHtml]);
  this.Parser = (text: string, file: VFile) =>
    file.extname === ".md"
      ? readWithoutHtml(text.includes("<!--") ? blankComments(text, readMarkdown(text, file)) : text, file)
      : readMdx(text, file);
};

function parserOf(plugins: PluggableList): (text: string, file: VFile) => Root {
  const reader = unified().use(remarkParse).use(plugins).freeze();
  return (text, file) => (reader.Parser as ParserFunction)(text, file) as Root;
}

const disableHtml: Plugin = function disableHtml() {
  const data = this.data() as Record<string, unknown[] | undefined>;
  (data["micromarkExtensions"] ??= []).push(withoutHtml);
};

/** @returns the text with blanks in place of comments, so that everything else keeps its place. */
function blankComments(text: string, tree: Root): string {
  let blanked = text;
  each<HTML>(tree, ["html"], ({ value, position }) => {
    if (!position || !/^<!--(?:(?!-->)[^])*-->\s*$/.test(value)) return;
    const [start, end] = [position.start.offset ?? 0, position.end.offset ?? 0];
    blanked = blanked.slice(0, start) + blanked.slice(start, end).replace(/[^\r\n]/g, " ") + blanked.slice(end);
  });
  return blanked;
}
