import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { sample } from "../../src/site/bench.mjs";
import { decimal, median } from "./format.mjs";
import { run } from "./processes.mjs";

/** @typedef {import("./bench.mjs").Site} Site */
/** @typedef {import("./bench.mjs").Row} Row */

const runs = 3;
/** A page of the site itself, which an author checks after an edit. */
const onePage = sample.file;

/** @param {Site} site @returns {Promise<readonly Row[]>} */
export async function measureCheck(site) {
  const { folder, environment, progress } = site;
  progress("npm run check …");
  const file = path.join(folder, "scripts/run.mjs");
  const check = async (/** @type {string[]} */ ...given) => {
    const command = { file, arguments: ["node/commands/check.ts", ...given], folder, environment };
    return (await run(command)).seconds;
  };
  // The first run has no cache, and also bundles the program.
  const first = await check();
  const page = path.join(folder, onePage);
  const text = readFileSync(page, "utf8");
  /** @type {number[]} */
  const again = [];
  /** @type {number[]} */
  const one = [];
  for (let number = 0; number < runs; number += 1) {
    again.push(await check());
    writeFileSync(page, `${text}\nEdit ${number}.\n`);
    one.push(await check(onePage));
  }
  writeFileSync(page, text);
  return [
    ["npm run check, nothing known yet, s", decimal(first)],
    [`npm run check, median of ${runs}, s`, decimal(median(again))],
    [`npm run check of one edited page, median of ${runs}, s`, decimal(median(one))],
  ];
}
