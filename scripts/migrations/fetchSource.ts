import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import type { MigrationSource } from "./readSources";

/**
 * Checks out the files of a source at its pinned commit.
 *
 * @param from folder with a git repository that has the name of the source; without it, git fetches the commit.
 * @returns absolute path of the folder of documents.
 */
export function fetchSource(source: MigrationSource, workspace: string, from: string | undefined): string {
  const files = path.join(workspace, "source");
  rmSync(files, { recursive: true, force: true });
  mkdirSync(files, { recursive: true });
  const gitFolder = from === undefined ? fetchCommit(source, path.join(workspace, "git")) : gitFolderOf(source, from);
  // Uses a separate index, so that a repository in `from` is not changed.
  const env = { ...process.env, GIT_INDEX_FILE: path.join(workspace, "index") };
  const git = ["--git-dir", gitFolder, "--work-tree", files];
  execFileSync("git", [...git, "checkout", source.commit, "--", ...source.take], { cwd: files, env, stdio: "pipe" });
  const docs = path.join(files, source.docs);
  for (const folder of source.leave) rmSync(path.join(docs, folder), { recursive: true, force: true });
  return docs;
}

function gitFolderOf({ name }: MigrationSource, from: string): string {
  const folder = path.join(from, name);
  const found = [path.join(folder, ".git"), folder].find((each) => existsSync(path.join(each, "HEAD")));
  if (found === undefined)
    throw new Error(`${folder} is not a git repository. Fix: clone the source there, or leave out --from.`);
  return found;
}

/** Fetches one commit without its files; git fetches the files at the checkout. */
function fetchCommit({ repository, commit }: MigrationSource, folder: string): string {
  const git = (...args: readonly string[]) => execFileSync("git", ["--git-dir", folder, ...args], { stdio: "pipe" });
  if (!existsSync(path.join(folder, "HEAD"))) {
    execFileSync("git", ["init", "--bare", "--quiet", folder]);
    git("remote", "add", "origin", repository);
  }
  git("fetch", "--quiet", "--depth", "1", "--filter", "blob:none", "origin", commit);
  return folder;
}
