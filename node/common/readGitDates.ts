import { execFile } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);
/** Marks date lines: no file name here starts with a colon. */
const datePrefix = "::";
/** In bytes. The file names in the history of a documentation site stay far below this. */
const maxBuffer = 256 * 1024 * 1024;

/**
 * Reads the day of the last change of every file, with one call of `git log`.
 *
 * @param root absolute path of the repository.
 * @param folders from the root.
 * @returns day ("2026-11-20", in UTC) by file. Empty without git, without history, or with a shallow history: its
 *   oldest commit would claim all files that it did not change, and no date is better than a wrong one.
 */
export async function readGitDates(
  root: string,
  folders: readonly string[],
): Promise<Readonly<Record<string, string>>> {
  const git = (...args: readonly string[]) =>
    run("git", args, { cwd: root, maxBuffer, env: { ...process.env, TZ: "UTC" } });
  try {
    const { stdout: shallow } = await git("rev-parse", "--is-shallow-repository");
    if (shallow.trim() !== "false") return {};
    const format = `${datePrefix}%cd`;
    const { stdout } = await git(
      "-c",
      "core.quotePath=false",
      "log",
      `--format=${format}`,
      "--date=format-local:%Y-%m-%d",
      "--name-only",
      "--relative",
      "--",
      ...folders,
    );
    return parseGitLog(stdout);
  } catch {
    return {};
  }
}

/** @param log newest commit first: a line "::date", then the files of that commit. */
export function parseGitLog(log: string): Readonly<Record<string, string>> {
  const dates: Record<string, string> = {};
  let date = "";
  for (const line of log.split("\n")) {
    if (line.startsWith(datePrefix)) date = line.slice(datePrefix.length);
    else if (line !== "") dates[line] ??= date;
  }
  return dates;
}
