import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import type { Random } from "../support/random";

/** Day of the first commit; each later one is a day after the one before. */
const firstDay = Date.UTC(2026, 0, 1, 12);
const day = 24 * 60 * 60 * 1000;

/** The site that is built warm, and what edits need to know about it. File paths start from its root and use "/". */
export class State {
  /** Environment variables for builds, in addition to those of this process. */
  environment: Readonly<Record<string, string>> = {};
  /** Number of the current step; 0 is the first build. */
  step = 0;
  /** Addresses from which `npm run mv` moved pages, with the step of each move. */
  readonly formerAddresses = new Map<string, number>();
  /** How long the last warm build took, in milliseconds. */
  lastBuild = 10_000;
  private edited = new Set<string>();
  private count = 0;
  private commits = 0;

  constructor(
    /** Absolute path. */
    readonly folder: string,
    readonly random: Random,
  ) {}

  beginStep(): void {
    this.step += 1;
    this.edited = new Set();
  }

  /** @returns a number that no edit has used before. */
  next(): number {
    return (this.count += 1);
  }

  /** @returns the files in a folder and its subfolders, sorted. */
  files(folder: string, ending: string): readonly string[] {
    const absolute = path.join(this.folder, folder);
    if (!existsSync(absolute)) return [];
    return readdirSync(absolute, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
      .map((entry) => path.relative(this.folder, path.join(entry.parentPath, entry.name)).split(path.sep).join("/"))
      .sort();
  }

  documents(): readonly string[] {
    return this.files("content/docs", ".mdx");
  }

  /**
   * @returns a random one of the files that no other edit of this step changes, because two changes of one file would hide each
   *   other's faults. Null if none is left.
   */
  draw(files: readonly string[]): string | null {
    const free = files.filter((file) => !this.edited.has(file));
    if (free.length === 0) return null;
    const file = this.random.of(free);
    this.edited.add(file);
    return file;
  }

  has(file: string): boolean {
    return existsSync(path.join(this.folder, file));
  }

  read(file: string): string {
    return readFileSync(path.join(this.folder, file), "utf8");
  }

  write(file: string, content: string | Buffer): void {
    const absolute = path.join(this.folder, file);
    mkdirSync(path.dirname(absolute), { recursive: true });
    writeFileSync(absolute, content);
    this.edited.add(file);
  }

  change(file: string, edit: (text: string) => string): void {
    this.write(file, edit(this.read(file)));
  }

  remove(file: string): void {
    rmSync(path.join(this.folder, file));
  }

  /** Commits everything, dated one day after the last commit; the machine's clock and Git settings have no effect. */
  commit(): void {
    const date = new Date(firstDay + this.commits * day).toISOString();
    this.commits += 1;
    const env = {
      ...process.env,
      GIT_CONFIG_GLOBAL: os.devNull,
      GIT_CONFIG_NOSYSTEM: "1",
      GIT_AUTHOR_NAME: "A",
      GIT_AUTHOR_EMAIL: "a@example.org",
      GIT_AUTHOR_DATE: date,
      GIT_COMMITTER_NAME: "A",
      GIT_COMMITTER_EMAIL: "a@example.org",
      GIT_COMMITTER_DATE: date,
    };
    for (const args of [
      ["add", "--all"],
      ["commit", "--quiet", "--allow-empty", "--message", `Step ${this.step}`],
    ])
      execFileSync("git", args, { cwd: this.folder, env });
  }
}
