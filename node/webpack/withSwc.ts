import { readFileSync } from "node:fs";
import path from "node:path";

/** The data about a file that webpack passes to a rule. */
interface RuleFile {
  readonly resource: string;
  /** The query after the file's name: "?…". */
  readonly resourceQuery: string;
}

/** The part of a webpack rule that is read here. */
export interface Rule {
  readonly test?: RegExp;
  readonly include?: (resource: string) => boolean;
  readonly resourceQuery?: RegExp;
  readonly enforce?: "pre" | "post";
  readonly use?: unknown;
  readonly oneOf?: readonly Rule[];
}

/** Test of Gatsby's rule for all code, and test of its TypeScript plugin's rule. */
const codeTest = String(/\.(js|mjs|jsx|ts|tsx)$/);
const typesTest = String(/\.tsx?$/);

/**
 * Gatsby compiles each file with Babel, TypeScript files twice: half of the time of its bundles. Uses SWC instead,
 * except where Gatsby's Babel plugins rewrite code in other ways than removing a page's query, and in the live preview,
 * whose hot reloading needs Babel.
 */
export function withSwc(rules: readonly Rule[], root: string): readonly Rule[] {
  return rules.map((rule) => {
    const { test, resourceQuery, use } = rule;
    if (typeof use !== "function" || resourceQuery !== undefined) return rule;
    const otherwise =
      test && { [codeTest]: (file: RuleFile) => swcLoaders(file, root), [typesTest]: () => [] }[String(test)];
    return otherwise
      ? { ...rule, use: (file: RuleFile): unknown => (needsBabel(file) ? use(file) : otherwise(file)) }
      : rule;
  });
}

/**
 * Whether Gatsby's Babel plugins would insert data into the code or remove a part of it for browsers, or
 * gatsby-plugin-mdx will read their output for the template of a document with code of its own.
 */
function needsBabel({ resource, resourceQuery }: RuleFile): boolean {
  if (resourceQuery.includes("__contentFilePath")) return true;
  const text = readFileSync(resource, "utf8");
  const asksInPlace = text.includes("graphql`") && text.includes("StaticQuery");
  return asksInPlace || /\bStaticImage\b|export [^=(]*\b(?:config|getServerData)\b/.test(text);
}

function swcLoaders({ resource }: RuleFile, root: string): readonly object[] {
  const parser = /\.tsx?$/.test(resource)
    ? { syntax: "typescript", tsx: resource.endsWith("x") }
    : { syntax: "ecmascript", jsx: true };
  // Files whose source text is written into each page as an inline script. The bundle that renders pages is otherwise not minified.
  const minify = /Script\.tsx?$/.test(resource);
  const options = {
    jsc: {
      parser,
      target: "es2020",
      transform: { react: { runtime: "automatic" } },
      // Set only for minified files: in others, SWC would then remove webpack's magic comments, and with them the names of chunks.
      ...(minify && { minify: { compress: true, mangle: true } }),
    },
    minify,
  };
  return [{ loader: "swc-loader", options }, { loader: path.join(root, "node/webpack/leaveOutQueries.cjs") }];
}
