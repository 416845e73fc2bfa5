import type { BuildArgs, CreateWebpackConfigArgs } from "gatsby";
import type { WebpackConfig } from "./webpackConfig";

interface Compiler {
  readonly hooks: { readonly done: { tap(name: string, listener: (stats: Stats) => void): void } };
}

interface Stats {
  readonly compilation: { getAssets(): readonly { readonly name: string }[] };
}

/** Names of the bundles of the last compilation, by the store of its run. */
const latest = new WeakMap<object, readonly string[]>();

/** Notes which files the bundle for browsers consists of. Webpack leaves a file alone that is there already. */
export function keepBundles(config: WebpackConfig, { store }: Pick<CreateWebpackConfigArgs, "store">): void {
  config.plugins.push({
    apply({ hooks }: Compiler) {
      hooks.done.tap("keepBundles", ({ compilation }) => {
        const names = compilation.getAssets().map(({ name }) => name);
        latest.set(store, names);
      });
    },
  });
}

/** @returns the files of the bundle for browsers, from the output folder. */
export function bundlesOf({ store }: Pick<BuildArgs, "store">): readonly string[] {
  const names = latest.get(store);
  if (!names) throw new Error("The bundles are asked for before they are made.");
  return names;
}
