import { copyFile, mkdir, readdir, rm } from "node:fs/promises";
import path from "node:path";
import { cacheFolder } from "./cacheFolder";
import { writeWhole } from "../common/writeWhole";

/** Encoded pictures of earlier runs, by file name. The name contains a digest of content and encoding settings. */
export interface PictureCache {
  /** Copies cached files into a folder. @returns whether all of them were cached. */
  readonly take: (names: readonly string[], folder: string) => Promise<boolean>;
  /** Caches copies, so that a later change of a file in the folder does not change the cache. */
  readonly keep: (names: readonly string[], folder: string) => Promise<void>;
  readonly keepOnly: (names: readonly string[]) => Promise<void>;
}

/** @param root absolute path of the repository. */
export function openPictureCache(root: string): PictureCache {
  const cached = path.join(cacheFolder(root), "pictures");
  const copyAll = async (names: readonly string[], from: string, to: string) => {
    await mkdir(to, { recursive: true });
    for (const name of names)
      await writeWhole(path.join(to, name), (unfinished) => copyFile(path.join(from, name), unfinished));
  };
  return {
    take: (names, folder) =>
      copyAll(names, cached, folder).then(
        () => true,
        () => false,
      ),
    keep: (names, folder) => copyAll(names, folder, cached),
    async keepOnly(names) {
      const current = new Set(names);
      const all = await readdir(cached).catch(() => []);
      // A file that another process is still writing has another extension, and stays.
      const gone = all.filter((name) => name.endsWith(".webp") && !current.has(name));
      await Promise.all(gone.map((name) => rm(path.join(cached, name), { force: true })));
    },
  };
}
