import path from "node:path";
import { sha256 } from "../common/sha256";

/**
 * Folder of what runs leave for later ones. It lies outside of what git knows, under a name made of the repository's place,
 * because copies of the project may share their packages; and outside of `.cache`, which Gatsby empties while this is written.
 *
 * @param root absolute path of the repository.
 */
export function cacheFolder(root: string): string {
  return path.join(root, "node_modules/.cache/docs-site", digest([root]).slice(0, 8));
}

/** @returns a name for something that is known by these texts. */
export function digest(texts: readonly string[]): string {
  return sha256(JSON.stringify(texts)).slice(0, 16);
}
