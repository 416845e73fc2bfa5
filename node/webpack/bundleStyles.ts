import { createHash } from "node:crypto";
import path from "node:path";
import type { WebpackConfig } from "./webpackConfig";
import type { Rule } from "./withSwc";

export interface BundleStylesOptions {
  readonly isBuild: boolean;
  /** Absolute path of the repository. */
  readonly root: string;
}

interface ExtractPlugin {
  readonly options: { ignoreOrder?: boolean; experimentalUseImportModule?: boolean };
}

/** Style sheets of the site, by Gatsby's rules; in a build without PostCSS, and with shorter names. */
export function bundleStyles(config: WebpackConfig, { isBuild, root }: BundleStylesOptions): void {
  const plugin = config.plugins.find(({ constructor }) => constructor.name === "MiniCssExtractPlugin");
  const options = plugin ? (plugin as ExtractPlugin).options : {};
  // Cascade layers decide between style sheets, so the order in which they are bundled says nothing.
  options.ignoreOrder = true;
  if (!isBuild) return;
  // Otherwise each style sheet has a compiler of its own. The plugin's next version knows no other way.
  options.experimentalUseImportModule = true;
  config.module.rules = config.module.rules.map(withoutPostcss);
  shortenClassNames(config.module.rules, root);
}

/** It looks for what older browsers need; esbuild knows those of this site, and writes what they need when it minifies. */
function withoutPostcss(rule: Rule): Rule {
  const { use, oneOf } = rule;
  return {
    ...rule,
    ...(Array.isArray(use) && {
      use: use.filter(({ loader = "" }: { loader?: string }) => !loader.includes("postcss-loader")),
    }),
    ...(oneOf && { oneOf: oneOf.map(withoutPostcss) }),
  };
}

/**
 * Gatsby's names, such as "SidebarTree-module--link--1f2e3", are a tenth of a page. css-loader's own short ones depend on who
 * asks for a style sheet, and the renderer is to write those that stand in the browser's.
 */
function shortenClassNames(value: unknown, root: string): void {
  if (typeof value !== "object" || value === null) return;
  if ("localIdentName" in value) Object.assign(value, { getLocalIdent: classNames(root) });
  for (const inner of Object.values(value)) shortenClassNames(inner, root);
}

/**
 * Every page contains the names of all classes, so the digest is short: it only tells apart the files that use the same class name.
 *
 * @throws {Error} when two files get the same name.
 */
function classNames(root: string) {
  const fileOf = new Map<string, string>();
  return ({ resourcePath }: { readonly resourcePath: string }, _: string, name: string) => {
    const file = path.relative(root, resourcePath).replaceAll("\\", "/");
    const short = `${name}-${createHash("sha256").update(`${file} ${name}`).digest("base64url").slice(0, 3)}`;
    const other = fileOf.get(short) ?? file;
    if (other !== file)
      throw new Error(`"${name}" gets the same short name in ${other} and ${file}. Rename it in one of them.`);
    fileOf.set(short, file);
    return short;
  };
}
