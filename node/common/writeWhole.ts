import { rename } from "node:fs/promises";

let count = 0;

/** Writes a file under another name and renames it, so that other processes never read half of it. */
export async function writeWhole(target: string, write: (unfinished: string) => Promise<void>): Promise<void> {
  const unfinished = `${target}.${String(process.pid)}-${String((count += 1))}`;
  await write(unfinished);
  await rename(unfinished, target);
}
