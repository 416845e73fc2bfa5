// Runs a TypeScript program of node: `node scripts/run.mjs node/checks/cli.ts …`. Loading its some 700 modules one by
// one takes longer than checking the site; as one file, made once for each state of the code, they load in a third of it.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { digestOf } from "./digest.mjs";
import { root } from "./workspace.mjs";

const [entry = "", ...given] = process.argv.slice(2);
const folder = path.join(root, "node_modules/.cache/nexus-ai-docs");
// Copies of the project may share their packages, and so this folder.
const name = createHash("sha256").update(`${root} ${entry}`).digest("hex").slice(0, 8);
const state = digestOf(root, ["package-lock.json", "scripts/run.mjs", "src/mdx", "node", "src/shared", "src/site"]);
const program = path.join(folder, `program-${name}-${state.slice(0, 12)}.mjs`);

/** What copies of the project have left behind goes after a week, in milliseconds. */
const longestLife = 7 * 24 * 60 * 60 * 1000;

if (!existsSync(program)) await bundle();
process.argv.splice(1, 2, program);
process.argv.length = 2;
process.argv.push(...given);
await import(pathToFileURL(program).href);

async function bundle() {
  const { build } = await import("esbuild");
  mkdirSync(folder, { recursive: true });
  for (const file of readdirSync(folder)) {
    const absolute = path.join(folder, file);
    const isOld = Date.now() - statSync(absolute).mtimeMs > longestLife;
    if (isOld || file.startsWith(`program-${name}-`)) rmSync(absolute, { recursive: true });
  }
  const unfinished = `${program}.${process.pid}`;
  await build({
    entryPoints: [path.join(root, entry)],
    outfile: unfinished,
    bundle: true,
    platform: "node",
    format: "esm",
    target: "node20",
    jsx: "automatic",
    logLevel: "error",
    // They load their parts when these are asked for.
    external: ["shiki", "shiki/*", "@shikijs/*", "beautiful-mermaid", "typescript", "sharp"],
    // Packages in CommonJS ask for Node's own modules.
    banner: {
      js: 'import { createRequire as makeRequire } from "node:module"; const require = makeRequire(import.meta.url);',
    },
  });
  // By renaming, so that a run beside this one never loads half a program.
  renameSync(unfinished, program);
}
