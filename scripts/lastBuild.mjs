// Remembers the inputs of the built site, so that `npm start` builds only if something has changed since.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

/** Not in public, which is deployed as it is. */
const stampOf = (root) => path.join(root, ".cache/build-inputs");

/** @returns {string} the digest of the inputs of the last build, or "" if it failed or there was none. */
export function lastBuildInputs(root) {
  return existsSync(stampOf(root)) ? readFileSync(stampOf(root), "utf8") : "";
}

export function rememberBuildInputs(root, inputs) {
  mkdirSync(path.dirname(stampOf(root)), { recursive: true });
  writeFileSync(stampOf(root), inputs);
}
