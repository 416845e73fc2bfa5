import { readdir, rm, rmdir, stat } from "node:fs/promises";
import path from "node:path";
import pMap from "p-map";
import { leftByGatsby } from "../pages/outputFiles";

/** File systems of other machines have clocks of their own; in milliseconds. */
const clockTolerance = 60_000;

/** Thousands of open files are more than some systems allow; one at a time is waiting. */
const filesAtOnce = 16;

export interface OutputOfBuild {
  /** Absolute path of the output folder. */
  readonly output: string;
  /** When the build began, in milliseconds since 1970: whatever has been written since then is its own. */
  readonly since: number;
  /** Files that this build needs and found written, from the output folder, as `filesOfPages` names them. */
  readonly needed: ReadonlySet<string>;
}

/**
 * Removes from the output what readers do not use, and what earlier builds left: deleted static files, pictures that no page
 * shows, bundles of other names. Whoever needs a file that already exists, and so does not write it, sets its time to now
 * (`utimes`), or names it among the needed ones.
 */
export async function tidyOutput({ output, since, needed }: OutputOfBuild): Promise<void> {
  await Promise.all(leftByGatsby.map((name) => rm(path.join(output, name), { recursive: true, force: true })));
  const entries = await readdir(output, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => !entry.isDirectory())
    .map(({ parentPath, name }) => path.join(parentPath, name));
  const removeFormer = async (file: string) => {
    if (needed.has(path.relative(output, file).replaceAll("\\", "/"))) return;
    const { mtimeMs } = await stat(file);
    // Nor has this build written what bears a date of the future.
    if (mtimeMs < since || mtimeMs > Date.now() + clockTolerance) await rm(file);
  };
  await pMap(files, removeFormer, { concurrency: filesAtOnce });
  // From the innermost on. Only empty folders can be removed so.
  const folders = entries
    .filter((entry) => entry.isDirectory())
    .map(({ parentPath, name }) => path.join(parentPath, name));
  for (const folder of folders.sort().reverse()) await rmdir(folder).catch(() => null);
}

/**
 * @param pages addresses of all pages.
 * @returns the files that Gatsby and this project make of them, from the output folder. Gatsby writes a page only when it has
 *   changed.
 */
export function filesOfPages(pages: readonly string[]): readonly string[] {
  const files = pages.flatMap((address) => {
    const name = address.slice(1);
    const data = `page-data/${name || "index"}/page-data.json`;
    if (name.endsWith(".html")) return [name, data];
    return name === "" ? ["index.html", data] : [`${name}/index.html`, `${name}.html`, data];
  });
  return ["page-data/app-data.json", ...files];
}
