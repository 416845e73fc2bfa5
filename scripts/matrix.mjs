// `npm run matrix`: installs, builds and tests the project with each major version of Node that package.json allows. Node and npm come from
// the registry, so no version manager is needed. The last line has the totals: "N passed, N failed".
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, readFileSync, readdirSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { showsHelp } from "../node/common/showsHelp.mjs";
import { gatsbyEnvironment, makeWorkspace } from "./workspace.mjs";

const usage = `npm run matrix -- [--only 22]
  Installs, builds and tests the project with each major version of Node that package.json allows.
  --only   one of these versions`;

/** The oldest allowed version, and the newest of each later major version, each with the npm that comes with it. */
const lines = [
  { node: "20.19.0", npm: "10.8.2" },
  { node: "22", npm: "10" },
  { node: "24", npm: "11" },
];

/** A warning of npm about settings of the machine that it does not know; not about the project. */
const ofMachine = /^npm warn Unknown \w+ config /i;

/** Maximum number of differing files whose names are printed. */
const mostNamed = 10;

if (showsHelp(usage)) process.exit();
const { values } = parseArgs({ options: { only: { type: "string" } } });
const chosen = lines.filter(({ node }) => values.only === undefined || majorOf({ node }) === values.only);
if (chosen.length === 0) {
  console.error(`--only ${values.only}  is not one of the versions. Write one of ${lines.map(majorOf).join(", ")}.`);
  process.exit(1);
}

const temporary = mkdtempSync(path.join(os.tmpdir(), "docs-site-matrix-"));
// One folder for all versions, one after the other, so that their output does not differ by its path.
const site = path.join(temporary, "site");
const results = [];
// The running step receives Ctrl+C as well; this process removes its files before it exits.
let isStopped = false;
process.on("SIGINT", () => (isStopped = true));
try {
  // Copied once, so that edits made meanwhile do not change what is compared.
  makeWorkspace(site);
  for (const line of chosen) results.push(await tryLine(line));
} finally {
  rmSync(temporary, { recursive: true, force: true });
}

console.log();
console.table(Object.fromEntries(results.map(({ name, checks }) => [name, textsOf(checks)])));
const outcomes = results.flatMap(({ checks }) => Object.values(checks));
const failed = outcomes.filter(({ isGood }) => !isGood).length;
process.exitCode = failed === 0 ? 0 : 1;
console.log(`\n${outcomes.length - failed} passed, ${failed} failed`);

/**
 * @typedef {object} Check
 * @property {boolean} isGood
 * @property {string} text for the table.
 */

/**
 * @param {{ node: string, npm: string }} line
 * @returns {Promise<{ name: string, files: Map<string, string> | null, checks: Record<string, Check> }>} digests of the output, and the
 *   result of each step. A step whose prerequisite failed counts as failed.
 */
async function tryLine(line) {
  const tools = installTools(line);
  const name = `Node ${tools.node}, npm ${tools.npm}`;
  // The first time, node_modules is a link to the packages of the working tree, which npm would empty.
  for (const made of ["node_modules", ".cache", "public"]) {
    rmSync(path.join(site, made), { recursive: true, force: true });
  }

  const installing = await step(name, "npm ci", tools, ["ci", "--loglevel=warn", "--no-audit", "--no-fund"]);
  const warnings = installing.printed.filter((text) => /^npm warn/i.test(text) && !ofMachine.test(text));
  for (const warning of warnings) console.log(warning);
  const build = await step(name, "build", tools, ["run", "build"]);
  const unit = await step(name, "unit tests", tools, ["run", "test:unit", "--", "--ci"]);

  const files = build.isGood ? digestsOf(path.join(site, "public")) : null;
  return {
    name,
    files,
    checks: {
      "npm ci": {
        isGood: installing.isGood && warnings.length === 0,
        text: installing.isGood ? `${warnings.length} warnings, ${installing.seconds} s` : "failed",
      },
      build: { isGood: build.isGood, text: build.text },
      "unit tests": { isGood: unit.isGood, text: unit.text },
      ...(results.length > 0 && { output: compare(results[0], files) }),
    },
  };
}

/**
 * @param {{ node: string, npm: string }} line
 * @returns {{ node: string, npm: string, commands: string }} exact versions, and the folder that has both commands.
 */
function installTools({ node, npm }) {
  const folder = path.join(temporary, `tools-${node}`);
  const packages = [`${nodePackage()}@${node}`, `npm@${npm}`];
  const { status, stderr } = spawnSync(
    "npm",
    ["install", "--prefix", folder, "--no-audit", "--no-fund", "--loglevel=error", ...packages],
    { encoding: "utf8" },
  );
  if (status !== 0) {
    const advice = "The registry may lack this version for this machine; --only tries another one.";
    throw new Error(`npm cannot install ${packages.join(" and ")}.\n${stderr}\n${advice}`);
  }
  const versionOf = (name) =>
    JSON.parse(readFileSync(path.join(folder, "node_modules", name, "package.json"), "utf8")).version.replace(/^v/, "");
  return { node: versionOf(nodePackage()), npm: versionOf("npm"), commands: path.join(folder, "node_modules/.bin") };
}

/** The package that contains only Node for this machine. The package `node` has the same rule, but would install it with a script. */
function nodePackage() {
  const machine = `${process.platform}-${process.arch}`;
  return machine === "darwin-arm64" ? `node-bin-${machine}` : `node-${machine}`;
}

/**
 * Runs npm in the workspace, and prints its output if it fails.
 *
 * @returns {Promise<Check & { seconds: number, printed: readonly string[] }>} with the lines of its output.
 * @throws {Error} when it was stopped from outside.
 */
async function step(name, title, { commands }, args) {
  console.log(`${name}: ${title} …`);
  const started = performance.now();
  const child = spawn("npm", args, {
    cwd: site,
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      ...gatsbyEnvironment,
      NODE_COMPILE_CACHE: path.join(site, "node_modules/.cache/compiled"),
      PATH: `${commands}${path.delimiter}${process.env.PATH}`,
    },
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (chunk) => (output += chunk));
  }
  const [status] = await once(child, "close");
  if (isStopped) throw new Error(`Stopped at ${name}: ${title}.`);
  const seconds = Math.round((performance.now() - started) / 1000);
  const isGood = status === 0;
  if (!isGood) console.log(output);
  return {
    isGood,
    seconds,
    text: isGood ? `passed, ${seconds} s` : "failed",
    printed: output.split("\n"),
  };
}

/** @param {string} folder @returns {Map<string, string>} digests by name of file. */
function digestsOf(folder) {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return new Map(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => {
        const file = path.join(entry.parentPath, entry.name);
        return [path.relative(folder, file), createHash("sha256").update(readFileSync(file)).digest("hex")];
      }),
  );
}

/** @returns {Check} whether both versions have built the same, byte for byte. */
function compare(first, files) {
  if (first.files === null || files === null) return { isGood: false, text: "nothing to compare" };
  const names = new Set([...first.files.keys(), ...files.keys()]);
  const differing = [...names].filter((file) => first.files.get(file) !== files.get(file));
  for (const file of differing.slice(0, mostNamed)) console.log(`not as with ${first.name}: ${file}`);
  return differing.length === 0
    ? { isGood: true, text: `${files.size} files, the same` }
    : { isGood: false, text: `${differing.length} of ${names.size} files differ` };
}

function majorOf({ node }) {
  return node.split(".")[0];
}

function textsOf(checks) {
  return Object.fromEntries(Object.entries(checks).map(([title, { text }]) => [title, text]));
}
