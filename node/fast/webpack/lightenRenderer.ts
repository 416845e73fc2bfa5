import { createRequire } from "node:module";
import path from "node:path";
import type { WebpackConfig } from "../../webpack/webpackConfig";

/** Package of Gatsby's renderer in CommonJS, which Node loads as it is. */
const htmlParser = "node-html-parser";

/**
 * What renders static pages runs in Node: two fifths of its text already exists or can be loaded as it is. Gatsby puts a
 * `fetch` of its own into it, for versions of Node that had none.
 *
 * @param root absolute path of the repository.
 */
export function lightenRenderer(config: WebpackConfig, root: string): void {
  config.plugins = config.plugins.filter(({ constructor }) => constructor.name !== "ProvidePlugin");
  // Where Gatsby finds it, which need not be where the site does.
  const ofGatsby = createRequire(path.join(root, "node_modules/gatsby/package.json"));
  (config.externals as unknown[]).push({ [htmlParser]: `commonjs ${ofGatsby.resolve(htmlParser)}` });
}
