import type { ProcessorOptions } from "@mdx-js/mdx";
import remarkFrontmatter from "remark-frontmatter";
import remarkGfm from "remark-gfm";
import remarkMath from "remark-math";
import { remarkDocument, type DocumentSurroundings } from "../render/remarkDocument";
import { remarkSyntax } from "./remarkSyntax";

type Plugins = NonNullable<ProcessorOptions["remarkPlugins"]>;

/** How documents are written. The parser of the checks, of static pages and of hydrated pages is this one. */
export const syntaxPlugins: Plugins = [
  remarkFrontmatter,
  remarkGfm,
  [remarkMath, { singleDollarTextMath: true }],
  remarkSyntax,
];

/** The whole way from what is written to what is drawn. */
export function documentPlugins(surroundings: DocumentSurroundings): Plugins {
  return [...syntaxPlugins, [remarkDocument, surroundings]];
}

type Reader = ReturnType<typeof import("@mdx-js/mdx").createProcessor>;

/** @returns a processor that only reads: its `parse` gives the tree of a document. */
export async function createReader(): Promise<Reader> {
  // Not loaded where every document is known from an earlier run.
  const { createProcessor } = await import("@mdx-js/mdx");
  return createProcessor({ format: "mdx", remarkPlugins: syntaxPlugins });
}
