import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, expect, test } from "@jest/globals";

const script = (name: string) => pathToFileURL(path.resolve(`node/fast/standIns/${name}.mjs`)).href;

/** @returns the JSON that a program prints in a process that loads a shim first and resolves packages as Gatsby does. */
function printed(standIn: string, program: string): unknown {
  const text = `import { ofGatsby } from ${JSON.stringify(script("ofGatsby"))};\n${program}`;
  const given = [`--import=${script(standIn)}`, "--input-type=module", "--eval", text];
  return JSON.parse(execFileSync(process.execPath, given, { encoding: "utf8" }));
}

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), "stand-in-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test("Gatsby's worker pool runs its tasks in the current process", () => {
  const tasks = path.join(folder, "tasks.cjs");
  writeFileSync(
    tasks,
    'exports.where = (a, b) => [process.pid, a, b]; exports.fail = () => { throw new Error("no"); };',
  );
  const answers = printed(
    "workerPool",
    `const { WorkerPool } = ofGatsby("gatsby-worker");
    const pool = new WorkerPool(${JSON.stringify(tasks)}, { numWorkers: 3 });
    const [pid, ...given] = await pool.single.where(1, 2);
    const failure = await pool.single.fail().catch((error) => error.message);
    const others = [pool.all.where(), pool.getWorkerInfo(), pool.end()];
    console.log(JSON.stringify([pid === process.pid, given, failure, ...others]));`,
  );
  expect(answers).toEqual([true, [1, 2], "no", [], [], []]);
});

test("compiles gatsby-config and gatsby-node to where Gatsby looks for them", () => {
  const bundles = printed(
    "parcel",
    `const { Parcel } = ofGatsby("@parcel/core");
    const cache = new (ofGatsby("@parcel/cache").LMDBCache)("");
    const parcel = new Parcel({ cache, targets: { root: { distDir: ${JSON.stringify(folder)} } } });
    const { bundleGraph } = await parcel.run();
    const entries = bundleGraph.getBundles().map((bundle) => [bundle.filePath, bundle.getMainEntry().filePath]);
    const { default: config } = ofGatsby(entries[0][0]);
    const hooks = ofGatsby(entries[1][0]);
    console.log(JSON.stringify([entries, config.siteMetadata !== undefined, typeof hooks.createPages]));`,
  );
  const at = (name: string) => [path.join(folder, `${name}.js`), path.resolve(`${name}.ts`)];
  expect(bundles).toEqual([[at("gatsby-config"), at("gatsby-node")], true, "function"]);
});
