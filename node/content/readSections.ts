import type { Code, Image, Root } from "mdast";
import type { Node, Parent } from "unist";
import { parseFenceMeta } from "../syntax/fenceMeta";
import { isJsxElement, textAttribute, type HeadingOfTree, type JsxElement } from "../syntax/tree";

/** The content below one heading, up to the next heading of any level; plain data. */
export interface DocSection {
  /** Null for the content before the first heading. */
  readonly heading: { readonly depth: number; readonly text: string; readonly id: string } | null;
  /** Prose, tables and lists as one line. */
  readonly text: string;
  /** Code blocks. */
  readonly code: string;
}

/** Inline nodes. A space follows a child of any other type. */
const inlineTypes = new Set([
  "text",
  "inlineCode",
  "inlineMath",
  "emphasis",
  "strong",
  "delete",
  "link",
  "break",
  "mdxJsxTextElement",
]);
/** Nodes that readers do not read as words. */
const silentTypes = new Set(["yaml", "mdxjsEsm", "mdxFlowExpression", "mdxTextExpression", "math", "html"]);
/** Attributes of components that readers see. */
const spokenAttributes = ["title", "label", "alt", "caption"];

/**
 * Splits a document into its sections.
 *
 * @param tree     the document after `complete`, before its elements are expanded.
 * @param headings of the same tree.
 * @param madeOf   returns what an element without children shows in a sentence; empty for any other element.
 * @returns in document order; the first one has no heading, and may be empty.
 */
export function readSections(
  tree: Root,
  headings: readonly HeadingOfTree[],
  madeOf: (element: JsxElement) => readonly Node[] = () => [],
): readonly DocSection[] {
  const headingOf = new Map<Node, HeadingOfTree>(headings.map((heading) => [heading.node, heading]));
  const sections: { heading: DocSection["heading"]; text: string[]; code: string[] }[] = [
    { heading: null, text: [], code: [] },
  ];
  read(tree);
  return sections.map(({ heading, text, code }) => ({
    heading,
    text: oneLine(text.join("")),
    code: code.join("\n"),
  }));

  function read(node: Node): void {
    const current = sections.at(-1);
    const heading = headingOf.get(node);
    if (heading) {
      const { depth, text, id } = heading;
      sections.push({ heading: { depth, text, id }, text: [], code: [] });
      return;
    }
    if (!current || silentTypes.has(node.type)) return;
    if (node.type === "code") {
      const { lang, meta, value } = node as Code;
      const { alt = "", title = "" } = parseFenceMeta(meta).values;
      current.text.push(` ${title} ${alt} `);
      // A diagram's code is the source of a picture; the alternative text describes the picture in words.
      if (lang !== "mermaid") current.code.push(value);
      return;
    }
    if (node.type === "image") current.text.push(` ${(node as Image).alt ?? ""} `);
    if ("value" in node)
      current.text.push(node.type === "inlineMath" ? symbols(String(node.value)) : String(node.value));
    // The properties of an island are for its program.
    if (isJsxElement(node) && node.name !== "Island") {
      current.text.push(...spokenAttributes.map((name) => ` ${textAttribute(node, name) ?? ""} `));
    }
    const written = (node as Partial<Parent>).children ?? [];
    const children = written.length === 0 && isJsxElement(node) ? madeOf(node) : written;
    for (const child of children) {
      read(child);
      if (!inlineTypes.has(child.type)) sections.at(-1)?.text.push(" ");
    }
  }
}

/** @returns a formula within a sentence as words: "\varepsilon_{k}" is "varepsilon_k". */
function symbols(formula: string): string {
  return formula.replace(/\\(?=[a-zA-Z])|[{}]/g, "");
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
