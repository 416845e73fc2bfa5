import type { ProcessorOptions } from "@mdx-js/mdx";
import remarkFrontmatter from "remark-frontmatter";
import remarkGfm from "remark-gfm";
import remarkMath from "remark-math";
import { refuseDenseText } from "./findDenseText";
import { remarkHighlightComments } from "./highlightComments";
import { readMarkdownFiles } from "./markdownFiles";
import { remarkSyntax } from "./remarkSyntax";

export type Plugins = NonNullable<ProcessorOptions["remarkPlugins"]>;

const markdownPlugins: Plugins = [
  remarkFrontmatter,
  remarkGfm,
  [remarkMath, { singleDollarTextMath: true }],
  remarkSyntax,
  remarkHighlightComments,
];

/** The syntax of documents. The checks, static pages and hydrated pages all parse with these plugins. */
export const syntaxPlugins: Plugins = [...markdownPlugins, [readMarkdownFiles, markdownPlugins], refuseDenseText];

type Reader = ReturnType<typeof import("@mdx-js/mdx").createProcessor>;

/** @returns a processor for parsing only: its `parse` returns the tree of a document, as MDX or Markdown by the ending of its name. */
export async function createReader(): Promise<Reader> {
  // Imported only here, so that a run with all documents in the cache does not load MDX.
  const { createProcessor } = await import("@mdx-js/mdx");
  return createProcessor({ format: "mdx", remarkPlugins: syntaxPlugins });
}
