import { spawn } from "node:child_process";
import { existsSync, watch } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { definition } from "../../src/site/definition";
import { toRepositoryFile } from "../common/sources";
import { isWithin } from "../model/buildSite";
import { showsHelp } from "../common/showsHelp.mjs";
import { hasErrors, type Problem } from "../common/problem";
import { applyEdits } from "../checks/applyEdits";
import { formatReport, reportFormats, type ReportFormat } from "../checks/formatReport";
import { filesShownBy } from "../site/filesShownBy";
import { loadFromDisk } from "../site/loadFromDisk";

const usage = `npm run check -- [options] [file or folder …]
  --format text|json|github   for people, for programs, or as annotations of a pull request
  --errors                    list only errors, and count the warnings
  --fix                       make the corrections that are certain
  --watch                     check again after each save`;

/** Files and folders that the checks read, relative to the repository root. */
const watched = ["content", "static", "src/site", "extensions", "node", "src/mdx", "src/shared"];
/** Arguments with which package.json starts this program. */
const program = ["scripts/run.mjs", "node/commands/check.ts"];
/** Wait after the last change, in milliseconds: editors save in several steps, and a report between them would be wrong. */
const quietTime = 80;

interface Options {
  readonly format: ReportFormat;
  readonly onlyErrors: boolean;
  readonly isFixing: boolean;
  readonly isWatching: boolean;
  /** Files and folders, relative to the repository root; empty means all. */
  readonly only: readonly string[];
}

class UsageError extends Error {}

/** `npm run check`: every check of the content, without Gatsby. Exit code: 1 if there are errors, 2 if the arguments are wrong. */
async function main(): Promise<void> {
  if (showsHelp(usage)) return;
  const root = process.cwd();
  const options = readOptions(root);
  if (options.isWatching) {
    watchAndCheck(root);
    return;
  }
  let found = await check(root, options);
  if (options.isFixing) {
    const fixed = await fix(root, found.problems);
    if (fixed.length > 0) found = await check(root, options);
    if (options.format === "text") console.log([...fixed.map(describeFix), `${fixed.length} fixed\n`].join("\n"));
  }
  const report = formatReport({ ...found, onlyErrors: options.onlyErrors }, options.format);
  if (report !== "") console.log(report);
  process.exitCode = hasErrors(found.problems) ? 1 : 0;
}

async function check(root: string, { only }: Options) {
  const loaded = await loadFromDisk(root, definition);
  const isMeant = (file: string) => only.length === 0 || only.some((entry) => isWithin(file, entry));
  const docs = loaded.content.docs.filter(({ file }) => isMeant(file));
  const shown = new Set(docs.flatMap(({ file }) => filesShownBy(file, loaded.texts.get(file) ?? "", loaded)));
  return {
    documents: docs.length,
    unchecked: docs.reduce((sum, { codeBlocks }) => sum + codeBlocks.unchecked, 0),
    problems: loaded.problems.filter(({ file }) => isMeant(file) || shown.has(file)),
  };
}

/** @returns the problems that were fixed. */
async function fix(root: string, problems: readonly Problem[]): Promise<readonly Problem[]> {
  const all: Problem[] = [];
  for (const file of new Set(problems.filter(({ edit }) => edit).map((problem) => problem.file))) {
    const absolute = path.join(root, file);
    const { text, fixed } = applyEdits(
      await readFile(absolute, "utf8"),
      problems.filter((problem) => problem.file === file),
    );
    if (fixed.length > 0) await writeFile(absolute, text);
    all.push(...fixed);
  }
  return all;
}

/** Describes a fix by its place, the old text and the new text. */
function describeFix({ file, line, rule, edit }: Problem): string {
  return `${file}:${line}  ${rule}  ${JSON.stringify(edit?.find)} is now ${JSON.stringify(edit?.replace)}`;
}

/** Runs each check in a new process, so that changes of the settings or the checks take effect, too. */
function watchAndCheck(root: string): void {
  const again = process.argv.slice(2).filter((argument) => argument !== "--watch");
  let timer: NodeJS.Timeout | undefined;
  let isRunning = false;
  let isStale = false;
  const run = () => {
    if (isRunning) {
      isStale = true;
      return;
    }
    isRunning = true;
    const child = spawn(process.execPath, [...program, ...again], { cwd: root, stdio: "inherit" });
    child.on("exit", () => {
      isRunning = false;
      console.log("\nWaiting for changes …\n");
      if (isStale) run();
      isStale = false;
    });
  };
  for (const folder of watched.filter((entry) => existsSync(path.join(root, entry)))) {
    watch(path.join(root, folder), { recursive: true }, () => {
      clearTimeout(timer);
      timer = setTimeout(run, quietTime);
    });
  }
  run();
}

function readOptions(root: string): Options {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        format: { type: "string", default: "text" },
        errors: { type: "boolean", default: false },
        fix: { type: "boolean", default: false },
        watch: { type: "boolean", default: false },
      },
    });
    const format = reportFormats.find((name) => name === values.format);
    if (!format) throw new UsageError(`There is no format "${values.format}".`);
    const only = positionals.map((given) => toRepositoryFile(root, path.resolve(root, given)));
    const missing = only.find((file) => !existsSync(path.join(root, file)));
    if (missing !== undefined) throw new UsageError(`"${missing}" does not exist.`);
    return { format, onlyErrors: values.errors, isFixing: values.fix, isWatching: values.watch, only };
  } catch (error) {
    // parseArgs throws only because of wrong arguments.
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

main().catch((error: unknown) => {
  process.exitCode = error instanceof UsageError ? 2 : 1;
  console.error(error instanceof UsageError ? `${error.message}\n\n${usage}` : error);
});
