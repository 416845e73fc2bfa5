import remarkFrontmatter from "remark-frontmatter";
import remarkGfm from "remark-gfm";
import remarkMath from "remark-math";
import { createReader } from "../../syntax/processor";
import { remarkSyntax } from "../../syntax/remarkSyntax";

type Reader = Awaited<ReturnType<typeof createReader>>;

/** Markdown without MDX: GitHub's, as Starlight and VitePress read .md files. */
export async function createPlainReader(hasFormulas: boolean): Promise<Reader> {
  const { createProcessor } = await import("@mdx-js/mdx");
  return createProcessor({
    format: "md",
    remarkPlugins: [remarkFrontmatter, remarkGfm, ...(hasFormulas ? [remarkMath] : [])],
  });
}

/** MDX as this engine reads it; where dollars make no formulas, without those. */
export async function createMdxReader(hasFormulas: boolean): Promise<Reader> {
  if (hasFormulas) return createReader();
  const { createProcessor } = await import("@mdx-js/mdx");
  return createProcessor({ format: "mdx", remarkPlugins: [remarkFrontmatter, remarkGfm, remarkSyntax] });
}
