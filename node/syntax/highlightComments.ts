import type { Code, Root } from "mdast";
import type { Extension } from "mdast-util-from-markdown";
import type { Plugin } from "unified";
import { languageOf, quotingLanguages } from "./languages";
import { each } from "./tree";

/** A line that has only a comment which marks other lines: `# highlight-next-line`, in the comment syntax of any language. */
const comment =
  /^(?<before>\s*(?:\/\/|#|--|;|%|\{?\/\*|<!--)\s*)highlight-(?<what>next-line|start|end)(?<after>\s*(?:\*\/\}?|-->)?\s*)$/;

/**
 * Adds comments that highlight code to the parser. Documents of other engines are parsed without this
 * plugin, so that these comments stay as written.
 */
export const remarkHighlightComments: Plugin = function remarkHighlightComments() {
  const data = this.data() as Record<string, unknown[] | undefined>;
  (data["fromMarkdownExtensions"] ??= []).push(highlightCommentsFromMarkdown);
};

/**
 * Converts the comments that mark lines of code in Docusaurus to the notation of this site: `highlight-next-line` becomes `[!code
 * highlight:1]`. The number of lines does not change, so that places in the code stay correct.
 *
 * @source docusaurus.io, "Code blocks", Highlighting with comments.
 */
const highlightCommentsFromMarkdown: Extension = {
  transforms: [
    (tree: Root) => {
      each<Code>(tree, ["code"], (node) => {
        if (mayHold(node.value, node.lang ?? "text")) node.value = readComments(node.value);
      });
    },
  ],
};

/** @returns lines, counted from 0, with an unpaired comment: a start without an end, or an end without a start. */
export function strayHighlights(code: string, language: string): readonly number[] {
  if (!mayHold(code, language)) return [];
  return code.split("\n").flatMap((line, index) => (comment.test(line) ? [index] : []));
}

function mayHold(code: string, language: string): boolean {
  return code.includes("highlight-") && !quotingLanguages.includes(languageOf(language));
}

function readComments(code: string): string {
  const lines = code.split("\n");
  let start: number | null = null;
  lines.forEach((line, index) => {
    const what = comment.exec(line)?.groups?.["what"];
    if (what === "next-line") lines[index] = marking(line, 1);
    // An end belongs to the last start above it. An earlier start without an end stays in the code, and the checks report it.
    if (what === "start") start = index;
    if (what === "end" && start !== null) {
      lines[start] = marking(lines[start] ?? "", index - start - 1);
      lines[index] = marking(line, 0);
      start = null;
    }
  });
  return lines.join("\n");
}

function marking(line: string, count: number): string {
  return line.replace(comment, `$<before>[!code highlight:${count}]$<after>`);
}
