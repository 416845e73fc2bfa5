import { existsSync, watch, type FSWatcher } from "node:fs";
import path from "node:path";
import { contentFolder } from "../common/sources";

export interface ImportWatch {
  /** @param files that are watched from now on, and no others; from the root. They need not be there yet. */
  readonly follow: (files: Iterable<string>) => void;
}

/**
 * Watches the modules that documents import. Gatsby watches the content alone: what is wrong with other modules would be said, and
 * stay, until a document is saved.
 *
 * @param root absolute path of the repository.
 * @param onChange is told the name of what has changed.
 */
export function createImportWatch(root: string, onChange: (name: string) => void): ImportWatch {
  const watchers = new Map<string, FSWatcher>();
  let wanted = new Map<string, Set<string>>();
  const stop = (folder: string) => {
    watchers.get(folder)?.close();
    watchers.delete(folder);
  };
  const start = (folder: string) => {
    const watcher = watch(folder, { persistent: false }, (_, name) => {
      // A folder that comes again is another one.
      if (!existsSync(folder)) stop(folder);
      else if (name !== null && !isMeant(name, wanted.get(folder))) return;
      onChange(name ?? "");
    });
    watcher.on("error", () => stop(folder));
    watchers.set(folder, watcher);
  };
  return {
    follow(files) {
      wanted = new Map();
      for (const file of files) {
        if (file.startsWith(`${contentFolder}/`)) continue;
        const [folder, name] = watchedFor(path.join(root, file));
        wanted.set(folder, (wanted.get(folder) ?? new Set()).add(name));
      }
      for (const folder of [...watchers.keys()]) if (!wanted.has(folder)) stop(folder);
      for (const folder of wanted.keys()) if (!watchers.has(folder)) start(folder);
    },
  };
}

/** An import may leave out the ending of a file. */
function isMeant(name: string, wanted: ReadonlySet<string> | undefined): boolean {
  return Boolean(wanted?.has(name) || wanted?.has(path.parse(name).name));
}

/** @returns the nearest folder that is there, and the entry in it that leads to the file. */
function watchedFor(file: string): readonly [folder: string, name: string] {
  const folder = path.dirname(file);
  return existsSync(folder) || folder === file ? [folder, path.basename(file)] : watchedFor(folder);
}
