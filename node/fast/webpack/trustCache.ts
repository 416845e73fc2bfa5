import type { WebpackCache, WebpackConfig } from "../../webpack/webpackConfig";

interface Compiler {
  readonly hooks: {
    readonly afterCompile: { tap(name: string, listener: (compilation: Compilation) => void): void };
  };
}

interface Compilation {
  readonly buildDependencies: { clear(): void };
}

/**
 * Before webpack caches its work for the next build, it looks up and hashes every file that its loaders have loaded:
 * six seconds of a cold build. Skipping this is safe: scripts/gatsby.mjs deletes the whole cache when a package or any
 * code changes.
 */
export function trustCache(config: WebpackConfig, cache: WebpackCache): void {
  cache.buildDependencies = { defaultWebpack: [] };
  config.plugins.push({
    apply(compiler: Compiler) {
      compiler.hooks.afterCompile.tap("trustCache", ({ buildDependencies }) => {
        buildDependencies.clear();
      });
    },
  });
}
