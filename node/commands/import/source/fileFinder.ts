import { existsSync } from "node:fs";
import path from "node:path";
import { foldersAbove } from "./findConfiguration";
import type { Aliases } from "./readAliases";

export interface FilePlaces {
  /** Absolute path of the documents. */
  readonly folder: string;
  /** Folders of files that are published as they are. */
  readonly statics: readonly string[];
  /** Folder of the configuration, where `@site/` begins. */
  readonly site: string;
  /** Folders that hold all that belongs to the site; a page takes nothing from outside of them. */
  readonly roots: readonly string[];
  readonly aliases: Aliases;
}

/** @returns absolute path of a file of the source: beside documents, or among what is published as it is. */
export type FileFinder = (name: string, from: string) => string | null;

/**
 * Addresses of files: beside the document, from the root of the site (`@site/`, `@/`), by the names of TypeScript's
 * configuration, or among static files.
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

/** @returns the repository that contains a folder; without one, the package; null where there is neither. */
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
