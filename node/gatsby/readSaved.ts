import { readFile } from "node:fs/promises";
import { toRepositoryFile, type SourceFile } from "../common/sources";
import { isDevelop } from "./checkedSite";

/**
 * Reads the files that Gatsby has nodes of. In the live preview, a file may have been deleted before Gatsby notices. It is left out: if
 * createPages failed, the preview would have no page until the next save.
 *
 * @param root absolute path of the repository.
 * @param paths absolute.
 * @throws {Error} for any other file that cannot be read.
 */
export async function readSaved(root: string, paths: readonly string[]): Promise<readonly SourceFile[]> {
  const sources = await Promise.all(paths.map((absolutePath) => readSource(root, absolutePath)));
  return sources.filter((source) => source !== null);
}

async function readSource(root: string, absolutePath: string): Promise<SourceFile | null> {
  try {
    return { file: toRepositoryFile(root, absolutePath), text: await readFile(absolutePath, "utf8") };
  } catch (error) {
    if (isDevelop() && (error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
}
