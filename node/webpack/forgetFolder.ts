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
 * Makes the names and contents of bundles independent of the repository's folder. Documents with code of their own have
 * the folder in the request of their module, after a "?", and gatsby-plugin-mdx writes it into imports. webpack derives
 * ids from requests and hashes from texts, and the minifier chooses short names by how often letters occur, including
 * those in hashes. In another folder, all bundles would have other names.
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
        // Run before webpack's own plugin, which sets the ids of all other modules.
        compilation.hooks.moduleIds.tap({ name: "forgetFolder", stage: -1 }, () => {
          for (const module of compilation.modules) {
            // In the identifier of concatenated modules, a digest of their absolute paths follows the "|".
            const request = module.identifier().split("|")[0] ?? "";
            if (request.includes("__contentFilePath="))
              compilation.chunkGraph.setModuleId(module, withoutFolder(request).slice(0, 8));
          }
        });
      });
    },
  });
}
