// Runs a TypeScript program of node: `node scripts/run.mjs node/commands/check.ts …`.
import "../node/fast/optimizeLate.mjs";
import { pathToFileURL } from "node:url";
import { failuresOfSite, printAsAsked, programOf } from "./program.mjs";
import { root } from "./workspace.mjs";

const [entry = "", ...given] = process.argv.slice(2);
const tell = printAsAsked(root, given);
const program = programOf(root, entry, "mjs", 1, tell);
process.argv.splice(1, 2, program);
process.argv.length = 2;
process.argv.push(...given);
try {
  await import(pathToFileURL(program).href);
} catch (error) {
  const failures = failuresOfSite(root);
  if (failures.length === 0) throw error;
  tell(failures);
  process.exitCode = 1;
}
