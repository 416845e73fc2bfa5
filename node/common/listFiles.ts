import { readdir, realpath, stat } from "node:fs/promises";
import path from "node:path";

interface Found {
  /** Absolute path. */
  readonly file: string;
  /** Whether it is a symbolic link that leads nowhere, or back to a folder around it. */
  readonly isLost: boolean;
}

/**
 * Lists a folder as Gatsby reads it: symbolic links are followed, and a link that leads nowhere, or back to a folder around it, is
 * left out.
 *
 * @param folder absolute path; one that is missing has no files.
 * @returns absolute paths of all files in it and below it, by their names there.
 */
export async function listFiles(folder: string): Promise<readonly string[]> {
  return (await walk(folder)).flatMap(({ file, isLost }) => (isLost ? [] : [file]));
}

/** @returns absolute paths of the symbolic links that `listFiles` leaves out. */
export async function listLostLinks(folder: string): Promise<readonly string[]> {
  return (await walk(folder)).flatMap(({ file, isLost }) => (isLost ? [file] : []));
}

async function walk(folder: string, around: readonly string[] = []): Promise<readonly Found[]> {
  const real = await realpath(folder).catch(ignoreMissing);
  if (real === null) return [];
  if (around.includes(real)) return [{ file: folder, isLost: true }];
  const entries = await readdir(folder, { withFileTypes: true });
  const found = await Promise.all(
    entries.map(async (entry) => {
      const file = path.join(folder, entry.name);
      const kind = entry.isSymbolicLink() ? await stat(file).catch(ignoreMissing) : entry;
      if (kind?.isDirectory()) return walk(file, [...around, real]);
      return kind === null || kind.isFile() ? [{ file, isLost: kind === null }] : [];
    }),
  );
  return found.flat();
}

function ignoreMissing(error: NodeJS.ErrnoException): null {
  if (error.code === "ENOENT" || error.code === "ELOOP") return null;
  throw error;
}
