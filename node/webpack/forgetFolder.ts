import { createHash } from "node:crypto";
import path from "node:path";
import type { WebpackConfig } from "./webpackConfig";

interface Module {
  identifier(): string;
  readonly buildInfo: { hash?: string };
  originalSource?(): { source(): string | Buffer } | null;
}

interface Compilation {
  readonly modules: Iterable<Module>;
  readonly chunkGraph: { setModuleId(module: Module, id: string): void };
  readonly hooks: {
    readonly succeedModule: { tap(name: string, listener: (module: Module) => void): void };
    readonly moduleIds: { tap(options: object, listener: () => void): void };
  };
}

interface Compiler {
  readonly hooks: {
    readonly compilation: { tap(name: string, listener: (compilation: Compilation) => void): void };
  };
}

/**
 * Keeps the folder of the repository out of what decides how bundles are named and written. Documents that bring code have it in
 * the request of their module, behind a "?", and gatsby-plugin-mdx writes it into imports. Webpack makes ids of requests and
 * hashes of texts, and the minifier chooses letters by how often they occur, in hashes too: in another folder all bundles would
 * have other names.
 *
 * @param root absolute path of the repository.
 */
export function forgetFolder(config: WebpackConfig, root: string): void {
  const withoutFolder = (text: string) => createHash("sha256").update(text.replaceAll(root, "")).digest("base64url");
  const use = [{ loader: path.join(root, "node/webpack/relativeImports.cjs") }];
  config.module.rules = [
    ...config.module.rules,
    { test: /\.mdx$/, enforce: "post", use },
    { resourceQuery: /__contentFilePath=/, enforce: "post", use },
  ];
  config.plugins.push({
    apply({ hooks }: Compiler) {
      hooks.compilation.tap("forgetFolder", (compilation) => {
        compilation.hooks.succeedModule.tap("forgetFolder", (module) => {
          const text = String(module.originalSource?.()?.source() ?? "");
          if (text.includes(root)) module.buildInfo.hash = withoutFolder(text);
        });
        // Before webpack's own plugin, which names the others.
        compilation.hooks.moduleIds.tap({ name: "forgetFolder", stage: -1 }, () => {
          for (const module of compilation.modules) {
            // Behind the "|" of a module that was made of several stands a digest of their absolute files.
            const request = module.identifier().split("|")[0] ?? "";
            if (request.includes("__contentFilePath="))
              compilation.chunkGraph.setModuleId(module, withoutFolder(request).slice(0, 8));
          }
        });
      });
    },
  });
}
