import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { digestOf } from "./digest.mjs";

const sources = [
  "gatsby-browser.tsx",
  "gatsby-config.ts",
  "gatsby-node.ts",
  "gatsby-ssr.tsx",
  "package-lock.json",
  "content",
  "node",
  "src",
  "static",
];

/** Outside of public, which is deployed as it is. */
const stampOf = (root) => path.join(root, ".cache/build-inputs");

/** @returns {string} the same as long as a build would write the same; dates come from the history, so the commit counts. */
export function buildInputs(root) {
  let commit = "";
  try {
    commit = execFileSync("git", ["rev-parse", "HEAD"], { cwd: root, stdio: ["ignore", "pipe", "ignore"] }).toString();
  } catch {
    // Without git there are no dates to show.
  }
  return digestOf(root, sources) + commit.trim();
}

/** @returns {string} what the last build that came to its end was made of, or "" when there was none. */
export function lastBuildInputs(root) {
  return existsSync(stampOf(root)) ? readFileSync(stampOf(root), "utf8") : "";
}

export function rememberBuildInputs(root, inputs) {
  mkdirSync(path.dirname(stampOf(root)), { recursive: true });
  writeFileSync(stampOf(root), inputs);
}
