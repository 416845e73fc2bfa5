import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { writeWhole } from "../common/writeWhole";
import { uses } from "../common/pieces.mjs";

/** @returns what a run has left in a file; null where there is none, or one that was cut off, or a plain build asks. */
export async function readCached<Value>(file: string): Promise<Value | null> {
  if (!uses("cache")) return null;
  try {
    return JSON.parse(await readFile(file, "utf8")) as Value;
  } catch {
    return null;
  }
}

/** Leaves something for a later run. */
export async function writeCached(file: string, value: unknown): Promise<void> {
  if (!uses("cache")) return;
  await mkdir(path.dirname(file), { recursive: true });
  await writeWhole(file, (unfinished) => writeFile(unfinished, JSON.stringify(value)));
}
