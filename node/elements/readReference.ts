import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import type { SourceFile } from "../common/sources";

/** Folder of the reference data, from the repository root. */
export const referenceFolder = "content/reference";

/** @param root absolute path of the repository. @returns the files of the reference data, sorted by name. */
export async function readReference(root: string): Promise<readonly SourceFile[]> {
  const names = await readdir(path.join(root, referenceFolder)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    throw error;
  });
  return Promise.all(
    names
      .filter((name) => /\.ya?ml$/.test(name))
      .sort()
      .map(async (name) => ({
        file: `${referenceFolder}/${name}`,
        text: await readFile(path.join(root, referenceFolder, name), "utf8"),
      })),
  );
}
