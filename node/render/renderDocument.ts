import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import * as jsxRuntime from "react/jsx-runtime";
import { VFile } from "vfile";
import { authorComponents } from "../../src/mdx/authorComponents";
import { ContentStringsContext } from "../../src/mdx/contentStrings";
import { documentPlugins, footnoteLabels } from "./documentPlugins";
import type { RenderContext } from "./remarkDocument";

/**
 * Renders a document as static HTML.
 *
 * @param file   from the repository root.
 * @param text   the whole file, front matter included, so that places in messages are those of the file.
 * @throws {VFileMessage} with the place, when the text is not MDX; any error of an expression in it.
 */
export async function renderDocument(file: string, text: string, context: RenderContext): Promise<string> {
  const { evaluate } = await import("@mdx-js/mdx");
  const { components } = await context.reference();
  const source = new VFile({ value: text, path: file });
  const { default: Content } = await evaluate(source, {
    ...jsxRuntime,
    // `gatsby develop` sets NODE_ENV to "development", for which MDX would ask for another runtime.
    development: false,
    format: "mdx",
    remarkPlugins: documentPlugins(context),
    remarkRehypeOptions: footnoteLabels(context.strings),
  });
  // React counts ids in the page around the document too, from the same start.
  return renderToStaticMarkup(
    createElement(
      ContentStringsContext.Provider,
      { value: context.strings.content },
      createElement(Content, { components: { ...authorComponents, ...components } }),
    ),
    { identifierPrefix: "doc" },
  );
}
