import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseModule, type PythonModule } from "./python";

/** The source of the library, read on demand. */
export interface Library {
  readonly version: string;
  /** Null if the folder is not a clone. */
  readonly commit: string | null;
  /** Python files from the repository's root: "python/fedml/api/__init__.py". */
  readonly files: readonly string[];
  /**
   * @throws {PythonSyntaxError} if Python could not parse the file either.
   * @returns a file, or null if it does not exist.
   */
  readonly read: (file: string) => PythonModule | null;
}

/** Arguments or folders that `npm run facts` cannot use. */
export class LibraryError extends Error {}

/** Beginning of the data's paths. */
const prefix = "python/fedml";
const versionFile = `${prefix}/__init__.py`;

/**
 * @param folder a clone of the library's repository, or a folder of Python packages that contains the library.
 * @throws {LibraryError} if it is neither.
 */
export function openLibrary(folder: string): Library {
  const packageFolder = [path.join(folder, prefix), path.join(folder, "fedml")].find((candidate) =>
    existsSync(path.join(candidate, "__init__.py")),
  );
  if (packageFolder === undefined)
    throw new LibraryError(
      `${folder} contains neither ${prefix} nor fedml. Fix: name a clone of the library's repository.`,
    );
  const files = readdirSync(packageFolder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".py"))
    .map((file) => `${prefix}/${file.split(path.sep).join("/")}`)
    .sort();
  const modules = new Map<string, PythonModule | null>();
  const read = (file: string): PythonModule | null => {
    const known = modules.get(file);
    if (known !== undefined) return known;
    const absolute = path.join(packageFolder, path.relative(prefix, file));
    const module = existsSync(absolute) ? parseModule(readFileSync(absolute, "utf8"), file) : null;
    modules.set(file, module);
    return module;
  };
  const version = read(versionFile)?.constants.get("__version__");
  if (typeof version !== "string") throw new LibraryError(`${versionFile} of ${folder} has no __version__.`);
  return { version, commit: commitOf(folder), files, read };
}

function commitOf(folder: string): string | null {
  if (!existsSync(path.join(folder, ".git"))) return null;
  return execFileSync("git", ["-C", folder, "rev-parse", "HEAD"], { encoding: "utf8" }).trim();
}
