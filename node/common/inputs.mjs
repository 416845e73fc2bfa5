// Defines the inputs of a build. `npm start` uses them to decide whether the built site is current, a build to decide
// whether it may continue from the last one, and every cache to decide whether it is still valid.
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, readdirSync, statSync } from "node:fs";
import path from "node:path";

/** Everything except content that determines what a build writes. If it changes, the site is built from scratch. */
const code = [
  ".browserslistrc",
  "extensions",
  "gatsby-browser.tsx",
  "gatsby-config.ts",
  "gatsby-node.ts",
  "gatsby-ssr.tsx",
  "node",
  "package-lock.json",
  "package.json",
  "scripts",
  "src",
  "tsconfig.json",
];

/** Content of authors. A build continues from the last one if only this has changed. */
const content = ["content", "static"];

/** Every build writes this file into src. */
const generatedTypes = "gatsby-types.d.ts";

/**
 * @param {string} root absolute path of the repository.
 * @returns {string} a digest of the code, the path prefix and the major version of Node.
 */
export function codeDigest(root) {
  const node = process.versions.node.split(".")[0];
  return digestOf(root, code, [`node ${node}`, `prefix ${process.env.PATH_PREFIX ?? ""}`]);
}

/**
 * @param {string} command "build" or "develop".
 * @param {string} root absolute path of the repository. Part of the digest: Gatsby's cached nodes contain absolute
 *   paths, and in a moved folder Gatsby would drop the nodes of the reference data.
 * @returns {string} a digest that stays the same as long as Gatsby may continue from what its last run left in .cache
 *   and public.
 */
export function stateDigest(command, root) {
  return digestOf(root, [], [command, root, codeDigest(root)]);
}

/**
 * @param {string} root absolute path of the repository.
 * @returns {string} a digest that stays the same as long as a build would write the same. It includes the commit,
 *   because pages show dates from the history.
 */
export function buildInputs(root) {
  let commit = "";
  try {
    commit = execFileSync("git", ["rev-parse", "HEAD"], { cwd: root, stdio: ["ignore", "pipe", "ignore"] }).toString();
  } catch {
    // Without git, pages show no dates.
  }
  return digestOf(root, content, [codeDigest(root), commit.trim()]);
}

/**
 * @param {string} root absolute path.
 * @param {readonly string[]} entries files and folders from the root; missing ones count as empty.
 * @param {readonly string[]} more texts to include in the digest.
 * @returns {string} a digest of names and contents; ignores tests and the types that the build itself writes.
 */
export function digestOf(root, entries, more = []) {
  const hash = createHash("sha256");
  for (const text of more) hash.update(`${text}\0`);
  for (const entry of entries) {
    const absolute = path.join(root, entry);
    if (!existsSync(absolute)) continue;
    for (const file of filesOf(absolute)) {
      const name = path.relative(root, file);
      if (name.includes(".test.") || path.basename(name) === generatedTypes) continue;
      hash.update(`${name}\0`).update(readFileSync(file)).update("\0");
    }
  }
  return hash.digest("hex");
}

function filesOf(entry) {
  if (!statSync(entry).isDirectory()) return [entry];
  const found = readdirSync(entry, { recursive: true }).map((name) => path.join(entry, name));
  // `statSync` follows links: a link to a file counts as a file, and a dangling link is ignored.
  return found.filter((file) => statSync(file, { throwIfNoEntry: false })?.isFile()).sort();
}
