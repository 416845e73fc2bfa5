import path from "node:path";
import type { WebpackConfig } from "./webpackConfig";

/**
 * Gives Gatsby's router this site's module in place of its own package for scrolling, and this site the loader that Gatsby
 * copies into its folder. Tests in the browser notice when Gatsby imports either of them from elsewhere: a hash that
 * cannot be decoded would blank the page, and the build's hash would be asked for with each page. What the router announces
 * is the heading of the new page, in no language of its own.
 *
 * @param root absolute path of the repository.
 */
export function replaceNavigation(config: WebpackConfig, root: string): void {
  config.resolve.alias = {
    ...config.resolve.alias,
    "gatsby-react-router-scroll$": path.join(root, "src/client/features/position/scrollContext.ts"),
    "gatsby-loader$": path.join(root, ".cache/loader.js"),
  };
  const use = [{ loader: path.join(root, "node/webpack/announceHeading.cjs") }];
  config.module.rules = [...config.module.rules, { test: /[/\\]\.cache[/\\]navigation\.js$/, enforce: "pre", use }];
}
