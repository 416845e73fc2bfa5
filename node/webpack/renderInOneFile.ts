import type { WebpackConfig } from "./webpackConfig";

/**
 * What renders static pages becomes one file: where a template fails, Gatsby looks for the place in the source map of the first
 * one only.
 */
export function renderInOneFile(config: WebpackConfig): void {
  const { parser } = config.module;
  config.module.parser = { ...parser, javascript: { ...parser?.javascript, dynamicImportMode: "eager" } };
}
