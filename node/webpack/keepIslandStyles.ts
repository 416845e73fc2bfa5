import path from "node:path";
import { styleTargets } from "./minifyStyleSheet";
import type { WebpackConfig } from "./webpackConfig";
import type { Rule } from "./withSwc";

interface IslandStylesOptions {
  readonly isBuild: boolean;
  /** Absolute path of the repository. */
  readonly root: string;
}

interface Loader {
  readonly loader: string;
}

/** Folders of islands, of the code that mounts them, and of the list of shortcuts, which loads on demand; from the root. */
const folder = /^(?:extensions[/\\][^/\\]+[/\\]islands|src[/\\]client[/\\]features[/\\](?:islands|shortcuts))[/\\]/;

/**
 * Bundles style sheets of code that loads later with that code, and not into the style sheet of all pages. Their names
 * have the form "workbench.module.css".
 */
export function keepIslandStyles(config: WebpackConfig, { isBuild, root }: IslandStylesOptions): void {
  const file = (name: string) => path.join(root, "node/webpack", name);
  const include = (resource: string) => folder.test(path.relative(root, resource));
  const withIslands = (rules: readonly Rule[]): readonly Rule[] =>
    rules.flatMap((rule) => {
      const { test, use, oneOf } = rule;
      if (oneOf) return { ...rule, oneOf: withIslands(oneOf) };
      if (!test?.test("a.module.css") || test.test("a.css") || !Array.isArray(use)) return rule;
      const others = (use as readonly Loader[]).filter(({ loader }) => !loader.includes("mini-css-extract-plugin"));
      const minify = isBuild ? [{ loader: file("minifyStyles.cjs"), options: { target: styleTargets(root) } }] : [];
      return [{ test, include, use: [{ loader: file("islandStyles.cjs") }, ...others, ...minify] }, rule];
    });
  config.module.rules = withIslands(config.module.rules);
}
