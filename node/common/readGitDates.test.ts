import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { parseGitLog, readGitDates } from "./readGitDates";

let folder = "";
const inFolder = (name: string) => path.join(folder, name);

/** Runs git independently of the machine's git configuration and clock. */
function git(cwd: string, date: string, ...args: readonly string[]): void {
  const who = { GIT_AUTHOR_NAME: "A", GIT_AUTHOR_EMAIL: "a@example.org" };
  const by = { GIT_COMMITTER_NAME: "A", GIT_COMMITTER_EMAIL: "a@example.org" };
  const when = { GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date };
  const plain = { GIT_CONFIG_GLOBAL: os.devNull, GIT_CONFIG_NOSYSTEM: "1" };
  execFileSync("git", args, { cwd, stdio: "pipe", env: { ...process.env, ...who, ...by, ...when, ...plain } });
}

function commit(file: string, text: string, date: string): void {
  const target = path.join(inFolder("site"), file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, text);
  git(inFolder("site"), date, "add", ".");
  git(inFolder("site"), date, "commit", "-m", "c");
}

beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), "git-dates-"));
  mkdirSync(inFolder("site"));
  git(inFolder("site"), "2024-01-01T00:00:00Z", "init");
  commit("content/a.mdx", "1", "2024-01-01T12:00:00Z");
  commit("content/caf\u00e9 b.mdx", "1", "2024-02-01T12:00:00Z");
  // Still the day before in UTC.
  commit("content/a.mdx", "2", "2024-03-02T01:00:00+05:00");
  commit("other/c.mdx", "1", "2024-04-01T12:00:00Z");
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("returns the UTC date of each file's last change", async () => {
  expect(await readGitDates(inFolder("site"), ["content"])).toEqual({
    "content/a.mdx": "2024-03-01",
    "content/caf\u00e9 b.mdx": "2024-02-01",
  });
});

test("names files relative to the site's root in a larger repository", async () => {
  expect(await readGitDates(inFolder("site/content"), ["."])).toMatchObject({ "a.mdx": "2024-03-01" });
});

test("returns no dates for a shallow clone", async () => {
  const url = pathToFileURL(inFolder("site")).href;
  git(folder, "2024-05-01T00:00:00Z", "clone", "--depth", "1", url, "shallow");
  expect(await readGitDates(inFolder("shallow"), ["content"])).toEqual({});
});

test("returns no dates without a repository", async () => {
  mkdirSync(inFolder("plain"));
  expect(await readGitDates(inFolder("plain"), ["content"])).toEqual({});
});

test("the newest commit of a log wins", () => {
  const log = "::2024-03-01\n\na.mdx\n\n::2024-02-01\n\na.mdx\nb.mdx\n\n::2024-01-01\n";
  expect(parseGitLog(log)).toEqual({ "a.mdx": "2024-03-01", "b.mdx": "2024-02-01" });
  expect(parseGitLog("")).toEqual({});
});
