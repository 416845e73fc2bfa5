import path from "node:path";
import type { WebpackConfig } from "./webpackConfig";

/**
 * Replaces Gatsby's scroll package in its router with this site's module, and lets this site import the loader that
 * Gatsby copies into `.cache`. Browser tests detect if Gatsby imports either of them from elsewhere: a URL hash that
 * cannot be decoded would blank the page, and the browser would request the build's hash with each page. The router
 * then announces only the heading of the new page, without words in a fixed language.
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
