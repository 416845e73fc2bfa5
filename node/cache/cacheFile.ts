import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { writeWhole } from "../common/writeWhole";
import { uses } from "../common/pieces.mjs";

/** @returns the value that an earlier run has cached; null if the file is missing or truncated, or the build does not use the cache. */
export async function readCached<Value>(file: string): Promise<Value | null> {
  if (!uses("cache")) return null;
  try {
    return JSON.parse(await readFile(file, "utf8")) as Value;
  } catch {
    return null;
  }
}

/** Caches a value for later runs. */
export async function writeCached(file: string, value: unknown): Promise<void> {
  if (!uses("cache")) return;
  await mkdir(path.dirname(file), { recursive: true });
  await writeWhole(file, (unfinished) => writeFile(unfinished, JSON.stringify(value)));
}
