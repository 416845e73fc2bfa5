import { createHash } from "node:crypto";
import { existsSync, readFileSync, readdirSync, statSync } from "node:fs";
import path from "node:path";

/** Written into src by every build. */
const generatedTypes = "gatsby-types.d.ts";

/**
 * @param {string} root absolute path.
 * @param {readonly string[]} entries files and folders from the root; missing ones count as empty.
 * @returns {string} the same for the same names and contents; tests and what the build writes itself do not count.
 */
export function digestOf(root, entries) {
  const hash = createHash("sha256");
  for (const entry of entries) {
    const absolute = path.join(root, entry);
    if (!existsSync(absolute)) continue;
    const names = statSync(absolute).isDirectory() ? readdirSync(absolute, { recursive: true }).sort() : [""];
    for (const name of names) {
      const file = path.join(absolute, name);
      if (name.includes(".test.") || name === generatedTypes || statSync(file).isDirectory()) continue;
      hash.update(`${entry}/${name}\0`).update(readFileSync(file));
    }
  }
  return hash.digest("hex");
}
