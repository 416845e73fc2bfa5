import { readdir, rm, rmdir, stat } from "node:fs/promises";
import path from "node:path";
import pMap from "p-map";
import { leftByGatsby } from "../pages/outputFiles";

/** Tolerance in milliseconds, because a network file system may use the clock of another machine. */
const clockTolerance = 60_000;

/** Maximum number of files that are open at once. Some systems do not allow thousands of open files; one at a time would be slow. */
const filesAtOnce = 16;

export interface OutputOfBuild {
  /** Absolute path of the output folder. */
  readonly output: string;
  /** When the build began, in milliseconds since 1970. Files written since then belong to this build. */
  readonly since: number;
  /**
   * Files that this build needs but did not write, because they already existed; relative to the output folder, as `filesOfPages` returns
   * them.
   */
  readonly needed: ReadonlySet<string>;
}

/**
 * Removes from the output the files that readers do not use, and the leftovers of earlier builds: deleted static files, pictures that no
 * page shows, bundles with other names. Code that needs an existing file, and so does not write it, must set the file's time to now
 * (`utimes`) or add it to `needed`.
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
    // A file with a time in the future was not written by this build either.
    if (mtimeMs < since || mtimeMs > Date.now() + clockTolerance) await rm(file);
  };
  await pMap(files, removeFormer, { concurrency: filesAtOnce });
  // Innermost folders first. `rmdir` removes empty folders only.
  const folders = entries
    .filter((entry) => entry.isDirectory())
    .map(({ parentPath, name }) => path.join(parentPath, name));
  for (const folder of folders.sort().reverse()) await rmdir(folder).catch(() => null);
}

/**
 * @param pages addresses of all pages.
 * @returns the files that Gatsby and this project create for them, relative to the output folder. Gatsby writes a page only when the page
 *   has changed.
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
