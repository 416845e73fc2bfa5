import type { DocsVersion } from "./settings";

/**
 * @param path path of a page.
 * @param versions at least one.
 * @returns the version that the page belongs to: the one with the longest base path that contains it.
 */
export function versionOf(path: string, versions: readonly DocsVersion[]): DocsVersion | undefined {
  const holding = versions.filter(
    ({ basePath }) => basePath === "/" || path === basePath || path.startsWith(`${basePath}/`),
  );
  return [...holding].sort((a, b) => b.basePath.length - a.basePath.length)[0];
}
