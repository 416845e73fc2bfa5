import { z } from "zod";
import { withoutEnding } from "../common/sources";

/** Folder of what runs have printed, from the repository root: one file for each document. */
export const recordingsFolder = "content/recordings";

const recording = z.strictObject({
  /** Lines that the block printed, normalized and cut. */
  output: z.array(z.string()),
  exit: z.int(),
  /** What it ran with: the most important first. */
  versions: z.record(z.string(), z.string()),
  /** Day of the run: "2026-11-22". */
  date: z.iso.date(),
  /** Stands for everything that the document says about the run. */
  digest: z.string(),
});

/** What happened when a code block was run. */
export type Recording = z.output<typeof recording>;

/** Runs of one document, by name. */
export type Recordings = Readonly<Record<string, Recording>>;

export interface RecordingsFile {
  readonly recordings: Recordings;
  /** Changes with the file. */
  readonly digest: string;
}

const schema = z.record(z.string(), recording);

/** @returns what a file of recordings holds, or null where it is none. */
export function parseRecordings(text: string): Recordings | null {
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/** @returns a file of recordings, its names in the order of the document. */
export function formatRecordings(recordings: Recordings): string {
  return `${JSON.stringify(recordings, null, 2)}\n`;
}

/** @param file of a document, from the repository root. @returns the file of its recordings. */
export function recordingsFileOf(file: string): string {
  return `${recordingsFolder}/${withoutEnding(file.replace(/^content\//, ""))}.json`;
}
