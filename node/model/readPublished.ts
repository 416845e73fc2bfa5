import { readFile } from "node:fs/promises";
import path from "node:path";
import { parsePublished, publishedFile, type Published } from "./published";

/** @param root absolute path of the repository. @returns the list; empty if there is no list yet. */
export async function readPublished(root: string): Promise<readonly Published[]> {
  const text = await readFile(path.join(root, publishedFile), "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return "";
    throw error;
  });
  return parsePublished(text);
}
