import { readFile } from "node:fs/promises";
import path from "node:path";
import type { LostLink } from "../common/listFiles";
import {
  collections,
  isSourceFile,
  listContent,
  listLostContent,
  listLostStatic,
  type SourceFile,
} from "../common/sources";

/** Endings that an import may omit, because webpack adds them. */
const endings = ["", ".ts", ".tsx", ".js", ".jsx", ".mdx", "/index.ts", "/index.tsx", "/index.js"];

/**
 * @param root    absolute path of the repository.
 * @param sources the documents and categories.
 * @returns the other files of their folders, from the repository root, except those that they import directly or indirectly. Hidden files
 *   belong to the system and are skipped.
 */
export async function readLooseFiles(root: string, sources: readonly SourceFile[]): Promise<readonly string[]> {
  const folders = Object.values(collections).map((folder) => listContent(root, folder));
  const known = new Set(sources.map(({ file }) => file));
  const loose = new Set(
    (await Promise.all(folders))
      .flat()
      // The live preview may not have read a new document yet.
      .filter((file) => !known.has(file) && !isSourceFile(file) && !path.posix.basename(file).startsWith(".")),
  );
  const importing = [...sources];
  for (let next = importing.pop(); next !== undefined && loose.size > 0; next = importing.pop()) {
    for (const file of importedBy(next)) {
      if (!loose.delete(file)) continue;
      // A file that was deleted after it was listed imports nothing.
      importing.push({ file, text: await readFile(path.join(root, file), "utf8").catch(() => "") });
    }
  }
  return [...loose].sort();
}

/**
 * @returns symbolic links below `content` and `static` that do not lead to a file of the site. Hidden links that lead nowhere belong to
 *   editors and are skipped.
 */
export async function readLostLinks(root: string): Promise<readonly LostLink[]> {
  return (await Promise.all([listLostContent(root), listLostStatic(root)]))
    .flat()
    .filter(({ file, leadsOut }) => leadsOut || !path.posix.basename(file).startsWith("."))
    .sort((a, b) => (a.file < b.file ? -1 : 1));
}

/** A relative path, possibly after the names of webpack loaders, in an import, `require("…")` or `new URL("…", import.meta.url)`. */
const importedFile = /\b(?:from|import|require|new\s+URL)\s*\(?\s*["'](?:[^"'\n]*!)?(\.{1,2}\/[^"'\n?]+)/g;

function importedBy({ file, text }: SourceFile): readonly string[] {
  const places = [...text.matchAll(importedFile)];
  return places.flatMap(([, place = ""]) =>
    endings.map((ending) => path.posix.join(path.posix.dirname(file), place + ending)),
  );
}
