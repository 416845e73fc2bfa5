import { spawn, type ChildProcess } from "node:child_process";
import { closeSync, mkdirSync, openSync, readFileSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { Run } from "../../recordings/readRuns";
import type { Environment } from "./prepareEnvironment";
import { RecordError } from "./recordError";

/** A run, with the files that exist when it starts. */
export interface Planned {
  readonly run: Run;
  readonly files: ReadonlyMap<string, string>;
}

export interface Ended {
  readonly run: Run;
  readonly output: string;
  readonly exit: number;
}

/** Maximum duration of a block, in milliseconds. A block that takes longer is stopped and causes an error. */
const longest = 15 * 60 * 1000;
/** Wait between the starts of two terminals if the first does not announce that it is ready, in milliseconds. */
const apart = 3000;
/** Maximum time for a terminal to become ready, and interval between checks, in milliseconds. */
const longestStart = 2 * 60 * 1000;
const asking = 100;
/** Time for a process to exit after SIGTERM, in milliseconds. */
const farewell = 5000;

/**
 * Runs the blocks of a document one after another in one folder. Adjacent blocks with different terminals run at the same time.
 *
 * @param folder absolute path of an empty folder.
 * @throws {RecordError} if a block takes too long, or a terminal is not ready in time.
 */
export async function runBlocks(
  planned: readonly Planned[],
  folder: string,
  environment: Environment,
): Promise<readonly Ended[]> {
  const ended: Ended[] = [];
  const written = new Map<string, string>();
  for (const group of groupsOf(planned)) {
    for (const [name, text] of group.flatMap(({ files }) => [...files])) {
      // Do not write the file again: changes that a block made to it stay, as for a reader.
      if (written.get(name) === text) continue;
      written.set(name, text);
      mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
      writeFileSync(path.join(folder, name), text);
    }
    ended.push(...(await runTogether(group, folder, environment)));
  }
  return ended;
}

/** @returns groups of blocks that run at the same time: adjacent blocks that name different terminals and have the same files. */
export function groupsOf(planned: readonly Planned[]): readonly (readonly Planned[])[] {
  const groups: Planned[][] = [];
  for (const each of planned) {
    const last = groups.at(-1);
    const { terminal } = each.run;
    const isApart = last?.some(
      ({ run }) => run.terminal === null || run.terminal === terminal || isOther(run, each.run),
    );
    if (terminal === null || !last || isApart) groups.push([each]);
    else last.push(each);
  }
  return groups;
}

function isOther(a: Run, b: Run): boolean {
  return JSON.stringify(a.files) !== JSON.stringify(b.files);
}

async function runTogether(
  group: readonly Planned[],
  folder: string,
  environment: Environment,
): Promise<readonly Ended[]> {
  const started: Started[] = [];
  if (group.every(({ run }) => run.isService))
    throw new RecordError(
      `The service "${group[0]?.run.name ?? ""}" runs alone. Fix: put the blocks that use it directly after it.`,
    );
  let crashed: ReadonlyMap<Started, number> = new Map();
  try {
    for (const { run } of group) {
      const before = started.at(-1);
      if (before) await readiness(before);
      started.push(start(run, folder, environment));
    }
    await Promise.all(started.filter(({ run }) => !run.isService).map((each) => endOf(each)));
    crashed = new Map(
      started.flatMap((each) => (codeOf(each.child) === null ? [] : [[each, codeOf(each.child) ?? 1]])),
    );
  } finally {
    await Promise.all(started.map((each) => stop(each)));
  }
  return started.map((each) => ({
    run: each.run,
    output: readFileSync(each.log, "utf8"),
    // A service that is still running is stopped above, so its exit code is the expected one.
    exit: crashed.get(each) ?? each.run.exit,
  }));
}

/** @returns the exit code of a process, as a shell reports it; null while it is running. */
function codeOf({ exitCode, signalCode }: ChildProcess): number | null {
  return exitCode ?? (signalCode === null ? null : 128 + os.constants.signals[signalCode]);
}

interface Started {
  readonly run: Run;
  readonly child: ChildProcess;
  /** File for its output. A pipe would close with the block, while processes that the block started may still write. */
  readonly log: string;
}

function start(run: Run, folder: string, { folder: environment, variables }: Environment): Started {
  const log = path.join(folder, `../${run.name}.log`);
  const file = openSync(log, "w");
  const home = path.join(folder, "../home");
  mkdirSync(home, { recursive: true });
  const child = spawn("bash", ["-c", `set -e -o pipefail\n${run.command}`], {
    cwd: folder,
    // Start a new process group, so that all processes that the block starts can be stopped with it.
    detached: true,
    stdio: ["ignore", file, file],
    env: {
      PATH: [path.join(environment, "bin"), process.env["PATH"]].join(path.delimiter),
      HOME: home,
      LANG: "C.UTF-8",
      TERM: "dumb",
      COLUMNS: "100",
      ...variables,
    },
  });
  closeSync(file);
  running.add(child);
  child.once("exit", () => void running.delete(child));
  return { run, child, log };
}

async function endOf({ run, child, log }: Started): Promise<void> {
  const hasEnded = await Promise.race([closed(child), wait(longest, false, { ref: false })]);
  if (hasEnded) return;
  throw new RecordError(
    `The run "${run.name}" was stopped after ${longest / 60_000} minutes. Its output:\n${endOfLog(log)}`,
  );
}

function endOfLog(log: string): string {
  return readFileSync(log, "utf8").slice(-2000);
}

/** @throws {RecordError} if the terminal does not print the words in time, or exits before. */
async function readiness({ run, child, log }: Started): Promise<void> {
  const { name, ready } = run;
  if (ready === null) {
    await wait(apart);
    return;
  }
  for (let waited = 0; waited < longestStart; waited += asking) {
    if (readFileSync(log, "utf8").includes(ready)) return;
    if (codeOf(child) !== null) break;
    await wait(asking);
  }
  throw new RecordError(`The run "${name}" never printed "${ready}". Its output:\n${endOfLog(log)}`);
}

async function stop({ child }: Started): Promise<void> {
  signal(child, "SIGTERM");
  if (codeOf(child) === null) await Promise.race([closed(child), wait(farewell, false, { ref: false })]);
  signal(child, "SIGKILL");
}

/** Sends a signal to the block and all processes that it started. */
function signal({ pid }: ChildProcess, name: "SIGTERM" | "SIGKILL"): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, name);
  } catch {
    // The process group no longer exists.
  }
}

function closed(child: ChildProcess): Promise<boolean> {
  if (codeOf(child) !== null) return Promise.resolve(true);
  return new Promise((resolve, reject) => {
    child.once("exit", () => resolve(true));
    child.once("error", (error) => reject(new RecordError(`bash cannot be started: ${error.message}.`)));
  });
}

/** Blocks that are still running. They do not end together with this process, because each has its own process group. */
const running = new Set<ChildProcess>();

/** Kills all running blocks, for when this process is told to exit. */
export function killBlocks(): void {
  for (const child of running) signal(child, "SIGKILL");
}
