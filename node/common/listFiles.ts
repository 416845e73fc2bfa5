import { readdir, realpath, stat } from "node:fs/promises";
import path from "node:path";

/**
 * Lists a folder as Gatsby reads it: symbolic links are followed, and a link that leads nowhere, or back to a folder around it, is
 * left out.
 *
 * @param folder absolute path; one that is missing has no files.
 * @returns absolute paths of all files in it and below it, by their names there.
 */
export async function listFiles(folder: string, around: readonly string[] = []): Promise<readonly string[]> {
  const real = await realpath(folder).catch(ignoreMissing);
  if (real === null || around.includes(real)) return [];
  const entries = await readdir(folder, { withFileTypes: true });
  const found = await Promise.all(
    entries.map(async (entry) => {
      const file = path.join(folder, entry.name);
      const kind = entry.isSymbolicLink() ? await stat(file).catch(ignoreMissing) : entry;
      if (kind?.isDirectory()) return listFiles(file, [...around, real]);
      return kind?.isFile() ? [file] : [];
    }),
  );
  return found.flat();
}

function ignoreMissing(error: NodeJS.ErrnoException): null {
  if (error.code === "ENOENT" || error.code === "ELOOP") return null;
  throw error;
}
