import type { DocsVersion } from "../../src/shared/settings";
import { versionOf } from "../../src/shared/versions";
import type { PublishedPage } from "../pages/publishedPages";

interface OlderVersion extends DocsVersion {
  readonly pages: readonly PublishedPage[];
}

interface PagesByVersion {
  /** Includes pages that belong to no version. */
  readonly newest: readonly PublishedPage[];
  /** Older versions that have pages. */
  readonly older: readonly OlderVersion[];
}

/** @param versions the newest first. */
export function pagesByVersion(pages: readonly PublishedPage[], versions: readonly DocsVersion[]): PagesByVersion {
  const of = (version: DocsVersion) => pages.filter((page) => versionOf(page.path, versions) === version);
  const [newest, ...others] = versions;
  return {
    newest: newest ? of(newest) : [],
    older: others.map((version) => ({ ...version, pages: of(version) })).filter((version) => version.pages.length > 0),
  };
}
