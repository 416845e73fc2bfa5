import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { codeDigest } from "../node/common/inputs.mjs";

/** What copies of the project have left behind goes after a week, in milliseconds. */
const longestLife = 7 * 24 * 60 * 60 * 1000;

/** How a process ends that cannot make its program, and how the one that prerenders ends when the checks find errors. */
export const brokenCode = 70;
export const wrongContentCode = 65;

/**
 * Code of node as one file, made once for each of its states: loading some 700 modules one by one takes longer than checking
 * the site. Ends the process where the code has no meaning: esbuild prints where, and nothing can go on.
 *
 * @param {string} root absolute path of the repository.
 * @param {string} entry TypeScript file, from the root.
 * @param {"mjs" | "cjs"} extension kind of module that is made.
 * @returns {string} absolute path.
 */
export function programOf(root, entry, extension) {
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
      logLevel: "error",
      // They load their parts when these are asked for.
      external: ["shiki", "shiki/*", "@shikijs/*", "elkjs", "elkjs/*", "typescript", "sharp", "esbuild", "@swc/core"],
      // Packages in CommonJS ask for Node's own modules.
      ...(extension === "mjs" && {
        banner: {
          js: 'import { createRequire as makeRequire } from "node:module"; const require = makeRequire(import.meta.url);',
        },
      }),
    });
  } catch {
    process.exit(brokenCode);
  }
  // What was edited meanwhile may be in it, or not.
  if (codeDigest(root) !== state) {
    rmSync(unfinished);
    return programOf(root, entry, extension);
  }
  // By renaming, so that a run beside this one never loads half a program.
  renameSync(unfinished, program);
  return program;
}

/**
 * Gatsby compiles gatsby-config.ts and gatsby-node.ts with all that they import, which takes it seconds; they import nothing
 * but this.
 *
 * @param {string} root absolute path of the repository.
 * @returns {typeof import("../node/build")}
 */
export function loadBuild(root) {
  const program = programOf(root, "node/build.ts", "cjs");
  return createRequire(program)(program);
}
