import { readdir, realpath, stat } from "node:fs/promises";
import path from "node:path";

/** A symbolic link that `listFiles` leaves out. */
export interface LostLink {
  readonly file: string;
  /** Whether it leads to a file or folder outside; otherwise it is dangling, or leads to a parent folder. */
  readonly leadsOut: boolean;
}

interface Found extends LostLink {
  readonly isLost: boolean;
}

/**
 * Lists a folder as Gatsby reads it: follows symbolic links, but leaves out those that are dangling or lead to a parent
 * folder.
 *
 * @param folder absolute path; a missing folder has no files.
 * @param within absolute paths of folders; a link that leads out of all of them is left out, too. By default, links may
 *   lead anywhere.
 * @returns absolute paths of all files in the folder and its subfolders, by their names there.
 */
export async function listFiles(folder: string, within?: readonly string[]): Promise<readonly string[]> {
  return (await walk(folder, await openBounds(within))).flatMap(({ file, isLost }) => (isLost ? [] : [file]));
}

/** @returns the symbolic links that `listFiles` leaves out, with absolute paths. */
export async function listLostLinks(folder: string, within?: readonly string[]): Promise<readonly LostLink[]> {
  const found = await walk(folder, await openBounds(within));
  return found.flatMap(({ file, isLost, leadsOut }) => (isLost ? [{ file, leadsOut }] : []));
}

type LeadsOut = (real: string) => boolean;

async function openBounds(within: readonly string[] | undefined): Promise<LeadsOut> {
  if (within === undefined) return () => false;
  const folders = await Promise.all(within.map((folder) => realpath(folder).catch(ignoreMissing)));
  return (real) => !folders.some((folder) => folder !== null && `${real}${path.sep}`.startsWith(folder + path.sep));
}

async function walk(folder: string, leadsOut: LeadsOut, around: readonly string[] = []): Promise<readonly Found[]> {
  const real = await realpath(folder).catch(ignoreMissing);
  if (real === null) return [];
  if (around.includes(real)) return [{ file: folder, isLost: true, leadsOut: false }];
  if (leadsOut(real)) return [{ file: folder, isLost: true, leadsOut: true }];
  const entries = await readdir(folder, { withFileTypes: true });
  const found = await Promise.all(
    entries.map(async (entry): Promise<readonly Found[]> => {
      const file = path.join(folder, entry.name);
      const kind = entry.isSymbolicLink() ? await stat(file).catch(ignoreMissing) : entry;
      if (kind === null) return [{ file, isLost: true, leadsOut: false }];
      if (kind.isDirectory()) return walk(file, leadsOut, [...around, real]);
      if (!kind.isFile()) return [];
      const isOut = entry.isSymbolicLink() && leadsOut(await realpath(file));
      return [{ file, isLost: isOut, leadsOut: isOut }];
    }),
  );
  return found.flat();
}

function ignoreMissing(error: NodeJS.ErrnoException): null {
  if (error.code === "ENOENT" || error.code === "ELOOP") return null;
  throw error;
}
