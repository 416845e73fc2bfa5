import { createHash } from "node:crypto";
import type { BuildArgs, CreateWebpackConfigArgs } from "gatsby";
import type { WebpackConfig } from "./webpackConfig";

interface Compiler {
  readonly hooks: { readonly afterEmit: { tap(name: string, listener: (compilation: Compilation) => void): void } };
}

interface Compilation {
  hash: string;
  getAssets(): readonly { readonly name: string }[];
}

/** Names of the bundles of the last compilation, by the Redux store of its run. */
const latest = new WeakMap<object, readonly string[]>();

/**
 * Records which files the bundle for browsers consists of: webpack does not write a file again that already exists.
 *
 * Replaces the hash of the build, by which an open tab detects a new build, with a digest of the file names, which
 * depend on the contents. webpack's own hash also depends on the repository's folder if a document has code of its own,
 * because Gatsby writes that document's path into its template.
 */
export function keepBundles(config: WebpackConfig, { store }: Pick<CreateWebpackConfigArgs, "store">): void {
  config.plugins.push({
    apply({ hooks }: Compiler) {
      hooks.afterEmit.tap("keepBundles", (compilation) => {
        const names = compilation.getAssets().map(({ name }) => name);
        latest.set(store, names);
        compilation.hash = createHash("sha256")
          .update([...names].sort().join("\n"))
          .digest("hex")
          .slice(0, 20);
      });
    },
  });
}

/** @returns the files of the bundle for browsers, relative to the output folder. */
export function bundlesOf({ store }: Pick<BuildArgs, "store">): readonly string[] {
  const names = latest.get(store);
  if (!names) throw new Error("The bundles are asked for before they are made.");
  return names;
}
