import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";

/**
 * Folder of what runs leave for later ones. It lies outside of what git knows, under a name made of the repository's place,
 * because copies of the project may share their packages; and outside of `.cache`, which Gatsby empties while this is written.
 *
 * @param root absolute path of the repository.
 */
export function keptFolder(root: string): string {
  return path.join(root, "node_modules/.cache/nexus-ai-docs", digest([root]).slice(0, 8));
}

/**
 * @param entries files and folders from the root; missing ones count as empty, tests not at all.
 * @returns the same for the same code and the same Node.
 */
export async function digestOfCode(root: string, entries: readonly string[]): Promise<string> {
  const files = await Promise.all(
    entries.map(async (entry) => {
      const absolute = path.join(root, entry);
      const found = await readdir(absolute, { recursive: true, withFileTypes: true }).catch(() => null);
      if (found === null) return [absolute];
      return found
        .filter((each) => each.isFile() && !each.name.includes(".test."))
        .map((each) => path.join(each.parentPath, each.name));
    }),
  );
  const texts = await Promise.all(
    files
      .flat()
      .sort()
      .map((file) => readFile(file, "utf8").catch(() => "")),
  );
  return digest([process.version, ...texts]);
}

export function digest(texts: readonly string[]): string {
  const hash = createHash("sha256");
  for (const text of texts) hash.update(text).update("\0");
  return hash.digest("hex").slice(0, 16);
}
