import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { parseArgs } from "node:util";
import { codeDigest } from "../node/common/inputs.mjs";

/** Maximum age of programs that other copies of the project have left behind: a week, in milliseconds. */
const longestLife = 7 * 24 * 60 * 60 * 1000;

/** Exit codes of a process that cannot bundle or load its program, and of the prerendering process if the checks find errors. */
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
 * @param {(problems: readonly BrokenCode[]) => void} tell prints why the code cannot be bundled.
 * @returns {string} absolute path.
 */
export function programOf(root, entry, extension, exitCode = brokenCode, tell = printProblems) {
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
  try {
    bundle(root, entry, { outfile: unfinished, format: extension === "mjs" ? "esm" : "cjs" });
  } catch (error) {
    if (error.errors) tell(error.errors.map((message) => problemOf(message, entry)));
    else console.error(error);
    process.exit(exitCode);
  }
  // An edit made meanwhile may or may not be in the bundle.
  if (codeDigest(root) !== state) {
    rmSync(unfinished);
    return programOf(root, entry, extension, exitCode, tell);
  }
  // Renames the file, so that a run at the same time never loads half a program.
  renameSync(unfinished, program);
  return program;
}

/**
 * @param {string} root
 * @param {string} entry
 * @param {Pick<import("esbuild").BuildOptions, "outfile" | "format" | "sourcemap">} options
 */
function bundle(root, entry, options) {
  const { buildSync } = createRequire(path.join(root, "package.json"))("esbuild");
  buildSync({
    absWorkingDir: root,
    entryPoints: [entry],
    bundle: true,
    platform: "node",
    target: "node20",
    jsx: "automatic",
    logLevel: "silent",
    // These packages load their parts on demand.
    external: ["shiki", "shiki/*", "@shikijs/*", "elkjs", "elkjs/*", "typescript", "sharp", "esbuild", "@swc/core"],
    // Bundled CommonJS packages call `require` for Node's own modules.
    ...(options.format === "esm" && {
      banner: {
        js: 'import { createRequire as makeRequire } from "node:module"; const require = makeRequire(import.meta.url);',
      },
    }),
    ...options,
  });
}

/**
 * Finds out whether a program cannot be loaded because the code of the site fails as soon as it runs, such as a setting of a name that is
 * not defined: loads that code alone, with a source map.
 *
 * @param {string} root
 * @returns {readonly BrokenCode[]} none if the code of the site can be loaded.
 */
export function failuresOfSite(root) {
  const outfile = path.join(root, "node_modules/.cache/docs-site", `unfinished-site-${process.pid}.cjs`);
  try {
    bundle(root, "src/site/definition.ts", { outfile, format: "cjs", sourcemap: "inline" });
    process.setSourceMapsEnabled(true);
    createRequire(outfile)(outfile);
    return [];
  } catch (error) {
    const { message, stack } = error instanceof Error ? error : new Error(String(error), {});
    const what = `This code fails while it is loaded: ${message.replace(/\.$/, "")}.`;
    const fix = "correct the code here: it runs before anything is checked or built.";
    return [{ ...placeIn(root, stack), rule: "code-failure", severity: "error", what, fix }];
  } finally {
    rmSync(outfile, { force: true });
  }
}

/**
 * @param {string} root
 * @param {string} [stack] with the places of the sources.
 * @returns {Pick<BrokenCode, "file" | "line" | "column">} the innermost place in the project's own code.
 */
function placeIn(root, stack = "") {
  for (const [, absolute = "", line, column] of stack.matchAll(/(?:file:\/\/|\(|at )([^\s()]+):(\d+):(\d+)\)?$/gm)) {
    const file = path.relative(root, absolute).replaceAll(path.sep, "/");
    if (!file.startsWith("..") && !file.includes("node_modules/"))
      return { file, line: Number(line), column: Number(column) };
  }
  return { file: "src/site/definition.ts", line: 1, column: 1 };
}

/**
 * @typedef {Omit<import("../node/common/problem").Problem, "rule" | "column"> & {
 *   readonly rule: "code-syntax" | "code-failure";
 *   readonly column: number;
 * }} BrokenCode
 *
 * @param {import("esbuild").Message} message
 * @param {string} entry whose bundling failed.
 * @returns {BrokenCode} the message in the form of the checks' problems.
 */
function problemOf({ text, location }, entry) {
  const { file, line, column } = location ?? { file: entry, line: 1, column: 0 };
  const what = `This file cannot be compiled: ${text}.`;
  const fix = "correct the code here, or just above: a bracket, quote or comma may be missing.";
  return { file, line, column: column + 1, rule: "code-syntax", severity: "error", what, fix };
}

/** @param {readonly BrokenCode[]} problems */
function printProblems(problems) {
  const texts = problems.map(
    ({ file, line, column, rule, what, fix }) => `${file}:${line}:${column}  ${rule}\n  ${what}\n  Fix: ${fix}`,
  );
  console.error(texts.join("\n\n"));
}

/**
 * Prints, for `npm run check`, why its code cannot be bundled, in the format that its arguments name.
 *
 * @param {string} root
 * @param {readonly string[]} given arguments of the command.
 * @returns {(problems: readonly BrokenCode[]) => void}
 */
export function printAsAsked(root, given) {
  return (problems) => {
    const options = /** @type {const} */ ({ format: { type: "string" } });
    const { format } = parseArgs({ args: [...given], options, strict: false, allowPositionals: true }).values;
    if (format !== "json" && format !== "github") return printProblems(problems);
    // Needs no settings, so it can be bundled although the settings are broken.
    const program = programOf(root, "node/checks/formatReport.ts", "cjs", 1);
    const { formatReport } = createRequire(program)(program);
    console.log(formatReport({ documents: 0, unchecked: 0, problems }, format));
  };
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
  try {
    return createRequire(program)(program);
  } catch (error) {
    const failures = failuresOfSite(root);
    if (failures.length === 0) throw error;
    printProblems(failures);
    process.exit(brokenCode);
  }
}
