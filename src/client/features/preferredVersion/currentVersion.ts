import type { DocsVersion, SiteSettings } from "../../../shared/settings";
import { versionOf } from "../../../shared/versions";
import { readStorage } from "../../hooks/storage";
import { preferredVersionKey } from "./usePreferredVersion";

/**
 * The version that a reader reads now. The address tells an older one. Elsewhere it is the one that was read last: pages of the
 * newest have saved that by themselves, and pages of no version go on with it.
 *
 * @param path address of the page, without the path prefix.
 */
export function currentVersion({ docs }: Pick<SiteSettings, "docs">, path: string): DocsVersion | undefined {
  const { versions, pluginId, versionPersistence } = docs;
  const [newest] = versions;
  const here = versionOf(path, versions);
  if (here !== newest || versionPersistence === "none") return here;
  const stored = readStorage(preferredVersionKey(pluginId));
  return versions.find(({ name }) => name === stored) ?? newest;
}
