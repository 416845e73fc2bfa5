import { existsSync, watch, type FSWatcher } from "node:fs";
import path from "node:path";
import { contentFolder } from "../common/sources";

export interface ImportWatch {
  /** @param files to watch from now on, and no others; from the root. They need not exist yet. */
  readonly follow: (files: Iterable<string>) => void;
}

/**
 * Watches the modules that documents import. Gatsby watches only the content: without this, a problem in another module would be reported,
 * and go away, only when a document is saved.
 *
 * @param root absolute path of the repository.
 * @param onChange gets the name of the changed file.
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
      // If the folder is created again, it needs a new watcher.
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

/** An import may omit the file's extension. */
function isMeant(name: string, wanted: ReadonlySet<string> | undefined): boolean {
  return Boolean(wanted?.has(name) || wanted?.has(path.parse(name).name));
}

/** @returns the nearest existing parent folder, and the entry in it that leads to the file. */
function watchedFor(file: string): readonly [folder: string, name: string] {
  const folder = path.dirname(file);
  return existsSync(folder) || folder === file ? [folder, path.basename(file)] : watchedFor(folder);
}
