import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { waitFor } from "./waitFor";

export interface Program {
  /** What the program has printed so far, on stdout and stderr. */
  readonly output: () => string;
  readonly stop: () => Promise<void>;
}

/** Starts a program in its own process group, so that everything it starts ends with it. */
export function startProgram(
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Program {
  let output = "";
  let isRunning = true;
  const child = spawn(command, args, { detached: true, env: { ...process.env, ...env } });
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (part: Buffer) => (output += part.toString()));
  const ended = new Promise<void>((resolve) => {
    for (const event of ["close", "error"]) {
      child.once(event, (cause: unknown) => {
        isRunning = false;
        output += `\n${command} has ended: ${String(cause)}`;
        resolve();
      });
    }
  });
  const kill = () => {
    if (isRunning && child.pid) process.kill(-child.pid, "SIGKILL");
  };
  process.once("exit", kill);
  return {
    output: () => output,
    stop: async () => {
      process.off("exit", kill);
      kill();
      await ended;
    },
  };
}

/** Waits until a program prints a match, and returns its first group; the error contains everything it printed instead. */
export async function waitForOutput(program: Program, pattern: RegExp): Promise<string> {
  return waitFor(
    () => pattern.exec(program.output())?.[1],
    () => `No ${String(pattern)} in what the program said:\n${program.output()}`,
  );
}

/** A folder for a browser's files; the returned function removes it. */
export function temporaryFolder(): { readonly folder: string; readonly remove: () => void } {
  const folder = mkdtempSync(path.join(os.tmpdir(), "docs-site-browser-"));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }) };
}
