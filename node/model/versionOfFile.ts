import type { DocsVersion } from "../../src/shared/settings";
import { collections } from "../common/sources";

/**
 * @param file of a document, from the repository root.
 * @param versions the newest first.
 * @returns the version whose folder holds the document; else the newest.
 */
export function versionOfFile(file: string, versions: readonly DocsVersion[]): DocsVersion | undefined {
  const holds = ({ basePath }: DocsVersion) => basePath !== "/" && file.startsWith(`${collections.docs}${basePath}/`);
  return versions.find(holds) ?? versions[0];
}
