import path from "node:path";
import type { BuildFailure, BuildOptions, Message } from "esbuild";
import { assetEndings } from "../checks/checkImports";
import type { Problem } from "../common/problem";
import type { Doc } from "../content/parseDocument";

const options = {
  bundle: true,
  write: false,
  outdir: "out",
  logLevel: "silent",
  jsx: "automatic",
  // Only what lies in the repository is read; checkImports looks for the packages that documents import.
  packages: "external",
  loader: Object.fromEntries([...assetEndings, "md", "mdx"].map((ending) => [`.${ending}`, "empty"])),
} satisfies BuildOptions;

/**
 * Code that documents import, and what it imports in turn: webpack would report what is wrong with it at the end of the build.
 *
 * @param root    absolute path of the repository.
 * @param resolve absolute path of a module, by what an import says and the importing file; false where it is not found.
 */
export async function checkImportedCode(
  root: string,
  docs: readonly Pick<Doc, "file" | "imports">[],
  resolve: (source: string, file: string) => string | false,
): Promise<readonly Problem[]> {
  const found = docs.flatMap(({ file, imports }) => imports.map(({ source }) => resolve(source, file)));
  const entryPoints = [...new Set(found)].filter((file) => file !== false).filter((file) => isOwnCode(root, file));
  if (entryPoints.length === 0) return [];
  const { build } = await import("esbuild");
  const errors = await build({ ...options, absWorkingDir: root, entryPoints }).then(
    (): readonly Message[] => [],
    (failure: BuildFailure) => failure.errors,
  );
  return errors.flatMap(({ text, location }): readonly Problem[] =>
    location === null
      ? []
      : [
          {
            file: location.file,
            line: location.line,
            column: location.column + 1,
            rule: "unresolved-import",
            severity: "error",
            what: `A document imports this file, which cannot be compiled: ${text.replace(/\.$/, "")}.`,
            fix: "correct the file, or remove the import.",
          },
        ],
  );
}

function isOwnCode(root: string, file: string): boolean {
  return (
    /\.[cm]?[jt]sx?$/.test(file) && file.startsWith(root + path.sep) && !file.split(path.sep).includes("node_modules")
  );
}
