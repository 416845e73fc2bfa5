import type { Paragraph, Root } from "mdast";
import { prerequisites } from "../syntax/admonitions";
import { setHtml } from "../syntax/tree";
import type { RenderContext } from "./remarkDocument";

/** Inserts the link to the page's notebook below the prerequisites; on a page without them, below the first paragraph. */
export function offerNotebook(tree: Root, { notebook = null, strings }: RenderContext): void {
  if (notebook === null) return;
  const isStrip = (node: object) => (node as { readonly name?: unknown }).name === prerequisites;
  const strip = tree.children.findIndex(isStrip);
  const place = strip >= 0 ? strip : tree.children.findIndex(({ type }) => type === "paragraph");
  const words = { type: "notebookLink", children: [{ type: "text" as const, value: strings.notebook.download }] };
  setHtml(words, "a", { href: notebook, download: true });
  const line: Paragraph = { type: "paragraph", children: [words as never] };
  tree.children.splice(place + 1, 0, line);
}
