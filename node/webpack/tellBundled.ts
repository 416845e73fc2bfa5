import type { WebpackConfig } from "./webpackConfig";

/** The part of webpack's compiler that is used here. */
interface Compiler {
  readonly hooks: { readonly done: { tap(name: string, listener: (stats: Stats) => void): void } };
}
interface Stats {
  readonly compilation: { readonly namedChunks: ReadonlyMap<string, unknown> };
}

/** @param tell called after each compilation, with the names of the chunks that it has made. */
export function tellBundled(config: WebpackConfig, tell: (chunks: ReadonlySet<string>) => void): void {
  config.plugins.push({
    apply(compiler: Compiler) {
      compiler.hooks.done.tap("tellBundled", ({ compilation }) => tell(new Set(compilation.namedChunks.keys())));
    },
  });
}
