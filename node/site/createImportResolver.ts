import fs from "node:fs";
import path from "node:path";
import resolver from "enhanced-resolve";

/**
 * Looks for modules as the build does, with webpack's own resolver.
 *
 * @param root absolute path of the repository.
 * @returns absolute path of a module, by what an import says and the name of the importing file from the root; false where it is not found.
 */
export function createImportResolver(root: string): (source: string, file: string) => string | false {
  const resolve = resolver.create.sync({
    fileSystem: fs,
    extensions: [".mjs", ".js", ".jsx", ".wasm", ".json", ".ts", ".tsx"],
    conditionNames: ["import", "module", "browser", "default"],
    mainFields: ["browser", "module", "main"],
  });
  return (source, file) => {
    // What loaders are named before the file is webpack's concern.
    const request = source.slice(source.lastIndexOf("!") + 1);
    try {
      return resolve(path.dirname(path.join(root, file)), request);
    } catch {
      return false;
    }
  };
}
