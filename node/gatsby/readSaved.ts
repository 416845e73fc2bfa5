import { statSync } from "node:fs";
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

interface Known {
  readonly written: bigint;
  readonly size: bigint;
  readonly source: SourceFile;
}

/** What the live preview has read last, by absolute path: at a save, one of 2,000 files is another. */
const known = new Map<string, Known>();

async function readSource(root: string, absolutePath: string): Promise<SourceFile | null> {
  try {
    // Of thousands of files, to look one by one takes a fifth of the time.
    const { mtimeNs: written, size } = statSync(absolutePath, { bigint: true });
    const before = known.get(absolutePath);
    if (before?.written === written && before.size === size) return before.source;
    const source = { file: toRepositoryFile(root, absolutePath), text: await readFile(absolutePath, "utf8") };
    if (isDevelop()) known.set(absolutePath, { written, size, source });
    return source;
  } catch (error) {
    if (isDevelop() && (error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
}
