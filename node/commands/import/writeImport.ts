import { existsSync } from "node:fs";
import { copyFile, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { sha256 } from "../../common/sha256";
import type { ImportPlan } from "./planImport";

/** Lists the files that imports have written, with a digest of each. */
export const importsFile = "content/imports.json";

export const starterIndex = "content/docs/guide/index.mdx";
/** Digests of the starter pages of a new site. An import may overwrite or delete them while they are unchanged. */
export const starterPages: Readonly<Record<string, string>> = {
  [starterIndex]: "45fc451ef870a36452a2dd984fa94e8fb45d33f9f7a9239b08297a98493cee09",
  "content/docs/guide/first-page.mdx": "e929bde4b0419f2b364cb60ae8850049e7a392885d4a39d0a5e6027ef865b3aa",
};

export function isStarter(file: string, text: string | Buffer): boolean {
  return starterPages[file] === sha256(text);
}

export interface WrittenImport {
  readonly written: readonly string[];
  readonly unchanged: number;
  /** Files left alone: changed since the last import, or not written by an import. */
  readonly kept: readonly string[];
  /** Such files that were overwritten because of `--force`. */
  readonly overwritten: readonly string[];
  /** Starter pages that were deleted because imported pages replace the starter index. */
  readonly removed: readonly string[];
  /** Starter pages that remain among the imported pages. */
  readonly starters: readonly string[];
}

/**
 * Writes the planned files. A file that differs from what an import wrote is the author's work and is left alone.
 *
 * @param isForced whether to overwrite such files as well.
 */
export async function writeImport(
  root: string,
  { files, copies }: ImportPlan,
  isForced: boolean,
): Promise<WrittenImport> {
  const digests = await readDigests(root);
  const written: string[] = [];
  const kept: string[] = [];
  const overwritten: string[] = [];
  let unchanged = 0;
  const write = async (file: string, content: Buffer, save: (absolute: string) => Promise<void>) => {
    const absolute = path.join(root, file);
    const digest = sha256(content);
    const before = existsSync(absolute) ? sha256(await readFile(absolute)) : null;
    if (before === digest) unchanged += 1;
    else {
      const isOfSomebody = before !== null && before !== digests[file] && before !== starterPages[file];
      if (isOfSomebody && !isForced) {
        kept.push(file);
        return;
      }
      if (isOfSomebody) overwritten.push(file);
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
  return { written, unchanged, kept, overwritten, ...(await removeStarters(root, files, kept)) };
}

/** Deletes the remaining starter pages if an imported page replaces the starter index, which links to them. */
async function removeStarters(
  root: string,
  files: ImportPlan["files"],
  kept: readonly string[],
): Promise<Pick<WrittenImport, "removed" | "starters">> {
  const planned = new Set(files.map(({ file }) => file));
  const isInGroup = (file: string) => [...planned].some((each) => path.dirname(file) === each.split("/", 3).join("/"));
  const left: string[] = [];
  for (const file of Object.keys(starterPages)) {
    const text = await readFile(path.join(root, file)).catch(() => null);
    if (text !== null && isStarter(file, text) && !planned.has(file) && isInGroup(file)) left.push(file);
  }
  const isReplaced = planned.has(starterIndex) && !kept.includes(starterIndex);
  if (isReplaced) for (const file of left) await rm(path.join(root, file));
  return isReplaced ? { removed: left, starters: [] } : { removed: [], starters: left };
}

async function readDigests(root: string): Promise<Record<string, string>> {
  const text = await readFile(path.join(root, importsFile), "utf8").catch(() => "{}");
  return JSON.parse(text) as Record<string, string>;
}
