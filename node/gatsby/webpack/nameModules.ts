import { createHash } from "node:crypto";
import type { WebpackConfig } from "./webpackConfig";

interface Module {
  identifier(): string;
}

interface Compilation {
  readonly modules: Iterable<Module>;
  readonly chunkGraph: { setModuleId(module: Module, id: string): void };
  readonly hooks: { readonly moduleIds: { tap(options: object, listener: () => void): void } };
}

interface Compiler {
  readonly hooks: {
    readonly compilation: { tap(name: string, listener: (compilation: Compilation) => void): void };
  };
}

/**
 * Names the modules of compiled documents by their file from the repository root. Webpack makes an id of a module's whole
 * request and leaves out the repository's folder, but not where it stands behind a "?", as it does there: bundles would have
 * other names in another folder.
 *
 * @param root absolute path of the repository.
 */
export function nameModules(config: WebpackConfig, root: string): void {
  config.plugins.push({
    apply({ hooks }: Compiler) {
      hooks.compilation.tap("nameModules", (compilation) => {
        // Before webpack's own plugin, which names the others.
        compilation.hooks.moduleIds.tap({ name: "nameModules", stage: -1 }, () => {
          for (const module of compilation.modules) {
            const request = module.identifier();
            if (request.includes("__contentFilePath="))
              compilation.chunkGraph.setModuleId(module, nameOf(request, root));
          }
        });
      });
    },
  });
}

function nameOf(request: string, root: string): string {
  // Behind the "|" of a module that was made of several stands a digest of their absolute files.
  const own = request.split("|")[0] ?? "";
  return createHash("sha256").update(own.replaceAll(root, "")).digest("base64url").slice(0, 8);
}
