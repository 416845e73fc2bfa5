import type { ProcessorOptions } from "@mdx-js/mdx";
import remarkFrontmatter from "remark-frontmatter";
import remarkGfm from "remark-gfm";
import remarkMath from "remark-math";
import { remarkSyntax } from "./remarkSyntax";

export type Plugins = NonNullable<ProcessorOptions["remarkPlugins"]>;

/** How documents are written. The parser of the checks, of static pages and of hydrated pages is this one. */
export const syntaxPlugins: Plugins = [
  remarkFrontmatter,
  remarkGfm,
  [remarkMath, { singleDollarTextMath: true }],
  remarkSyntax,
];

type Reader = ReturnType<typeof import("@mdx-js/mdx").createProcessor>;

/** @returns a processor that only reads: its `parse` gives the tree of a document. */
export async function createReader(): Promise<Reader> {
  // Not loaded where every document is known from an earlier run.
  const { createProcessor } = await import("@mdx-js/mdx");
  return createProcessor({ format: "mdx", remarkPlugins: syntaxPlugins });
}
