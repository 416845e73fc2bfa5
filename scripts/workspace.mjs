// Makes a copy of the project to build in, so that benchmarks and tests do not change the output of the working tree.
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, rmSync, symlinkSync, existsSync } from "node:fs";
import path from "node:path";

export const root = path.resolve(import.meta.dirname, "..");

/**
 * @param {string} folder absolute path; its content is removed first.
 * @returns {string} the folder, with every file that git tracks or would add, and a link to the packages.
 */
export function makeWorkspace(folder) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const file of listTracked()) cpSync(path.join(root, file), path.join(folder, file), { recursive: true });
  symlinkSync(path.join(root, "node_modules"), path.join(folder, "node_modules"));
  return folder;
}

/** @returns {readonly string[]} every file that git tracks or would add, from the root. */
export function listTracked() {
  const listed = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], { cwd: root });
  const files = listed.toString().split("\0").filter(Boolean);
  return files.filter((file) => existsSync(path.join(root, file)));
}

/** Environment of every process of a build: no telemetry, no check for updates. */
export const gatsbyEnvironment = {
  // Linux reserves memory for each of many threads, and most of it stays unused: some 90 MiB of the largest process.
  MALLOC_ARENA_MAX: "2",
  ...process.env,
  GATSBY_TELEMETRY_DISABLED: "1",
  DO_NOT_TRACK: "1",
  NO_UPDATE_NOTIFIER: "1",
  GATSBY_UPDATE_CHECK: "0",
  BROWSERSLIST_IGNORE_OLD_DATA: "1",
};
