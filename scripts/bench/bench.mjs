// `npm run bench`: measures what it costs to build, load and write the site, now and with more documents.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { showsHelp } from "../../node/common/showsHelp.mjs";
import { gatsbyEnvironment, makeWorkspace, root } from "../workspace.mjs";
import { writeDocs } from "./generateDocs.mjs";
import { buildCold, measureBuild, measurePieces } from "./measureBuild.mjs";
import { measureCheck } from "./measureCheck.mjs";
import { measureDevelop } from "./measureDevelop.mjs";
import { measureIslands } from "./measureIslands.mjs";
import { measureJavaScript } from "./measureJavaScript.mjs";
import { measureLighthouse } from "./measureLighthouse.mjs";
import { measurePictures } from "./measurePictures.mjs";
import { measureProse } from "./measureProse.mjs";
import { measureReading } from "./measureReading.mjs";
import { measureSearch } from "./measureSearch.mjs";
import { measureSize } from "./measureSize.mjs";
import { killAll } from "./processes.mjs";
import { describeMachine, formatPart, insertReport } from "./report.mjs";
import { findSample } from "./sample.mjs";

/**
 * @typedef {object} Site a copy of the project with more documents.
 * @property {string} folder absolute path.
 * @property {number} added number of generated documents.
 * @property {NodeJS.ProcessEnv} environment of every process that works on the site.
 * @property {(line: string) => void} progress
 *
 * @typedef {readonly [label: string, value: string]} Row
 *
 * @typedef {object} Result
 * @property {number} added
 * @property {number} documents of the whole site.
 * @property {ReadonlyMap<string, readonly Row[]>} rowsOf measured rows, by part.
 * @property {readonly import("./measureJavaScript.mjs").Script[]} scripts
 */

/**
 * Parts that are measured only once. For a larger site, Lighthouse's figures say the same as "reading"; pictures have their own site; the
 * pieces of node/fast are compared on the site without added documents; islands and prose do not depend on the number of documents.
 */
const onceParts = ["lighthouse", "pictures", "pieces", "islands", "prose"];
const parts = [
  "check",
  "build",
  "pieces",
  "pictures",
  "size",
  "javascript",
  "search",
  "reading",
  "islands",
  "prose",
  "lighthouse",
  "develop",
];
/**
 * Load average of the last minute above which the machine counts as busy. The shell that starts the benchmark, and what the shell did
 * before, add some load.
 */
const busyLoad = 1;
const reportFile = path.join(root, "docs/PERFORMANCE.md");
const usage = `npm run bench -- [options]
  --docs 0,500,2000   documents to add, one column each; ${onceParts.join(", ")} in the first alone
  --only ${parts.join(",")}
  --write             put the table of each part that is measured into docs/PERFORMANCE.md, in place of its last one`;

/** @returns {{ counts: readonly number[], only: readonly string[], write: boolean }} */
function readOptions() {
  const { values } = parseArgs({
    options: {
      docs: { type: "string", default: "0,500,2000" },
      only: { type: "string", default: parts.join(",") },
      write: { type: "boolean", default: false },
    },
  });
  const counts = values.docs.split(",").map(Number);
  const only = values.only.split(",");
  const wrong = only.filter((part) => !parts.includes(part));
  if (wrong.length > 0) throw new Error(`There is no part "${wrong.join(", ")}".`);
  if (!counts.every((count) => Number.isInteger(count) && count >= 0)) throw new Error("--docs takes whole numbers.");
  return { counts, only, write: values.write };
}

/**
 * If a part fails, the table and standard error say so. The other figures, which can take half an hour, are not lost.
 *
 * @param {Site} site @param {readonly string[]} only @returns {Promise<Result>}
 */
async function measure(site, only) {
  /** @type {Map<string, readonly Row[]>} */
  const rowsOf = new Map();
  /** @type {Result["scripts"]} */
  let scripts = [];
  /** @param {string} part @param {() => Promise<readonly Row[]>} run */
  const add = async (part, run) => {
    if (!only.includes(part)) return;
    try {
      rowsOf.set(part, await run());
    } catch (error) {
      console.error(error);
      rowsOf.set(part, [[`${part}: not measured, it failed`, "failed"]]);
      process.exitCode = 1;
    }
  };
  await add("check", () => measureCheck(site));
  await add("build", () => measureBuild(site));
  const isBuildNeeded = ["size", "javascript", "search", "reading", "islands", "prose", "lighthouse"].some((part) =>
    only.includes(part),
  );
  if (!only.includes("build") && isBuildNeeded) await buildCold(site);
  await add("pieces", () => measurePieces(site));
  await add("pictures", () => measurePictures(site));
  await add("size", async () => measureSize(site));
  await add("javascript", async () => {
    const measured = await measureJavaScript(site);
    scripts = measured.scripts;
    return measured.rows;
  });
  await add("search", () => measureSearch(site));
  await add("reading", () => measureReading(site));
  await add("islands", () => measureIslands(site));
  await add("prose", async () => measureProse(site));
  await add("lighthouse", () => measureLighthouse(site));
  await add("develop", () => measureDevelop(site));
  return { added: site.added, documents: countDocuments(site.folder), rowsOf, scripts };
}

/** @param {string} folder */
function countDocuments(folder) {
  const entries = readdirSync(path.join(folder, "content"), { recursive: true, encoding: "utf8" });
  return entries.filter((file) => file.endsWith(".mdx")).length;
}

/** @param {string} temporary absolute path of a folder for all files. */
async function main(temporary) {
  const { counts, only, write } = readOptions();
  findSample();
  if (write)
    writeReports(
      only.map((part) => [part, ""]),
      { isTrial: true },
    );
  const [load = 0] = os.loadavg();
  if (load > busyLoad)
    console.error(`The machine is busy (load ${load.toFixed(1)}): the measured times will be too long.`);

  // Gatsby's workers leave folders behind. Here, they are removed with the rest.
  const leftovers = path.join(temporary, "tmp");
  mkdirSync(leftovers);
  const environment = { ...gatsbyEnvironment, TMPDIR: leftovers };
  /** @type {Result[]} */
  const results = [];
  for (const added of counts) {
    const folder = makeWorkspace(path.join(temporary, "site"));
    writeDocs(folder, { count: added });
    const begin = performance.now();
    const progress = (/** @type {string} */ line) => {
      const seconds = Math.round((performance.now() - begin) / 1000);
      console.error(`[+${added} documents, ${seconds} s] ${line}`);
    };
    const wanted = results.length === 0 ? only : only.filter((part) => !onceParts.includes(part));
    results.push(await measure({ folder, added, environment, progress }, wanted));
  }

  const machine = await describeMachine();
  const reports = only.map((part) => /** @type {const} */ ([part, formatPart(part, machine, results)]));
  console.log(`\n${reports.map(([, report]) => report).join("\n\n")}`);
  if (write) writeReports(reports);
}

/** @param {readonly (readonly [part: string, report: string])[]} reports @param {{ isTrial?: boolean }} [options] */
function writeReports(reports, { isTrial = false } = {}) {
  let document = readFileSync(reportFile, "utf8");
  for (const [part, report] of reports) document = insertReport(document, part, report);
  if (!isTrial) writeFileSync(reportFile, document);
}

if (showsHelp(usage)) process.exit();
const temporary = mkdtempSync(path.join(os.tmpdir(), "bench-"));
const cleanUp = () => {
  killAll();
  rmSync(temporary, { recursive: true, force: true, maxRetries: 5 });
};
for (const name of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"])) {
  process.once(name, () => {
    cleanUp();
    process.exit(1);
  });
}
try {
  await main(temporary);
} catch (error) {
  console.error(error);
  console.error(`\n${usage}`);
  process.exitCode = 1;
} finally {
  cleanUp();
}
