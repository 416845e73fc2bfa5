import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";

export interface TemporarySite {
  /** Absolute path. */
  readonly root: string;
  readonly read: (file: string) => string;
  readonly write: (file: string, text: string) => void;
  readonly remove: () => void;
}

export function makeTemporarySite(files: Readonly<Record<string, string>>): TemporarySite {
  const root = mkdtempSync(path.join(os.tmpdir(), "site-"));
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  };
  for (const [file, text] of Object.entries(files)) write(file, text);
  return {
    root,
    write,
    read: (file) => readFileSync(path.join(root, file), "utf8"),
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}
