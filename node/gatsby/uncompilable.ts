import type { LoadedSite } from "../model/loadedSite";

const stopping: readonly string[] = ["unresolved-import", "mdx-expression"];

/**
 * Documents whose code would take the whole page away in the live preview: webpack stops at what is not there or cannot be compiled,
 * and the browser at a module that fails, with the program that shows the report.
 */
export function uncompilable({ problems, imported }: Pick<LoadedSite, "problems" | "imported">): ReadonlySet<string> {
  const broken = new Set(problems.filter(({ rule }) => stopping.includes(rule)).map(({ file }) => file));
  const importing = [...imported].filter(([, files]) => files.some((file) => broken.has(file)));
  return new Set([...broken, ...importing.map(([file]) => file)]);
}
