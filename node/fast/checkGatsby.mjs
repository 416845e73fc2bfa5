// Some pieces replace modules inside Gatsby, or change how it uses webpack. Each was written for one version of Gatsby.
import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

/** Packages whose internals the pieces replace or rely on, with the versions that they were written for and tested with. */
export const known = {
  gatsby: "5.16.1",
  "gatsby-worker": "2.16.0",
  "@parcel/core": "2.8.3",
  webpack: "5.98.0",
};

/**
 * @param {string} root absolute path of the repository.
 * @param {Readonly<Record<string, string>>} versions
 * @returns {string | null} one sentence for the terminal if the installed versions differ; null if they match.
 */
export function unsupportedGatsby(root, versions = known) {
  const gatsby = path.join(root, "node_modules/gatsby/package.json");
  const ofGatsby = createRequire(gatsby);
  const strange = Object.entries(versions).flatMap(([name, version]) => {
    const present = versionAbove(name === "gatsby" ? gatsby : ofGatsby.resolve(name), name);
    return present === version ? [] : [`${name} ${present} (known: ${version})`];
  });
  if (strange.length === 0) return null;
  return `Building plainly, which is slower: node/fast does not know ${strange.join(", ")}; see "A new Gatsby" in node/fast/README.md.`;
}

/** Finds a package's version in the nearest package.json above its entry, because a package may not export its package.json. */
function versionAbove(entry, name) {
  for (let folder = path.dirname(entry); folder !== path.dirname(folder); folder = path.dirname(folder)) {
    const file = path.join(folder, "package.json");
    const manifest = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
    if (manifest.name === name) return manifest.version;
  }
  return "of an unknown version";
}
