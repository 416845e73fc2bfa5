import { readdirSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import { pieces } from "../../node/common/pieces.mjs";
import { decimal, integer } from "./format.mjs";
import { run } from "./processes.mjs";
import { editSample } from "./sample.mjs";

/** @typedef {import("./bench.mjs").Site} Site */
/** @typedef {import("./bench.mjs").Row} Row */

/** Number of steps of Gatsby's log to print; faster ones are not worth a look. */
const slowestShown = 6;

/** @param {Site} site @returns {Promise<readonly Row[]>} */
export async function measureBuild(site) {
  const cold = await buildCold(site);
  const { bytes, bytesOnDisk, files } = outputOf(site);
  editSample(site.folder, 0);
  const warm = await build(site, "after an edit ");
  return [
    ["Cold build, s", decimal(cold.seconds)],
    ["Peak memory of the largest process, MiB", cold.peakMemory === null ? "?" : integer(cold.peakMemory)],
    ["Peak memory of all processes together, MiB", cold.allMemory === null ? "?" : integer(cold.allMemory)],
    ["Build after one edited text, s", decimal(warm.seconds)],
    ["Output folder on disk, MB", decimal(bytesOnDisk / 1e6)],
    ["Output folder, all files that a host copies, MB", decimal(bytes / 1e6)],
    ["Output folder, files", integer(files)],
  ];
}

/**
 * Builds from scratch: also deletes what earlier runs have parsed, rendered and bundled.
 *
 * @param {Pick<Site, "folder" | "environment" | "progress">} site
 */
export function buildCold(site) {
  for (const name of [".cache", "public", "node_modules/.cache/docs-site"])
    rmSync(path.join(site.folder, name), { recursive: true, force: true });
  return build(site);
}

/**
 * Measures what each piece of node/fast saves, by builds without it. The builds run one after the other, close in time.
 *
 * @param {Site} site
 * @returns {Promise<readonly Row[]>}
 */
export async function measurePieces(site) {
  const rows = [];
  for (const plain of ["0", ...pieces, "1"]) {
    const without = { ...site, environment: { ...site.environment, PLAIN_BUILD: plain } };
    const cold = await buildCold(without);
    editSample(site.folder, rows.length + 1);
    const warm = await build(without, "after an edit ");
    const name = { 0: "all pieces", 1: "no piece" }[plain] ?? `all but \`${plain}\``;
    rows.push(
      /** @type {const} */ ([
        `Cold build / after an edit with ${name}, s`,
        `${decimal(cold.seconds)} / ${decimal(warm.seconds)}`,
      ]),
    );
  }
  return rows;
}

/** @param {Pick<Site, "folder" | "environment" | "progress">} site @param {string} [when] for the progress line. */
async function build({ folder, environment, progress }, when = "") {
  progress(`gatsby build ${when}…`);
  const file = path.join(folder, "scripts/gatsby.mjs");
  const finished = await run({ file, arguments: ["build"], folder, environment });
  progress(`gatsby build ${when}took ${decimal(finished.seconds)} s; slowest: ${slowestSteps(finished.output)}`);
  return finished;
}

/** @param {string} log of Gatsby. @returns {string} */
function slowestSteps(log) {
  const steps = [...stripVTControlCharacters(log).matchAll(/success (.+) - ([\d.]+)s\b/g)].map(([, name, seconds]) => ({
    text: `${name} ${seconds} s`,
    seconds: Number(seconds),
  }));
  const slowest = steps.sort((a, b) => b.seconds - a.seconds).slice(0, slowestShown);
  return slowest.map(({ text }) => text).join("; ");
}

/** Hard links to the same file count only once in `bytesOnDisk`. @param {Site} site */
function outputOf({ folder }) {
  const entries = readdirSync(path.join(folder, "public"), { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const stats = files.map(({ parentPath, name }) => statSync(path.join(parentPath, name)));
  const sizes = new Map(stats.map(({ ino, size }) => [ino, size]));
  const sum = (/** @type {Iterable<number>} */ all) => [...all].reduce((total, size) => total + size, 0);
  return { bytes: sum(stats.map(({ size }) => size)), bytesOnDisk: sum(sizes.values()), files: files.length };
}
