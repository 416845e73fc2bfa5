import path from "node:path";
import { parseKey, type ParseCache } from "../content/parseContent";
import type { SourceFile } from "../content/sources";
import type { Reference } from "../reference/reference";
import { readKept, writeKept } from "./keptFile";
import { digestOfCode, keptFolder } from "./keptFolder";

export interface ParseCacheFile {
  readonly cache: ParseCache;
  /** Forgets what these sources do not need. */
  readonly keepOnly: (sources: readonly SourceFile[], reference: Reference) => void;
  /** Leaves what is in the cache for later runs. */
  readonly save: () => Promise<void>;
}

/** What decides how a document is parsed, from the repository root. */
const code = ["package-lock.json", "src/mdx", "node", "src/shared"];

/**
 * Documents that earlier runs have parsed: of `npm run check`, of builds, of the live preview. They lie in one file: one
 * for each of 1,000 documents takes longer to write than the documents take to parse.
 *
 * @param root absolute path of the repository.
 */
export async function openParseCache(root: string): Promise<ParseCacheFile> {
  const file = path.join(keptFolder(root), "parsed.json");
  const stamp = await digestOfCode(root, code);
  const kept = await readKept<Kept>(file);
  const entries = kept?.stamp === stamp ? kept.entries : [];
  const cache: ParseCache = new Map(entries);
  return {
    cache,
    keepOnly: (sources, reference) => {
      const current = new Set(sources.map((source) => parseKey(source, reference)));
      for (const key of cache.keys()) if (!current.has(key)) cache.delete(key);
    },
    save: async () => {
      if (cache.size === entries.length && entries.every(([key]) => cache.has(key))) return;
      await writeKept(file, { stamp, entries: [...cache] } satisfies Kept);
    },
  };
}

interface Kept {
  readonly stamp: string;
  readonly entries: readonly (readonly [string, ReturnType<ParseCache["get"]> & object])[];
}
