import path from "node:path";
import { parseKey, type ParseCache } from "./parseContent";
import type { SourceFile } from "../common/sources";
import { referenceKey, type Reference } from "../elements/reference";
import { codeDigest } from "../common/inputs.mjs";
import { readCached, writeCached } from "../cache/cacheFile";
import { cacheFolder } from "../cache/cacheFolder";

export interface ParseCacheFile {
  readonly cache: ParseCache;
  /** Removes all entries that these sources do not need. */
  readonly keepOnly: (sources: readonly SourceFile[], reference: Reference) => void;
  /** Writes the cache to disk for later runs. */
  readonly save: () => Promise<void>;
}

/**
 * Opens the cache of documents and reference data that earlier runs have parsed: `npm run check`, builds and the live preview. It is a
 * single file: writing one file for each of 1,000 documents takes longer than parsing the documents.
 *
 * @param root absolute path of the repository.
 */
export async function openParseCache(root: string): Promise<ParseCacheFile> {
  const file = path.join(cacheFolder(root), "parsed.json");
  const stamp = codeDigest(root);
  const cached = await readCached<Cached>(file);
  const { documents = [], reference = [] } = cached?.stamp === stamp ? cached : {};
  const cache: ParseCache = { documents: new Map(documents), reference: new Map(reference) };
  return {
    cache,
    keepOnly: (sources, reference) => {
      forgetOthers(cache.documents, new Set(sources.map((source) => parseKey(source, reference))));
      const data = Object.entries(reference.digests).map(([name, digest]) => referenceKey(name, digest ?? ""));
      forgetOthers(cache.reference, new Set(data));
    },
    save: async () => {
      if (isSame(cache.documents, documents) && isSame(cache.reference, reference)) return;
      const current: Cached = { stamp, documents: [...cache.documents], reference: [...cache.reference] };
      await writeCached(file, current);
    },
  };
}

type Entries<Values> = Values extends Map<string, infer Value> ? readonly (readonly [string, Value])[] : never;

interface Cached {
  readonly stamp: string;
  readonly documents: Entries<ParseCache["documents"]>;
  readonly reference: Entries<ParseCache["reference"]>;
}

function forgetOthers(values: Map<string, unknown>, current: ReadonlySet<string>): void {
  for (const key of values.keys()) if (!current.has(key)) values.delete(key);
}

function isSame(values: ReadonlyMap<string, unknown>, entries: readonly (readonly [string, unknown])[]): boolean {
  return values.size === entries.length && entries.every(([key]) => values.has(key));
}
