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

/** Bundles the site's style sheets by Gatsby's rules; in a build, without PostCSS and with shorter class names. */
export function bundleStyles(config: WebpackConfig, { isBuild, root }: BundleStylesOptions): void {
  const plugin = config.plugins.find(({ constructor }) => constructor.name === "MiniCssExtractPlugin");
  const options = plugin ? (plugin as ExtractPlugin).options : {};
  // The order of style sheets in the bundle does not matter: cascade layers decide between them.
  options.ignoreOrder = true;
  if (!isBuild) return;
  // Otherwise the plugin creates a compiler for each style sheet. Its next version always works this way.
  options.experimentalUseImportModule = true;
  config.module.rules = config.module.rules.map(withoutPostcss);
  shortenClassNames(config.module.rules, root);
}

/** PostCSS adds what older browsers need. esbuild does this when it minifies, for the browsers that this site supports. */
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
 * Gatsby's class names, such as "SidebarTree-module--link--1f2e3", take a tenth of a page. css-loader's own short names
 * depend on which module requests a style sheet, but the renderer must write the same names as the browser's bundle.
 */
function shortenClassNames(value: unknown, root: string): void {
  if (typeof value !== "object" || value === null) return;
  if ("localIdentName" in value) Object.assign(value, { getLocalIdent: classNames(root) });
  for (const inner of Object.values(value)) shortenClassNames(inner, root);
}

/**
 * Every page contains the names of all classes, so the digest is short: it only has to distinguish the files that use
 * the same class name.
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
