// What goes into a build, said once: by it `npm start` knows whether the built site is current, a build whether it may go on
// from what the last one left, and every kept cache whether it is still true.
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, readdirSync, statSync } from "node:fs";
import path from "node:path";

/** Everything but content that decides what a build writes. A change of it builds the site anew. */
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

/** What authors write. A build goes on from the last one when only this has changed. */
const content = ["content", "static"];

/** Written into src by every build. */
const generatedTypes = "gatsby-types.d.ts";

/**
 * @param {string} root absolute path of the repository.
 * @returns {string} the same for the same code, path prefix and major version of Node.
 */
export function codeDigest(root) {
  const node = process.versions.node.split(".")[0];
  return digestOf(root, code, [`node ${node}`, `prefix ${process.env.PATH_PREFIX ?? ""}`]);
}

/**
 * @param {string} command "build" or "develop".
 * @param {string} root absolute path of the repository. It counts: what Gatsby keeps of its nodes has absolute paths, and in a folder that
 * was moved it would drop the nodes of the reference data.
 * @returns {string} the same as long as Gatsby may go on from what its last run left in .cache and public.
 */
export function stateDigest(command, root) {
  return digestOf(root, [], [command, root, codeDigest(root)]);
}

/**
 * @param {string} root absolute path of the repository.
 * @returns {string} the same as long as a build would write the same. Dates come from the history, so the commit counts.
 */
export function buildInputs(root) {
  let commit = "";
  try {
    commit = execFileSync("git", ["rev-parse", "HEAD"], { cwd: root, stdio: ["ignore", "pipe", "ignore"] }).toString();
  } catch {
    // Without git there are no dates to show.
  }
  return digestOf(root, content, [codeDigest(root), commit.trim()]);
}

/**
 * @param {string} root absolute path.
 * @param {readonly string[]} entries files and folders from the root; missing ones count as empty.
 * @param {readonly string[]} more what the digest stands for beside them.
 * @returns {string} the same for the same names and contents; tests and what the build writes itself do not count.
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
  // What a link leads to counts as a file of the folder; one that leads nowhere does not.
  return found.filter((file) => statSync(file, { throwIfNoEntry: false })?.isFile()).sort();
}
