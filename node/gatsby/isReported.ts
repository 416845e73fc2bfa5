import { hasErrors } from "../common/problem";
import type { LoadedSite } from "../model/loadedSite";
import { filesShownBy } from "../site/filesShownBy";

/**
 * Whether the report over a page says why it cannot be rendered: an error is in its document, or in a file that this shows.
 *
 * @param file document, from the repository root, with its text.
 */
export function isReported(
  file: string,
  text: string,
  loaded: Pick<LoadedSite, "problems" | "reference" | "imported">,
): boolean {
  const files = new Set([file, ...filesShownBy(file, text, loaded)]);
  return hasErrors(loaded.problems.filter((problem) => files.has(problem.file)));
}
