import { createRequire } from "node:module";
import path from "node:path";
import type { WebpackConfig } from "../../webpack/webpackConfig";

/** CommonJS package of Gatsby's renderer, which Node can load directly. */
const htmlParser = "node-html-parser";

/**
 * Makes the bundle that renders static pages smaller. It runs in Node: two fifths of its code are already in Node or
 * can be loaded from packages. Gatsby adds its own `fetch`, for versions of Node without one.
 *
 * @param root absolute path of the repository.
 */
export function lightenRenderer(config: WebpackConfig, root: string): void {
  config.plugins = config.plugins.filter(({ constructor }) => constructor.name !== "ProvidePlugin");
  // Resolve from Gatsby's package: the site may resolve another copy.
  const ofGatsby = createRequire(path.join(root, "node_modules/gatsby/package.json"));
  (config.externals as unknown[]).push({ [htmlParser]: `commonjs ${ofGatsby.resolve(htmlParser)}` });
}
