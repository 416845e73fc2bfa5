import { z } from "zod";
import { withoutEnding } from "../common/sources";

/** Folder of recorded outputs, from the repository root: one file per document. */
export const recordingsFolder = "content/recordings";

const recording = z.strictObject({
  /** Output lines of the block, normalized and truncated. */
  output: z.array(z.string()),
  exit: z.int(),
  /** Versions that it ran with, the most important first. */
  versions: z.record(z.string(), z.string()),
  /** Day of the run: "2026-11-22". */
  date: z.iso.date(),
  /** Digest of everything that the document says about the run. */
  digest: z.string(),
});

/** The result of running a code block. */
export type Recording = z.output<typeof recording>;

/** Recordings of one document, by name of the run. */
export type Recordings = Readonly<Record<string, Recording>>;

export interface RecordingsFile {
  readonly recordings: Recordings;
  /** Digest of the file. */
  readonly digest: string;
}

const schema = z.record(z.string(), recording);

/** @returns the contents of a file of recordings, or null if the text is not one. */
export function parseRecordings(text: string): Recordings | null {
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/** @returns the text of a file of recordings, names in document order. */
export function formatRecordings(recordings: Recordings): string {
  return `${JSON.stringify(recordings, null, 2)}\n`;
}

/** @param file of a document, from the repository root. @returns the path of its recordings. */
export function recordingsFileOf(file: string): string {
  return `${recordingsFolder}/${withoutEnding(file.replace(/^content\//, ""))}.json`;
}
