import type { DocsVersion } from "../../src/shared/settings";
import { versionOf } from "../../src/shared/versions";
import { collections } from "../common/sources";
import type { SiteModel } from "./buildSite";

/**
 * @param file of a document, from the repository root.
 * @param versions the newest first.
 * @returns the version whose folder contains the document; else the newest.
 */
export function versionOfFile(file: string, versions: readonly DocsVersion[]): DocsVersion | undefined {
  const holds = ({ basePath }: DocsVersion) => basePath !== "/" && file.startsWith(`${collections.docs}${basePath}/`);
  return versions.find(holds) ?? versions[0];
}

/** @returns the addresses of the pages of all versions except the newest. */
export function oldPagesOf({ docs, categoryPages }: SiteModel, versions: readonly DocsVersion[]): ReadonlySet<string> {
  const paths = [...docs, ...categoryPages].map(({ path }) => path);
  return new Set(versions.length < 2 ? [] : paths.filter((path) => versionOf(path, versions) !== versions[0]));
}

/**
 * @param path address of a page of the newest version.
 * @param from file of a document that links to it.
 * @returns the prefix that makes the address lead to the same page of the document's own version; "" if that version has no such page.
 */
export function baseInVersion(
  path: string,
  from: string,
  versions: readonly DocsVersion[],
  oldPages: ReadonlySet<string>,
): string {
  const { basePath = "/" } = versionOfFile(from, versions) ?? {};
  return oldPages.has(basePath + path) ? basePath : "";
}
