import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, symlinkSync, unlinkSync } from "node:fs";
import path from "node:path";
import { makeWorkspace, root } from "../../scripts/workspace.mjs";
import { workspaceFolder } from "../support/workspaces";

const fixture = path.join(root, "e2e/builds/site");
/** What a build leaves for later builds. */
const caches = [".cache", "node_modules/.cache", "src/gatsby-types.d.ts"];
const output = "public";
const warmFolder = workspaceFolder("warm");
// A path of another length, so that output that depends on the folder shows.
const coldFolder = workspaceFolder("cold-copy");

/**
 * Makes a copy of the project that is built repeatedly.
 *
 * @param isWholeSite whether it has the site's own content instead of the fixture's.
 * @returns absolute path.
 */
export function makeWarmCopy(isWholeSite: boolean): string {
  return makeCopy(warmFolder, isWholeSite);
}

/** Makes a copy of the project with the content of the fixture. @returns the folder. */
export function makeSmallCopy(folder: string): string {
  return makeCopy(folder, false);
}

function makeCopy(folder: string, isWholeSite: boolean): string {
  makeWorkspace(folder);
  unlinkSync(path.join(folder, "node_modules"));
  linkPackages(folder);
  // Remove the list of published addresses, because edits move and remove pages.
  rmSync(path.join(folder, "content/addresses.txt"), { force: true });
  if (!isWholeSite) {
    rmSync(path.join(folder, "content"), { recursive: true });
    // The fixture's settings start from the site's own.
    renameSync(path.join(folder, "src/site/settings.ts"), path.join(folder, "src/site/siteSettings.ts"));
    cpSync(fixture, folder, { recursive: true });
  }
  execFileSync("git", ["init", "--quiet"], { cwd: folder });
  return folder;
}

/** Makes a copy of another copy's sources and history, without what builds left there. @returns absolute path. */
export function makeColdCopy(warm: string): string {
  rmSync(coldFolder, { recursive: true, force: true });
  mkdirSync(coldFolder, { recursive: true });
  const listed = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], { cwd: warm });
  for (const file of listed.toString().split("\0").filter(Boolean))
    if (existsSync(path.join(warm, file))) cpSync(path.join(warm, file), path.join(coldFolder, file));
  cpSync(path.join(warm, ".git"), path.join(coldFolder, ".git"), { recursive: true });
  linkPackages(coldFolder);
  return coldFolder;
}

/** Links each package into the copy's own `node_modules`, because builds write caches for later builds into that folder. */
function linkPackages(folder: string): void {
  const packages = path.join(root, "node_modules");
  const own = path.join(folder, "node_modules");
  mkdirSync(own);
  for (const name of readdirSync(packages))
    if (name !== ".cache") symlinkSync(path.join(packages, name), path.join(own, name));
}

/** Moves everything that builds left out of a copy. @returns absolute path of the folder it moved to. */
export function setAside(folder: string): string {
  const aside = asideOf(folder);
  rmSync(aside, { recursive: true, force: true });
  for (const name of [...caches, output]) move(path.join(folder, name), path.join(aside, name));
  return aside;
}

/** Moves back what `setAside` moved, except the output. */
export function putCachesBack(folder: string): void {
  for (const name of caches) {
    rmSync(path.join(folder, name), { recursive: true, force: true });
    move(path.join(asideOf(folder), name), path.join(folder, name));
  }
}

function asideOf(folder: string): string {
  return `${folder}-aside`;
}

function move(from: string, to: string): void {
  if (!existsSync(from)) return;
  mkdirSync(path.dirname(to), { recursive: true });
  renameSync(from, to);
}

/** Removes the copies, and the folder that `setAside` made. */
export function removeCopies(): void {
  for (const folder of [warmFolder, coldFolder, asideOf(warmFolder)]) rmSync(folder, { recursive: true, force: true });
}
