import { testDocumentStrings } from "./testStrings";
import { createHighlight } from "../node/render/highlight";
import type { RenderContext } from "../node/render/remarkDocument";
import { noReference } from "../node/elements/reference";
import { renderDocument } from "../node/render/renderDocument";

const highlight = createHighlight();

/** Context in which every link keeps its address and every picture is 100 by 50. */
export const simpleContext: RenderContext = {
  resolveLink: (href) => href,
  resolvePicture: (src) =>
    Promise.resolve({ src, srcSet: null, full: src, width: 100, height: 50, shown: 100, dark: null }),
  reference: () => Promise.resolve(noReference),
  resolveItem: () => null,
  urlOf: (path) => `https://docs.example.org${path}`,
  strings: testDocumentStrings,
  highlight,
};

/** @param text body of a document. @returns its HTML. */
export function renderText(text: string, context: Partial<RenderContext> = {}): Promise<string> {
  return renderDocument("content/docs/guide/page.mdx", text, { ...simpleContext, ...context });
}
