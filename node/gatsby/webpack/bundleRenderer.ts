import type { WebpackConfig } from "./webpackConfig";

/** Modules of Gatsby's renderer in CommonJS, which Node loads as they are. */
const externals = { "node-html-parser": "commonjs node-html-parser" };

/**
 * What draws static pages runs in Node: two fifths of its text is there already or can be loaded as it is. Gatsby puts a
 * `fetch` of its own into it, for versions of Node that had none.
 *
 * And it is one file: where a template fails, Gatsby looks for the place in the source map of the first one only.
 */
export function bundleRenderer(config: WebpackConfig): void {
  config.plugins = config.plugins.filter(({ constructor }) => constructor.name !== "ProvidePlugin");
  (config.externals as unknown[]).push(externals);
  const { parser } = config.module;
  config.module.parser = { ...parser, javascript: { ...parser?.javascript, dynamicImportMode: "eager" } };
}
