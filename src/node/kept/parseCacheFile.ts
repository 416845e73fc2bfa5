import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import { parseKey, type ParseCache } from "../content/parseContent";
import type { SourceFile } from "../content/sources";
import type { Reference } from "../reference/reference";

interface ParseCacheFile {
  readonly cache: ParseCache;
  /** Keeps what these sources need, and forgets all else. */
  readonly save: (sources: readonly SourceFile[], reference: Reference) => Promise<void>;
}

/** What decides how a document is parsed, from the repository root. */
const code = ["package-lock.json", "src/mdx", "src/node", "src/shared"];

/**
 * Parsed documents of earlier runs of `npm run check`. The file lies outside of what git knows, under a name made of the
 * repository's place, because copies of the project may share their packages.
 *
 * @param root absolute path of the repository.
 */
export async function openParseCache(root: string): Promise<ParseCacheFile> {
  const folder = path.join(root, "node_modules/.cache/nexus-ai-docs");
  const file = path.join(folder, `check-${digest([root]).slice(0, 8)}.json`);
  const stamp = await digestOfCode(root);
  const kept = await readKept(file);
  const entries = kept?.stamp === stamp ? kept.entries : [];
  const cache: ParseCache = new Map(entries);
  return {
    cache,
    save: async (sources, reference) => {
      const current = new Set(sources.map((source) => parseKey(source, reference)));
      const now = [...cache].filter(([key]) => current.has(key));
      const before = new Set(entries.map(([key]) => key));
      if (now.length === entries.length && now.every(([key]) => before.has(key))) return;
      await mkdir(folder, { recursive: true });
      // By renaming, so that a run beside this one never reads half a file.
      await writeFile(`${file}.${process.pid}`, JSON.stringify({ stamp, entries: now } satisfies Kept));
      await rename(`${file}.${process.pid}`, file);
    },
  };
}

interface Kept {
  readonly stamp: string;
  readonly entries: readonly (readonly [string, ReturnType<ParseCache["get"]> & object])[];
}

async function readKept(file: string): Promise<Kept | null> {
  try {
    return JSON.parse(await readFile(file, "utf8")) as Kept;
  } catch {
    // None yet, or one that was cut off: everything is parsed anew.
    return null;
  }
}

async function digestOfCode(root: string): Promise<string> {
  const files = await Promise.all(
    code.map(async (entry) => {
      const absolute = path.join(root, entry);
      const entries = await readdir(absolute, { recursive: true, withFileTypes: true }).catch(() => null);
      if (entries === null) return [absolute];
      return entries
        .filter((each) => each.isFile() && !each.name.includes(".test."))
        .map((each) => path.join(each.parentPath, each.name));
    }),
  );
  const texts = await Promise.all(
    files
      .flat()
      .sort()
      .map((file) => readFile(file, "utf8").catch(() => "")),
  );
  return digest([process.version, ...texts]);
}

function digest(texts: readonly string[]): string {
  const hash = createHash("sha256");
  for (const text of texts) hash.update(text).update("\0");
  return hash.digest("hex").slice(0, 16);
}
