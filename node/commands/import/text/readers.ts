import remarkFrontmatter from "remark-frontmatter";
import remarkGfm from "remark-gfm";
import remarkMath from "remark-math";
import { remarkSyntax } from "../../../syntax/remarkSyntax";

type Reader = ReturnType<typeof import("@mdx-js/mdx").createProcessor>;

/** Markdown without MDX: GitHub's, as Starlight and VitePress read .md files. */
export async function createPlainReader(hasFormulas: boolean): Promise<Reader> {
  const { createProcessor } = await import("@mdx-js/mdx");
  return createProcessor({
    format: "md",
    remarkPlugins: [remarkFrontmatter, remarkGfm, ...(hasFormulas ? [remarkMath] : [])],
  });
}

/** MDX as this engine reads it, also in a file that ends with .md; where dollars make no formulas, without those. */
export async function createMdxReader(hasFormulas: boolean): Promise<Reader> {
  const { createProcessor } = await import("@mdx-js/mdx");
  const reader = createProcessor({
    format: "mdx",
    remarkPlugins: [remarkFrontmatter, remarkGfm, ...(hasFormulas ? [remarkMath] : []), remarkSyntax],
  });
  const syntax = reader.attachers.find(([{ name }]) => name === "remarkMdx")?.[0];
  // A plugin that is used again gets further options.
  return syntax === undefined ? reader : reader.use(syntax, { acornOptions });
}

/** JavaScript as Astro reads it, which may `await` outside of functions: newer than what MDX 2 reads by itself. */
const acornOptions = { ecmaVersion: 2022, sourceType: "module" };
