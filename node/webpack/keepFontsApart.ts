import type { WebpackConfig } from "./webpackConfig";
import type { Rule } from "./withSwc";

interface Loader {
  readonly loader?: string;
  readonly options?: object;
}

/** Emits fonts as files of any size: the security policy blocks fonts that are inlined in a style sheet. */
export function keepFontsApart(config: WebpackConfig): void {
  config.module.rules = config.module.rules.map(withoutLimit);
}

function withoutLimit(rule: Rule): Rule {
  const { test, use, oneOf } = rule;
  return {
    ...rule,
    ...(test?.test("face.woff2") && Array.isArray(use) && { use: use.map(asFile) }),
    ...(oneOf && { oneOf: oneOf.map(withoutLimit) }),
  };
}

function asFile(each: Loader): Loader {
  return each.loader?.includes("url-loader") ? { ...each, options: { ...each.options, limit: false } } : each;
}
