import { readSources } from "../common/sources";
import type { LoadedSite } from "../model/loadedSite";
import type { SiteDefinition } from "./definition";
import { loadSite, type LoadOptions } from "./loadSite";
import { openParseCache } from "../content/parseCacheFile";

export interface LoadedFromDisk extends LoadedSite {
  /** Text of each document and category, by file. */
  readonly texts: ReadonlyMap<string, string>;
}

/** Loads the published site from disk, using and updating the cache of parsed documents. */
export async function loadFromDisk(
  root: string,
  definition: SiteDefinition,
  options: Pick<LoadOptions, "isEncoding"> = {},
): Promise<LoadedFromDisk> {
  const sources = await readSources(root);
  const { cache, keepOnly, save } = await openParseCache(root);
  const loaded = await loadSite({ root, sources, definition, withDrafts: false, cache, ...options });
  keepOnly(sources, loaded.reference);
  await save();
  return { ...loaded, texts: new Map(sources.map(({ file, text }) => [file, text])) };
}
