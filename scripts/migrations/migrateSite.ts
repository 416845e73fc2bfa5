import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { gatsbyEnvironment } from "../workspace.mjs";
import { applyHandEdits, type HandEdit } from "./handEdits";
import type { MigrationSource } from "./readSources";

/** The starter's group, into which pages are imported. */
export const group = "guide";

/** The result of a migration. */
export interface MigratedSite {
  /** Absolute path. */
  readonly folder: string;
  /** Errors of the checks after `check --fix`, as the checks print them. */
  readonly afterFix: readonly string[];
  /** Errors that are left after the edits by hand. */
  readonly left: readonly string[];
  readonly isBuilt: boolean;
}

/** Makes a new site, imports the source into it, fixes, edits, and builds it. */
export function migrateSite(
  root: string,
  folder: string,
  source: MigrationSource,
  docs: string,
  edits: readonly HandEdit[],
): MigratedSite {
  makeSite(root, folder);
  runProgram(folder, "node/commands/import.ts", [source.kind, docs, "--into", group, "--site", source.site]);
  runProgram(folder, "node/commands/check.ts", ["--fix"], [0, 1]);
  const afterFix = errorsIn(folder);
  for (const file of new Set(edits.map((edit) => edit.file))) editFile(folder, file, edits);
  const left = edits.length === 0 ? afterFix : errorsIn(folder);
  return { folder, afterFix, left, isBuilt: left.length === 0 && build(folder) };
}

function makeSite(root: string, folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  execFileSync(process.execPath, [path.join(root, "scripts/site.mjs"), "init", folder], { stdio: "pipe" });
  symlinkSync(path.join(root, "node_modules"), path.join(folder, "node_modules"));
  rmSync(path.join(folder, "content/docs"), { recursive: true });
  mkdirSync(path.join(folder, "content/docs"));
}

function editFile(folder: string, file: string, edits: readonly HandEdit[]): void {
  const absolute = path.join(folder, file);
  const own = edits.filter((edit) => edit.file === file);
  const written = own.find((edit) => "text" in edit);
  if (written && existsSync(absolute)) throw new Error(`An edit writes ${file}, which the import has written.`);
  mkdirSync(path.dirname(absolute), { recursive: true });
  const text = written && "text" in written ? written.text : readFileSync(absolute, "utf8");
  writeFileSync(absolute, applyHandEdits(file, text, own));
}

interface Report {
  readonly problems: readonly {
    readonly severity: string;
    readonly file: string;
    readonly line: number;
    readonly rule: string;
    readonly what: string;
  }[];
}

function errorsIn(folder: string): readonly string[] {
  const report = JSON.parse(runProgram(folder, "node/commands/check.ts", ["--format", "json"], [0, 1])) as Report;
  return report.problems
    .filter(({ severity }) => severity === "error")
    .map(({ file, line, rule, what }) => `${file}:${String(line)}  ${rule}  ${what}`);
}

/** @param codes exit codes that do not mean a failure. */
function runProgram(folder: string, program: string, args: readonly string[], codes: readonly number[] = [0]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["scripts/run.mjs", program, ...args], {
    cwd: folder,
    encoding: "utf8",
    maxBuffer: 2 ** 28,
  });
  if (status === null || !codes.includes(status)) throw new Error(`${program} failed:\n${stdout}\n${stderr}`);
  return stdout;
}

function build(folder: string): boolean {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["scripts/gatsby.mjs", "build"], {
    cwd: folder,
    encoding: "utf8",
    env: gatsbyEnvironment,
    maxBuffer: 2 ** 28,
  });
  if (status !== 0) console.error(`${stdout}\n${stderr}`);
  return status === 0;
}
