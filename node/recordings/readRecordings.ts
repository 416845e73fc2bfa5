import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Problem } from "../common/problem";
import { sha256 } from "../common/sha256";
import { collections, listContent } from "../common/sources";
import { parseRecordings, recordingsFolder, type RecordingsFile } from "./recording";

export interface ReadRecordings {
  /** Recordings by the path of their file. */
  readonly recordings: Readonly<Record<string, RecordingsFile>>;
  readonly problems: readonly Problem[];
}

/** @param root absolute path of the repository. @returns the recorded outputs; none if the folder does not exist. */
export async function readRecordings(root: string): Promise<ReadRecordings> {
  const folders = Object.keys(collections).map((name) => `${recordingsFolder}/${name}`);
  const found = (await Promise.all(folders.map((folder) => listContent(root, folder)))).flat();
  const files = found.filter((file) => file.endsWith(".json")).sort();
  const recordings: Record<string, RecordingsFile> = {};
  const problems: Problem[] = [];
  const texts = await Promise.all(files.map((file) => readFile(path.join(root, file), "utf8")));
  for (const [number, file] of files.entries()) {
    const text = texts[number] ?? "";
    const parsed = parseRecordings(text);
    if (parsed) recordings[file] = { recordings: parsed, digest: sha256(text).slice(0, 16) };
    else problems.push(unreadable(file));
  }
  return { recordings, problems };
}

function unreadable(file: string): Problem {
  const what = "This is not what npm run record writes.";
  const fix = "delete the file, and record its page again.";
  return { file, line: 1, column: 1, rule: "unreadable-recording", severity: "error", what, fix };
}
