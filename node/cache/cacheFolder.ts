import path from "node:path";
import { sha256 } from "../common/sha256";

/**
 * Folder of caches for later runs. It is in node_modules, which git ignores. Its name contains a digest of the
 * repository's path, because copies of the project may share their packages. It is not in `.cache`, because Gatsby
 * empties that folder while another process writes to this one.
 *
 * @param root absolute path of the repository.
 */
export function cacheFolder(root: string): string {
  return path.join(root, "node_modules/.cache/docs-site", digest([root]).slice(0, 8));
}

/** @returns a short digest of these texts, for use in names. */
export function digest(texts: readonly string[]): string {
  return sha256(JSON.stringify(texts)).slice(0, 16);
}
