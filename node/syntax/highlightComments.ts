import type { Code, Root } from "mdast";
import type { Extension } from "mdast-util-from-markdown";
import type { Plugin } from "unified";
import { languageOf, quotingLanguages } from "./languages";
import { each } from "./tree";

/** A line with nothing but a comment that marks others: `# highlight-next-line`, in the comment of any language. */
const comment =
  /^(?<before>\s*(?:\/\/|#|--|;|%|\{?\/\*|<!--)\s*)highlight-(?<what>next-line|start|end)(?<after>\s*(?:\*\/\}?|-->)?\s*)$/;

/** Teaches the parser comments that highlight code. Documents of other engines are read without it, as they are written. */
export const remarkHighlightComments: Plugin = function remarkHighlightComments() {
  const data = this.data() as Record<string, unknown[] | undefined>;
  (data["fromMarkdownExtensions"] ??= []).push(highlightCommentsFromMarkdown);
};

/**
 * Reads the comments by which Docusaurus marks lines of code, as the notation of this site: the line that says
 * `highlight-next-line` says `[!code highlight:1]`. No line comes or goes, so that places in the code stay what they are.
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

/** @returns lines, counted from 0, whose comment has no partner: a start without an end, or an end without a start. */
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
    // What follows a start that another one has left open belongs to the later one; the first stays, for the checks to name.
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
