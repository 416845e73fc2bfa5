import type { WebpackConfig } from "./webpackConfig";
import type { Rule } from "./withSwc";

interface Loader {
  readonly loader?: string;
  readonly options?: object;
}

/** Emits fonts and imported pictures as files of any size: the security policy blocks those that are inlined as data. */
export function keepFilesApart(config: WebpackConfig): void {
  config.module.rules = config.module.rules.map(withoutLimit);
}

function withoutLimit(rule: Rule): Rule {
  const { use, oneOf } = rule;
  return {
    ...rule,
    ...(Array.isArray(use) && { use: use.map(asFile) }),
    ...(oneOf && { oneOf: oneOf.map(withoutLimit) }),
  };
}

function asFile(each: Loader): Loader {
  return each.loader?.includes("url-loader") ? { ...each, options: { ...each.options, limit: false } } : each;
}
