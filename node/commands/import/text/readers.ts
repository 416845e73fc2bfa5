import remarkFrontmatter from "remark-frontmatter";
import remarkGfm from "remark-gfm";
import remarkMath from "remark-math";
import { remarkSyntax } from "../../../syntax/remarkSyntax";

type Reader = ReturnType<typeof import("@mdx-js/mdx").createProcessor>;

/** Reads Markdown without MDX: GitHub Flavored Markdown, as Starlight and VitePress read .md files. */
export async function createPlainReader(hasFormulas: boolean): Promise<Reader> {
  const { createProcessor } = await import("@mdx-js/mdx");
  return createProcessor({
    format: "md",
    remarkPlugins: [remarkFrontmatter, remarkGfm, ...(hasFormulas ? [remarkMath] : [])],
  });
}

/** Reads MDX like this engine, for .md files as well. @param hasFormulas whether `$` starts a formula. */
export async function createMdxReader(hasFormulas: boolean): Promise<Reader> {
  const { createProcessor } = await import("@mdx-js/mdx");
  const reader = createProcessor({
    format: "mdx",
    remarkPlugins: [remarkFrontmatter, remarkGfm, ...(hasFormulas ? [remarkMath] : []), remarkSyntax],
  });
  const syntax = reader.attachers.find(([{ name }]) => name === "remarkMdx")?.[0];
  // Using a plugin a second time merges the new options into the old ones.
  return syntax === undefined ? reader : reader.use(syntax, { acornOptions });
}

/** JavaScript as Astro reads it, with top-level `await`: newer than the default of MDX 2. */
const acornOptions = { ecmaVersion: 2022, sourceType: "module" };
