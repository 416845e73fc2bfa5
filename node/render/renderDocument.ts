import { createElement, type ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import * as jsxRuntime from "react/jsx-runtime";
import { VFile } from "vfile";
import { authorComponents } from "../../src/mdx/authorComponents";
import { ContentStringsContext } from "../../src/mdx/contentStrings";
import { documentPlugins, footnoteLabels } from "./documentPlugins";
import type { RenderContext } from "./remarkDocument";
import type { Plugins } from "../syntax/processor";
import { takeTree } from "../syntax/keptTrees";
import { runApart } from "./runApart";

interface DocumentModule {
  readonly default: ComponentType;
}

interface Options {
  /** Plugins that run after all others. */
  readonly plugins?: Plugins;
  /** Components in addition to those that authors use. */
  readonly components?: Readonly<Record<string, ComponentType>>;
  /** How long its expressions may take, in milliseconds. */
  readonly longest?: number | undefined;
  /** Code that runs before the document's code, in the same function, and additional arguments for that function. */
  readonly own?: { readonly code: string; readonly given: object };
}

/**
 * Renders a document as static HTML.
 *
 * @param file   from the repository root.
 * @param text   the whole file, front matter included, so that places in messages are those of the file.
 * @throws {VFileMessage} with the place, when the text is not MDX; whatever an expression in it throws.
 */
export async function renderDocument(
  file: string,
  text: string,
  context: RenderContext,
  { plugins = [], components: further, longest, own }: Options = {},
): Promise<string> {
  const { createProcessor } = await import("@mdx-js/mdx");
  const { components } = await context.reference();
  const source = new VFile({ value: text, path: file });
  const processor = createProcessor({
    // `gatsby develop` sets NODE_ENV to "development", for which MDX would use React's development runtime.
    development: false,
    format: "mdx",
    outputFormat: "function-body",
    // As in a build: components that the document exports also use the components of the engine. The name itself has no meaning here.
    providerImportSource: "useMDXComponents",
    remarkPlugins: [...documentPlugins(context), ...plugins],
    remarkRehypeOptions: footnoteLabels(context.strings),
  });
  const tree = takeTree({ file, text }) ?? processor.parse(source);
  const code = processor.stringify(await processor.run(tree, source), source);
  // React also generates ids for the page around the document, counted from the same start, so these need a prefix.
  const render = ({ default: Content }: DocumentModule) =>
    renderQuietly(
      createElement(ContentStringsContext.Provider, { value: context.strings.content }, createElement(Content)),
      { identifierPrefix: "doc" },
    );
  const useMDXComponents = () => ({ ...authorComponents, ...components, ...further });
  const given = { ...jsxRuntime, useMDXComponents, ...own?.given };
  return runApart(`${own?.code ?? ""}${code}`, given, render, longest);
}

/**
 * In development mode, React warns on the console about `class` instead of `className`, or a missing key in a list. The HTML is right
 * nevertheless, and the warning names neither file nor line, so it is suppressed.
 */
/* eslint-disable no-console -- React has no other place to write to */
function renderQuietly(...input: Parameters<typeof renderToStaticMarkup>): string {
  const { error } = console;
  console.error = () => undefined;
  try {
    return renderToStaticMarkup(...input);
  } finally {
    console.error = error;
  }
}
/* eslint-enable no-console */
