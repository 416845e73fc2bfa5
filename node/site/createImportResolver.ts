import fs from "node:fs";
import path from "node:path";
import resolver from "enhanced-resolve";

/**
 * Resolves modules as the build does, with webpack's own resolver.
 *
 * @param root absolute path of the repository.
 * @returns a function that returns the absolute path of a module, or false if it is not found. It takes the import specifier, and the name
 *   of the importing file from the root.
 */
export function createImportResolver(root: string): (source: string, file: string) => string | false {
  const resolve = resolver.create.sync({
    fileSystem: fs,
    extensions: [".mjs", ".js", ".jsx", ".wasm", ".json", ".ts", ".tsx"],
    conditionNames: ["import", "module", "browser", "default"],
    mainFields: ["browser", "module", "main"],
  });
  return (source, file) => {
    // Ignore webpack's loader syntax before the file name.
    const request = source.slice(source.lastIndexOf("!") + 1);
    try {
      return resolve(path.dirname(path.join(root, file)), request);
    } catch {
      return false;
    }
  };
}
