import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { cacheFolder } from "../../cache/cacheFolder";
import { sha256 } from "../../common/sha256";
import { recordingsFolder } from "../../recordings/recording";
import type { Recording } from "../../recordings/recording";
import { RecordError } from "./recordError";

/** The environment in which a site's code blocks run. */
export interface Environment {
  /** Absolute path. Its folder `bin` comes first in PATH. */
  readonly folder: string;
  readonly versions: Recording["versions"];
  /** Environment variables in addition to those that every run has. */
  readonly variables: Readonly<Record<string, string>>;
}

/** The author's script, relative to the repository root. It creates an environment in the folder given as its argument. */
export const prepareScript = `${recordingsFolder}/prepare.sh`;

/**
 * Prepares the environment for the code blocks. Runs the script again only if it or a file next to it has changed.
 *
 * @param root absolute path of the repository.
 * @throws {RecordError} if there is no script, or if it fails.
 */
export function prepareEnvironment(root: string): Environment {
  const script = path.join(root, prepareScript);
  if (!existsSync(script))
    throw new RecordError(`There is no ${prepareScript}. Fix: write it; CONTRIBUTING.md says what it has to do.`);
  const folder = path.join(cacheFolder(root), "recording/environment");
  const stamp = path.join(cacheFolder(root), "recording/stamp");
  const state = stateOf(path.dirname(script));
  if (!existsSync(stamp) || readFileSync(stamp, "utf8") !== state) {
    rmSync(path.dirname(folder), { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    console.log(`Preparing the environment with ${prepareScript} …`);
    const { status } = spawnSync("bash", [script, folder], { cwd: path.dirname(script), stdio: "inherit" });
    if (status !== 0)
      throw new RecordError(`${prepareScript} ended with ${status ?? "a signal"}. Fix: read what it printed above.`);
    writeFileSync(stamp, state);
  }
  const versions = entriesOf(path.join(folder, "versions.txt"), " ");
  if (Object.keys(versions).length === 0)
    throw new RecordError(`${prepareScript} wrote no versions.txt. Fix: write lines such as "python 3.11.2" into it.`);
  return { folder, versions, variables: entriesOf(path.join(folder, "variables.txt"), "=") };
}

/** Hashes the script and the files next to it, except JSON files, which hold the output rules. Recordings are in subfolders. */
function stateOf(folder: string): string {
  const files = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile());
  const names = files.flatMap(({ name }) => (name.endsWith(".json") ? [] : name)).sort();
  return sha256(names.map((name) => `${name}\0${readFileSync(path.join(folder, name), "utf8")}`).join("\0"));
}

/** @returns names and values from a file with one pair per line; empty if there is no file. */
function entriesOf(file: string, separator: string): Readonly<Record<string, string>> {
  if (!existsSync(file)) return {};
  const lines = readFileSync(file, "utf8").split("\n");
  const entries = lines.map((line): readonly [string, string] => {
    const [name = "", ...value] = line.split(separator);
    return [name.trim(), value.join(separator).trim()];
  });
  return Object.fromEntries(entries.filter(([name]) => name !== ""));
}
