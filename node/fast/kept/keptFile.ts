import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import { uses } from "../pieces.mjs";

/** @returns what a run has left in a file; null where there is none, or one that was cut off, or a plain build asks. */
export async function readKept<Value>(file: string): Promise<Value | null> {
  if (!uses("kept")) return null;
  try {
    return JSON.parse(await readFile(file, "utf8")) as Value;
  } catch {
    return null;
  }
}

let count = 0;

/** Leaves something for a later run. By renaming, so that a process beside this one never reads half a file. */
export async function writeKept(file: string, value: unknown): Promise<void> {
  if (!uses("kept")) return;
  await mkdir(path.dirname(file), { recursive: true });
  const unfinished = `${file}.${String(process.pid)}-${String((count += 1))}`;
  await writeFile(unfinished, JSON.stringify(value));
  await rename(unfinished, file);
}
