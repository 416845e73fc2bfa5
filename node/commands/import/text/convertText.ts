import type { Code, HTML, Image, Parent, Root, Text } from "mdast";
import { each } from "../../../syntax/tree";
import { createCodeTest } from "../code/codeRanges";
import { convertBraces } from "./convertBraces";
import { convertEmoji } from "./convertEmoji";
import type { Draft } from "../draft";
import type { ImportedPage } from "../importedPage";
import { fenceOf, fencePreformatted } from "./preformatted";
import { createPlainReader } from "./readers";

/** Whether a character is escaped: `\{` is text, `\\{` is a backslash and a brace. */
export function isEscaped(text: string, at: number): boolean {
  let count = 0;
  while (text[at - 1 - count] === "\\") count += 1;
  return count % 2 === 1;
}

const headingIdAhead = /\{#[\w-]+\}[ \t]*$/my;

const none: ReadonlySet<number> = new Set();

/** Converts Markdown that is not MDX: escapes braces and angle brackets in text, and puts fences around indented code. */
export async function convertPlainText(
  draft: Draft,
  { hasFormulas, kind }: Pick<ImportedPage, "hasFormulas" | "kind">,
): Promise<void> {
  const { text } = draft;
  const tree = (await createPlainReader(hasFormulas)).parse(text) as Root;
  if (kind === "vitepress") convertEmoji(draft, tree);
  const escape = (start: number, end: number, signs: RegExp, parent: Parent | null = null, braces = none) => {
    for (const { index } of text.slice(start, end).matchAll(signs)) {
      const at = start + index;
      headingIdAhead.lastIndex = at;
      const isSyntax = (parent?.type === "heading" && headingIdAhead.test(text)) || braces.has(at);
      if (!isEscaped(text, at) && !isSyntax) draft.replace(at, at, "\\", "signs that MDX would read, escaped");
    }
  };
  each<Text | Image | HTML | Code>(tree, ["text", "image", "html", "code"], (node, _, parent) => {
    const [start, end] = [node.position?.start.offset ?? 0, node.position?.end.offset ?? 0];
    switch (node.type) {
      case "text":
        escape(
          start,
          end,
          /[{<]/g,
          parent,
          kind === "vitepress" && parent && node.type === "text" ? convertBraces(draft, node, parent) : none,
        );
        break;
      case "image":
        escape(start, start + Math.max(text.slice(start, end).indexOf("]("), 0), /[{<]/g);
        break;
      case "html":
        if (!fencePreformatted(draft, start, end, text.slice(start, end))) convertHtml(draft, start, end);
        break;
      case "code":
        if (!/^(?:`{3}|~{3})/.test(text.slice(start))) fenceCode(draft, node);
    }
  });
  draft.commit();
}

/** Escapes Markdown characters between the tags of an HTML block, where they are text; in inline HTML only braces. */
function convertHtml(draft: Draft, start: number, end: number): void {
  const { text } = draft;
  const source = text.slice(start, end);
  if (/^<(?:script|style|pre|!)/i.test(source)) return;
  const isBlock =
    start === 0 || text[start - 1] === "\n" || text.slice(text.lastIndexOf("\n", start - 1) + 1, start).trim() === "";
  for (const { 0: words, index } of source.matchAll(/(?<=^|>)[^<>]+(?=<|$)/g)) {
    for (const { index: inner } of words.matchAll(isBlock ? /[{*_`[]/g : /\{/g)) {
      draft.replace(start + index + inner, start + index + inner, "\\", "signs that MDX would read, escaped");
    }
  }
}

/** Puts fences around indented code, which MDX does not read as code. */
function fenceCode(draft: Draft, { value, position }: Code): void {
  const [start, end] = [position?.start.offset ?? 0, position?.end.offset ?? 0];
  const { text } = draft;
  const lineStart = text.lastIndexOf("\n", start - 1) + 1;
  const before = text.slice(lineStart, start);
  // The node starts either after its four columns of indentation or before them.
  const lead = /^[\s>]*$/.test(before) ? before.replace(/ {1,4}$|\t$/, "") : " ".repeat(before.length);
  const indent = /^(?: {4}|\t)/.test(text.slice(start)) ? before : lead;
  const lines = fenceOf(value)
    .split("\n")
    .map((line) => (line === "" ? "" : indent + line));
  const from = /^\s*$/.test(before) ? lineStart : start;
  const written = lines.join("\n");
  draft.replace(from, end, from === start ? written.slice(indent.length) : written, "indented code, now in fences");
}

const isModule =
  /^(?:import\s+(?:["']|[\s\S]*?\sfrom\s*["'])|export\s+(?:const|let|var|function|default|async|class|type|interface|\{|\*))/;

/**
 * Escapes "import" and "export" at the start of a line of text, which MDX could read as a module.
 *
 * @param isMdx whether the source is MDX: then modules stay, and only the first line of a paragraph is escaped.
 */
export function escapeModules(draft: Draft, isMdx: boolean): void {
  const { text } = draft;
  const isCode = createCodeTest(text);
  for (const { index, 0: word } of text.matchAll(/(?<=^|\n)(?:import|export)(?=\s)/g)) {
    const paragraph = text.slice(index).split(/\n[ \t]*\n/, 1)[0] ?? "";
    if (isCode(index) || (isMdx && (isModule.test(paragraph) || !isFirstLine(text, index)))) continue;
    const written = `&#${String(word.charCodeAt(0))};${word.slice(1)}`;
    draft.replace(index, index + word.length, written, "signs that MDX would read, escaped");
  }
  draft.commit();
}

function isFirstLine(text: string, at: number): boolean {
  return at === 0 || /\n[ \t]*\n$/.test(text.slice(Math.max(at - 100, 0), at)) || at === 1;
}

/** Converts `<!-- -->` to MDX comments. */
export function convertComments(draft: Draft): void {
  const { text } = draft;
  const isCode = createCodeTest(text);
  for (const { 0: comment, 1: words = "", index } of text.matchAll(/<!--([\s\S]*?)-->/g)) {
    if (isCode(index) || isEscaped(text, index)) continue;
    draft.replace(index, index + comment.length, `{/*${words.replaceAll("*/", "* /")}*/}`, "comments");
  }
  draft.commit();
}

/** Escapes dollar signs of a site without formulas: this engine would read two of them as a formula. */
export function escapeDollars(draft: Draft, tree: Root): void {
  const { text } = draft;
  each<Text>(tree, ["text"], ({ position }) => {
    const [start, end] = [position?.start.offset ?? 0, position?.end.offset ?? 0];
    for (const { index } of text.slice(start, end).matchAll(/\$/g)) {
      if (!isEscaped(text, start + index)) draft.replace(start + index, start + index, "\\", "dollar signs, escaped");
    }
  });
}
