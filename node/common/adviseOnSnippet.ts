import { suggest } from "./nearest";
import type { Problem } from "./problem";
import { snippetsFolder } from "./sources";

/** What an author wrote in front of a name: the folder itself, perhaps from the repository root or from the page. */
const folder = /^(?:(?:\.{0,2}|@site)\/)*(?:content\/)?snippets\//;

/**
 * @param name of a file that is not in the folder of snippets, as in `file="…"`.
 * @param known files of the folder, by their paths below it.
 */
export function adviseOnSnippet(
  name: string,
  known: readonly string[],
  fallback: string,
): Pick<Problem, "fix" | "edit"> {
  const within = name.replace(folder, "");
  if (within === name || !known.includes(within)) return { fix: suggest(name, known, fallback) };
  const fix = `write file="${within}": the name begins within ${snippetsFolder}.`;
  return { fix, edit: { find: `file="${name}`, replace: `file="${within}` } };
}
