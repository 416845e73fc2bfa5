import { hasErrors } from "../common/problem";
import type { LoadedSite } from "../model/loadedSite";
import { filesShownBy } from "../site/filesShownBy";

/**
 * Whether the report above a page explains why the page cannot be rendered: its document, or a file that it shows, has an error.
 *
 * @param file document, from the repository root.
 */
export function isReported(
  file: string,
  text: string,
  loaded: Pick<LoadedSite, "problems" | "reference" | "imported">,
): boolean {
  const files = new Set([file, ...filesShownBy(file, text, loaded)]);
  return hasErrors(loaded.problems.filter((problem) => files.has(problem.file)));
}
