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

/** How documents are written. The parser of the checks, of static pages and of hydrated pages is this one. */
export const syntaxPlugins: Plugins = [...markdownPlugins, [readMarkdownFiles, markdownPlugins], refuseDenseText];

type Reader = ReturnType<typeof import("@mdx-js/mdx").createProcessor>;

/** @returns a processor that only reads: its `parse` gives the tree of a document, by the ending of its name. */
export async function createReader(): Promise<Reader> {
  // Not loaded where every document is known from an earlier run.
  const { createProcessor } = await import("@mdx-js/mdx");
  return createProcessor({ format: "mdx", remarkPlugins: syntaxPlugins });
}
