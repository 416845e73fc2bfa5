import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { codeDigest } from "../node/common/inputs.mjs";

/** Maximum age of programs that other copies of the project have left behind: a week, in milliseconds. */
const longestLife = 7 * 24 * 60 * 60 * 1000;

/** Exit codes of a process that cannot bundle its program, and of the prerendering process if the checks find errors. */
export const brokenCode = 70;
export const wrongContentCode = 65;

/**
 * Bundles the code of node into one file, once for each state of the code: loading some 700 modules one by one takes longer than checking
 * the site. Exits the process if the code cannot be bundled, such as settings with a syntax error: nothing else can run.
 *
 * @param {string} root absolute path of the repository.
 * @param {string} entry TypeScript file, from the root.
 * @param {"mjs" | "cjs"} extension kind of module that is made.
 * @param {number} exitCode if the code cannot be bundled.
 * @returns {string} absolute path.
 */
export function programOf(root, entry, extension, exitCode = brokenCode) {
  const folder = path.join(root, "node_modules/.cache/docs-site");
  // Copies of the project may share their packages, and so this folder.
  const name = createHash("sha256").update(`${root} ${entry}`).digest("hex").slice(0, 8);
  const state = codeDigest(root);
  const program = path.join(folder, `program-${name}-${state.slice(0, 12)}.${extension}`);
  if (existsSync(program)) return program;
  mkdirSync(folder, { recursive: true });
  for (const file of readdirSync(folder)) {
    const absolute = path.join(folder, file);
    const isOld = Date.now() - statSync(absolute).mtimeMs > longestLife;
    if (isOld || file.startsWith(`program-${name}-`)) rmSync(absolute, { recursive: true, force: true });
  }
  const unfinished = path.join(folder, `unfinished-${name}-${process.pid}`);
  const { buildSync } = createRequire(path.join(root, "package.json"))("esbuild");
  try {
    buildSync({
      absWorkingDir: root,
      entryPoints: [entry],
      outfile: unfinished,
      bundle: true,
      platform: "node",
      format: extension === "mjs" ? "esm" : "cjs",
      target: "node20",
      jsx: "automatic",
      logLevel: "silent",
      // These packages load their parts on demand.
      external: ["shiki", "shiki/*", "@shikijs/*", "elkjs", "elkjs/*", "typescript", "sharp", "esbuild", "@swc/core"],
      // Bundled CommonJS packages call `require` for Node's own modules.
      ...(extension === "mjs" && {
        banner: {
          js: 'import { createRequire as makeRequire } from "node:module"; const require = makeRequire(import.meta.url);',
        },
      }),
    });
  } catch (error) {
    console.error(error.errors?.map(formatError).join("\n\n") ?? error);
    process.exit(exitCode);
  }
  // An edit made meanwhile may or may not be in the bundle.
  if (codeDigest(root) !== state) {
    rmSync(unfinished);
    return programOf(root, entry, extension, exitCode);
  }
  // Renames the file, so that a run at the same time never loads half a program.
  renameSync(unfinished, program);
  return program;
}

/**
 * @param {import("esbuild").Message} error
 * @returns {string} the error in the form of the checks' problems.
 */
function formatError({ text, location }) {
  const place = location ? `${location.file}:${location.line}:${location.column + 1}  ` : "";
  return `${place}code-syntax\n  This file cannot be compiled: ${text}.\n  Fix: correct the code here, or just above: a bracket, quote or comma may be missing.`;
}

/**
 * Loads the code of the build. gatsby-config.ts and gatsby-node.ts import nothing else, because Gatsby
 * compiles all that they import, which takes seconds.
 *
 * @param {string} root absolute path of the repository.
 * @returns {typeof import("../node/build")}
 */
export function loadBuild(root) {
  const program = programOf(root, "node/build.ts", "cjs");
  return createRequire(program)(program);
}
