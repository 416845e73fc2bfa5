// What the built site was made of, so that `npm start` builds only where something has changed since.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

/** Outside of public, which is deployed as it is. */
const stampOf = (root) => path.join(root, ".cache/build-inputs");

/** @returns {string} what the last build that came to its end was made of, or "" when there was none. */
export function lastBuildInputs(root) {
  return existsSync(stampOf(root)) ? readFileSync(stampOf(root), "utf8") : "";
}

export function rememberBuildInputs(root, inputs) {
  mkdirSync(path.dirname(stampOf(root)), { recursive: true });
  writeFileSync(stampOf(root), inputs);
}
