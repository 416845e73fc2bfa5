import { existsSync } from "node:fs";
import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { sha256 } from "../../common/sha256";
import type { ImportPlan } from "./planImport";

/** What imports have written, with the digest of each file. */
export const importsFile = "content/imports.json";

export interface WrittenImport {
  readonly written: readonly string[];
  readonly unchanged: number;
  /** Files that somebody has changed since, or that no import has written. */
  readonly kept: readonly string[];
}

/**
 * Writes what was planned. A file that is not as an import left it is somebody's work, and stays.
 *
 * @param isForced whether such files are written all the same.
 */
export async function writeImport(
  root: string,
  { files, copies }: ImportPlan,
  isForced: boolean,
): Promise<WrittenImport> {
  const digests = await readDigests(root);
  const written: string[] = [];
  const kept: string[] = [];
  let unchanged = 0;
  const write = async (file: string, content: Buffer, save: (absolute: string) => Promise<void>) => {
    const absolute = path.join(root, file);
    const digest = sha256(content);
    const before = existsSync(absolute) ? sha256(await readFile(absolute)) : null;
    if (before === digest) unchanged += 1;
    else if (before !== null && before !== digests[file] && !isForced) {
      kept.push(file);
      return;
    } else {
      await mkdir(path.dirname(absolute), { recursive: true });
      await save(absolute);
      written.push(file);
    }
    digests[file] = digest;
  };
  for (const { file, text } of files) await write(file, Buffer.from(text), (absolute) => writeFile(absolute, text));
  for (const { from, to } of copies) await write(to, await readFile(from), (absolute) => copyFile(from, absolute));
  const sorted = Object.fromEntries(Object.entries(digests).sort(([a], [b]) => (a < b ? -1 : 1)));
  await mkdir(path.join(root, path.dirname(importsFile)), { recursive: true });
  await writeFile(path.join(root, importsFile), `${JSON.stringify(sorted, null, 2)}\n`);
  return { written, unchanged, kept };
}

async function readDigests(root: string): Promise<Record<string, string>> {
  const text = await readFile(path.join(root, importsFile), "utf8").catch(() => "{}");
  return JSON.parse(text) as Record<string, string>;
}
