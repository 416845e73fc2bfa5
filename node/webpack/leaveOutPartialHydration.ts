import path from "node:path";
import type { WebpackConfig } from "./webpackConfig";

/**
 * Removes Gatsby's code for partial hydration from the browser bundle, and webpack's code to load it: about 200 bytes
 * of every first visit, after compression.
 *
 * @param root absolute path of the repository.
 */
export function leaveOutPartialHydration(config: WebpackConfig, root: string): void {
  const use = [{ loader: path.join(root, "node/webpack/leaveOutPayloads.cjs") }];
  config.module.rules = [...config.module.rules, { test: /[/\\]\.cache[/\\]loader\.js$/, enforce: "pre", use }];
}
