// Some pieces stand in for modules inside Gatsby, or change what it does with webpack. Each was written for one version.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

/** The packages whose inside is replaced or relied on, in the versions that the pieces were written for and tested with. */
export const known = {
  gatsby: "5.16.1",
  "gatsby-worker": "2.16.0",
  "@parcel/core": "2.8.3",
  webpack: "5.98.0",
};

/**
 * @param {string} root absolute path of the repository.
 * @param {Readonly<Record<string, string>>} versions
 * @returns {string | null} one sentence for the terminal when Gatsby's inside is another one; null when it is as expected.
 */
export function strangeGatsby(root, versions = known) {
  const ofGatsby = createRequire(path.join(root, "node_modules/gatsby/package.json"));
  const strange = Object.entries(versions).flatMap(([name, version]) => {
    const present = versionOf(ofGatsby, name);
    return present === version ? [] : [`${name} ${present} (known: ${version})`];
  });
  if (strange.length === 0) return null;
  return `Building plainly, which is slower: node/fast does not know ${strange.join(", ")}; see "A new Gatsby" in node/fast/README.md.`;
}

function versionOf(ofGatsby, name) {
  // A package may keep its package.json to itself: the nearest one above its entry is it.
  for (let folder = path.dirname(ofGatsby.resolve(name)); ; folder = path.dirname(folder)) {
    try {
      const manifest = JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8"));
      if (manifest.name === name) return manifest.version;
    } catch {
      if (folder === path.dirname(folder)) return "?";
    }
  }
}
