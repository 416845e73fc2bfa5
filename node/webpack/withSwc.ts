import { readFileSync } from "node:fs";
import path from "node:path";

/** What webpack tells a rule about a file. */
interface RuleFile {
  readonly resource: string;
  /** What stands behind the file's name: "?…". */
  readonly resourceQuery: string;
}

/** A rule of webpack's configuration, as far as it is read here. */
export interface Rule {
  readonly test?: RegExp;
  readonly include?: (resource: string) => boolean;
  readonly resourceQuery?: RegExp;
  readonly enforce?: "pre" | "post";
  readonly use?: unknown;
  readonly oneOf?: readonly Rule[];
}

/** How Gatsby tests for code of any kind, and its plugin for TypeScript for code with types. */
const codeTest = String(/\.(js|mjs|jsx|ts|tsx)$/);
const typesTest = String(/\.tsx?$/);

/**
 * Gatsby runs each file through Babel, those with types twice: half of the time of its bundles. Babel stays where Gatsby rewrites
 * code with it, beyond leaving out a page's query; and in the live preview, which takes in changes by it.
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
 * Whether Gatsby's plugins for Babel would put data into the code, or keep a part of it from browsers; or gatsby-plugin-mdx will
 * read what they have made of the template of a document that brings code.
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
  // Scripts that are written into each page as their source text; what renders pages is not minified otherwise.
  const minify = /Script\.tsx?$/.test(resource);
  const options = {
    jsc: {
      parser,
      target: "es2020",
      transform: { react: { runtime: "automatic" } },
      // Named for a file that is not minified, it would take webpack's comments away, and with them the chunks' names.
      ...(minify && { minify: { compress: true, mangle: true } }),
    },
    minify,
  };
  return [{ loader: "swc-loader", options }, { loader: path.join(root, "node/webpack/leaveOutQueries.cjs") }];
}
