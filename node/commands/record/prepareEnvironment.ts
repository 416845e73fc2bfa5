import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { cacheFolder } from "../../cache/cacheFolder";
import { sha256 } from "../../common/sha256";
import { recordingsFolder } from "../../recordings/recording";
import type { Recording } from "../../recordings/recording";
import { RecordError } from "./recordError";

/** What the blocks of a site run in. */
export interface Environment {
  /** Absolute path; its folder `bin` comes first in PATH. */
  readonly folder: string;
  readonly versions: Recording["versions"];
  /** Variables besides those that every run has. */
  readonly variables: Readonly<Record<string, string>>;
}

/** The author's script, from the repository root. It makes an environment in the folder it is given. */
export const prepareScript = `${recordingsFolder}/prepare.sh`;

/**
 * Makes what the blocks run in, once for each state of the script and the files beside it.
 *
 * @param root absolute path of the repository.
 * @throws {RecordError} when there is no script, or it fails.
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

/** Changes with the script and the files beside it, besides the rules for outputs; what was recorded lies in folders. */
function stateOf(folder: string): string {
  const files = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile());
  const names = files.flatMap(({ name }) => (name.endsWith(".json") ? [] : name)).sort();
  return sha256(names.map((name) => `${name}\0${readFileSync(path.join(folder, name), "utf8")}`).join("\0"));
}

/** @returns names and values of a file, one in each line; nothing where there is no file. */
function entriesOf(file: string, separator: string): Readonly<Record<string, string>> {
  if (!existsSync(file)) return {};
  const lines = readFileSync(file, "utf8").split("\n");
  const entries = lines.map((line): readonly [string, string] => {
    const [name = "", ...value] = line.split(separator);
    return [name.trim(), value.join(separator).trim()];
  });
  return Object.fromEntries(entries.filter(([name]) => name !== ""));
}
