import type { DocsVersion, SiteSettings } from "../../../shared/settings";
import { versionOf } from "../../../shared/versions";
import { readStorage } from "../../hooks/storage";
import { preferredVersionKey } from "./usePreferredVersion";

/**
 * Returns the version that the reader reads now. For an older version, the path tells it. Elsewhere it is the version read last:
 * a page of the newest version has stored that one itself, and pages without a version continue with the stored one.
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
