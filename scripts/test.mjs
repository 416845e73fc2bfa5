// `npm test`: runs all checks and tests, from a fresh clone. The last line has the totals of all suites: "N passed, N failed".
import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { installBrowser, installPackages } from "./install.mjs";
import { root } from "./workspace.mjs";

const results = path.join(root, "test-results");
const unitReport = path.join(results, "unit.json");
const chromiumReport = path.join(results, "e2e.json");
const enginesReport = path.join(results, "browsers.json");
const buildsReport = path.join(results, "builds.json");

installPackages();
const browser = await installBrowser();
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

// The build comes before the types, because it writes the types of the GraphQL queries.
const suites = [
  { name: "content", script: ["check"], count: oneTest },
  { name: "build", script: ["build"], count: oneTest },
  // These run at the same time, because each uses one core.
  [
    { name: "types", script: ["types"], count: oneTest },
    { name: "lint", script: ["lint"], count: oneTest },
  ],
  { name: "unit", script: ["test:unit", "--", "--ci", "--json", `--outputFile=${unitReport}`], count: countUnit },
  { name: "warm and cold builds", script: ["test:builds"], count: countBuilds },
  { name: "end to end", script: ["test:e2e"], report: chromiumReport, count: countBrowser(chromiumReport) },
  { name: "Firefox and WebKit", script: ["test:browsers"], report: enginesReport, count: countBrowser(enginesReport) },
];

// Run by hand, `npm run test:builds` takes a new seed each time. Here the seed is fixed, so
// that each change is tested with the same builds.
const buildsSeed = process.env.BUILDS_SEED ?? "2026";

const totals = { passed: 0, failed: 0 };
const failedSuites = [];
for (const step of suites) {
  if (Array.isArray(step)) await Promise.all(step.map((suite) => run(suite, "pipe")));
  else await run(step, "inherit");
}

process.exitCode = totals.failed === 0 ? 0 : 1;
if (failedSuites.length > 0) console.log(`\n== failed\n${failedSuites.join("\n")}`);
console.log(`\n${totals.passed} passed, ${totals.failed} failed`);

/**
 * @param {"inherit" | "pipe"} output how a suite prints: at once, or all together at its end, because other suites run at the same time.
 */
async function run({ name, script, report, count }, output) {
  const head = `\n== ${name}`;
  if (output === "inherit") console.log(head);
  const started = Date.now();
  const child = spawn("npm", ["run", "--silent", ...script], {
    cwd: root,
    stdio: ["inherit", output, output],
    env: {
      ...process.env,
      CHROMIUM_PATH: browser,
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      BUILDS_REPORT: buildsReport,
      BUILDS_SEED: buildsSeed,
    },
  });
  const printed = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (data) => printed.push(data));
  const status = await new Promise((resolve) => {
    child.once("close", resolve);
    child.once("error", resolve);
  });
  if (output === "pipe") process.stdout.write(`${head}\n${Buffer.concat(printed)}`);
  const { passed, failed } = count(status === 0);
  totals.passed += passed;
  totals.failed += failed;
  if (failed > 0) failedSuites.push(`${name} (npm run ${script[0]}): ${failed}`);
  console.log(`== ${name}: ${passed} passed, ${failed} failed, ${Math.round((Date.now() - started) / 1000)} s`);
}

/** A suite that counts as a single test. */
function oneTest(isGood) {
  return { passed: isGood ? 1 : 0, failed: isGood ? 0 : 1 };
}

/** A suite that failed without a report, or without a failed test in its report, counts as one failure. */
function countUnit(isGood) {
  if (!existsSync(unitReport)) return oneTest(false);
  const { numPassedTests: passed, numFailedTests, numFailedTestSuites } = JSON.parse(readFileSync(unitReport, "utf8"));
  return { passed, failed: isGood ? 0 : Math.max(numFailedTests, numFailedTestSuites, 1) };
}

function countBuilds(isGood) {
  if (!existsSync(buildsReport)) return oneTest(false);
  const { passed, failed } = JSON.parse(readFileSync(buildsReport, "utf8"));
  return { passed, failed: isGood ? 0 : Math.max(failed, 1) };
}

function countBrowser(report) {
  return (isGood) => {
    if (!existsSync(report)) return oneTest(false);
    const { suites: files, stats } = JSON.parse(readFileSync(report, "utf8"));
    const { expected, unexpected, flaky, skipped } = stats;
    if (skipped > 0) console.log(`SKIPPED: ${skipped} end-to-end tests; the lines above say why.`);
    for (const title of flakyTitles(files)) console.log(`FLAKY, passed on the second try: ${title}`);
    return { passed: expected + flaky, failed: isGood ? 0 : Math.max(unexpected, 1) };
  };
}

function flakyTitles(files) {
  return files.flatMap(({ file, title, specs = [], suites: inner = [] }) => [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status === "flaky"))
      .map((spec) => `${file}:${spec.line} ${title} › ${spec.title}`),
    ...flakyTitles(inner),
  ]);
}
