import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { chromiumPath } from "./chromium.mjs";
import { categoryPath } from "../../src/site/bench.mjs";
import { samplePath } from "./sample.mjs";
import { withServer } from "./withServer.mjs";

/** @typedef {import("./bench.mjs").Site} Site */
/** @typedef {import("./bench.mjs").Row} Row */

// npx downloads it for each benchmark. It is not a dependency, because it has 200 packages that nothing else needs.
const lighthouse = "lighthouse@12";
const kinds = [
  ["home page", "/"],
  ["document page", samplePath],
  ["category page", categoryPath],
];

/**
 * Runs Lighthouse with its default preset, which emulates a phone.
 *
 * @param {Site} site @returns {Promise<readonly Row[]>}
 */
export async function measureLighthouse({ folder, environment, progress }) {
  return withServer(path.join(folder, "public"), async (url) => {
    /** @type {Row[]} */
    const rows = [];
    for (const [name, address] of kinds) {
      progress(`Lighthouse, ${name} …`);
      const report = path.join(folder, "lighthouse.json");
      const flags = `--chrome-flags=--headless=new${process.getuid?.() === 0 ? " --no-sandbox" : ""}`;
      const options = ["--quiet", flags, "--output=json", `--output-path=${report}`];
      await promisify(execFile)("npx", ["--yes", lighthouse, url + address, ...options], {
        cwd: folder,
        env: { ...environment, CHROME_PATH: chromiumPath() },
      });
      const { categories } = JSON.parse(readFileSync(report, "utf8"));
      const scores = ["performance", "accessibility", "best-practices", "seo"].map((key) =>
        Math.round(categories[key].score * 100),
      );
      rows.push([`Lighthouse, ${name}: performance / accessibility / best practices / SEO`, scores.join(" / ")]);
    }
    return rows;
  });
}
