import { statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { listLostContent, toRepositoryFile, type SourceFile } from "../common/sources";
import { isDevelop } from "./checkedSite";

/**
 * Reads the files that Gatsby has nodes for. In the live preview, a file may have been deleted before Gatsby notices. Such a file is
 * skipped: if createPages failed, the preview would have no page until the next save. Files outside the repository are never published.
 * @param root absolute path of the repository.
 * @param paths absolute.
 * @throws {Error} for any other file that cannot be read.
 */
export async function readSaved(root: string, paths: readonly string[]): Promise<readonly SourceFile[]> {
  const outside = (await listLostContent(root)).flatMap(({ file, leadsOut }) => (leadsOut ? [`${file}/`] : []));
  const isOwn = (absolutePath: string) =>
    !outside.some((link) => `${toRepositoryFile(root, absolutePath)}/`.startsWith(link));
  const sources = await Promise.all(paths.filter(isOwn).map((absolutePath) => readSource(root, absolutePath)));
  return sources.filter((source) => source !== null);
}

interface Known {
  readonly written: bigint;
  readonly size: bigint;
  readonly source: SourceFile;
}

/** What the live preview last read, by absolute path. A save usually changes one file; the others are not read again. */
const known = new Map<string, Known>();

async function readSource(root: string, absolutePath: string): Promise<SourceFile | null> {
  if (!isDevelop()) return read(root, absolutePath);
  try {
    // For thousands of files, the synchronous call is much faster than the same number of promises.
    const { mtimeNs: written, size } = statSync(absolutePath, { bigint: true });
    const before = known.get(absolutePath);
    if (before?.written === written && before.size === size) return before.source;
    const source = await read(root, absolutePath);
    known.set(absolutePath, { written, size, source });
    return source;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
}

async function read(root: string, absolutePath: string): Promise<SourceFile> {
  return { file: toRepositoryFile(root, absolutePath), text: await readFile(absolutePath, "utf8") };
}
