import path from "node:path";
import { decimal, median } from "./format.mjs";
import { run } from "./processes.mjs";

/** @typedef {import("./bench.mjs").Site} Site */
/** @typedef {import("./bench.mjs").Row} Row */

const runs = 3;

/** @param {Site} site @returns {Promise<readonly Row[]>} */
export async function measureCheck({ folder, environment, progress }) {
  progress("npm run check …");
  const seconds = [];
  for (let number = 0; number < runs; number += 1) {
    const file = path.join(folder, "node_modules/tsx/dist/cli.mjs");
    seconds.push((await run({ file, arguments: ["src/node/checks/cli.ts"], folder, environment })).seconds);
  }
  return [[`npm run check, median of ${runs}, s`, decimal(median(seconds))]];
}
