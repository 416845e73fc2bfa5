import type { Paragraph, Parent, Root } from "mdast";
import type { Extension } from "mdast-util-from-markdown";
import { contentOf, each, isJsxElement, isNothing, type JsxElement } from "./tree";

/** Markdown that an HTML parser moves out of a `<p>`. */
const blocks = new Set(["paragraph", "list", "code", "blockquote", "table", "heading", "math", "containerDirective"]);

/**
 * Corrects elements whose content becomes a paragraph, although HTML does not allow it there: an HTML parser would close the outer
 * element first, and React would create what HTML cannot contain.
 */
export const htmlNestingFromMarkdown: Extension = {
  transforms: [
    (tree: Root) => {
      each<JsxElement>(tree, ["mdxJsxFlowElement"], (element) => {
        if (element.name === "details") releaseSummary(element);
        if (element.name === "p" && contentOf(element).some(({ type }) => blocks.has(type))) element.name = "div";
      });
    },
  ],
};

/** Moves a `<summary>` out of the paragraph that it begins if the text follows on the next line. */
function releaseSummary(details: JsxElement): void {
  const index = details.children.findIndex((child) => !isNothing(child));
  const paragraph = details.children[index] as Paragraph | undefined;
  if (paragraph?.type !== "paragraph") return;
  const start = paragraph.children.findIndex((child) => !isNothing(child));
  const summary = paragraph.children[start];
  if (!summary || !isJsxElement(summary) || summary.name !== "summary") return;
  const others = paragraph.children.slice(start + 1);
  if (others.every(isNothing)) return;
  const [first] = others;
  if (first?.type === "text") first.value = first.value.trimStart();
  paragraph.children = others;
  (details as Parent).children.splice(index, 0, { ...summary, type: "mdxJsxFlowElement" } as never);
}
