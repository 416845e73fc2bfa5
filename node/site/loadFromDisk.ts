import type { SiteSettings } from "../../src/shared/settings";
import { readSources } from "../common/sources";
import { loadSite, type LoadedSite } from "./loadSite";
import { openParseCache } from "../content/parseCacheFile";

/** The published site as it lies on the disk; what was parsed before is not parsed again. */
export async function loadFromDisk(root: string, settings: SiteSettings): Promise<LoadedSite> {
  const sources = await readSources(root);
  const { cache, keepOnly, save } = await openParseCache(root);
  const loaded = await loadSite({ root, sources, settings, withDrafts: false, cache });
  keepOnly(sources, loaded.reference);
  await save();
  return loaded;
}
