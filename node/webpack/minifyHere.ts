import { minifyStyleSheet } from "./minifyStyleSheet";

interface MinifyPlugin {
  readonly constructor: { readonly name: string; readonly swcMinify: unknown };
  readonly options: {
    parallel: boolean;
    minify: unknown;
    readonly minimizer: { implementation: unknown; options: object };
  };
}

/**
 * Replaces Gatsby's minifiers, which write code for browsers of 2009 and each start a process of their own first. SWC
 * and esbuild take less time for all files than such a process takes to start, so a small site starts none.
 *
 * @param minimizers plugins of webpack's configuration; modified in place.
 * @param root absolute path of the repository.
 */
export function minifyHere(minimizers: readonly object[], root: string): void {
  for (const plugin of minimizers as readonly MinifyPlugin[]) {
    const { constructor, options } = plugin;
    options.parallel = false;
    if (constructor.name === "TerserPlugin") {
      // On a large site, minify in other processes: it takes 160 MiB, and Gatsby's process already needs much memory.
      options.parallel = process.env["GATSBY_CPU_COUNT"] !== "1";
      options.minimizer.implementation = constructor.swcMinify;
      options.minimizer.options = { compress: { ecma: 2020 }, mangle: true, ecma: 2020 };
    } else {
      options.minify = styleMinifier(root);
    }
  }
}

function styleMinifier(root: string) {
  /** @param files text by name; contains one file. */
  return async (files: Readonly<Record<string, string>>) => ({
    code: await minifyStyleSheet(Object.values(files).join("\n"), root),
  });
}
