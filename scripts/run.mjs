// Runs a TypeScript program of node: `node scripts/run.mjs node/commands/check.ts …`.
import "../node/fast/optimizeLate.mjs";
import { pathToFileURL } from "node:url";
import { printAsAsked, programOf } from "./program.mjs";
import { root } from "./workspace.mjs";

const [entry = "", ...given] = process.argv.slice(2);
const program = programOf(root, entry, "mjs", 1, printAsAsked(root, given));
process.argv.splice(1, 2, program);
process.argv.length = 2;
process.argv.push(...given);
await import(pathToFileURL(program).href);
