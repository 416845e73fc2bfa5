import type { WebpackConfig } from "./webpackConfig";

/**
 * Bundles the code that renders static pages into one file: if a template fails, Gatsby looks up the position only in
 * the source map of the first file.
 */
export function renderInOneFile(config: WebpackConfig): void {
  const { parser } = config.module;
  config.module.parser = { ...parser, javascript: { ...parser?.javascript, dynamicImportMode: "eager" } };
}
