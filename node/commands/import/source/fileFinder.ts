import { existsSync } from "node:fs";
import path from "node:path";
import { foldersAbove } from "./findConfiguration";
import type { Aliases } from "./readAliases";

export interface FilePlaces {
  /** Absolute path of the documents folder. */
  readonly folder: string;
  /** Folders whose files are published unchanged. */
  readonly statics: readonly string[];
  /** Folder of the configuration, to which `@site/` refers. */
  readonly site: string;
  /** Folders that contain everything that belongs to the site. Files outside of them are never used. */
  readonly roots: readonly string[];
  readonly aliases: Aliases;
}

/** @returns absolute path of a file that the document `from` refers to as `name`; null if there is none. */
export type FileFinder = (name: string, from: string) => string | null;

/**
 * Looks for files relative to the document, relative to the site's root (`@site/`, `@/`), by the path aliases of TypeScript's
 * configuration, and among static files.
 */
export function createFileFinder({ folder, statics, site, roots, aliases }: FilePlaces): FileFinder {
  const isWithin = (file: string) => roots.some((root) => file.startsWith(path.join(root, path.sep)));
  return (name, from) => {
    const plain = decode(name.replace(/[?#].*$/s, "").replace(/^pathname:\/\//, ""));
    if (plain === "") return null;
    const [, alias, rest = ""] = /^(@site|@|~)\/(.*)$/s.exec(plain) ?? [];
    const places =
      alias !== undefined
        ? [site, ...foldersAbove(folder)].map((parent) => path.join(parent, rest))
        : plain.startsWith("/")
          ? [...statics, folder, path.dirname(folder), site].map((parent) => path.join(parent, plain))
          : [path.join(folder, path.dirname(from), plain), ...statics.map((parent) => path.join(parent, plain))];
    return [...aliases(plain), ...places].find((file) => isWithin(file) && isFile(file)) ?? null;
  };
}

/** @returns the root of the repository that contains a folder, or else of its npm package; null if there is neither. */
export function repositoryOf(folder: string): string | null {
  const folders: string[] = [];
  for (let each = folder; !folders.includes(each); each = path.dirname(each)) folders.push(each);
  const holding = (name: string) => folders.find((each) => existsSync(path.join(each, name)));
  return holding(".git") ?? holding("package.json") ?? null;
}

function isFile(file: string): boolean {
  return existsSync(file) && path.extname(file) !== "";
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
