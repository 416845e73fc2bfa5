import { createHash } from "node:crypto";
import path from "node:path";

/**
 * Folder of what runs leave for later ones. It lies outside of what git knows, under a name made of the repository's place,
 * because copies of the project may share their packages; and outside of `.cache`, which Gatsby empties while this is written.
 *
 * @param root absolute path of the repository.
 */
export function cacheFolder(root: string): string {
  return path.join(root, "node_modules/.cache/nexus-ai-docs", digest([root]).slice(0, 8));
}

export function digest(texts: readonly string[]): string {
  const hash = createHash("sha256");
  for (const text of texts) hash.update(text).update("\0");
  return hash.digest("hex").slice(0, 16);
}
