import type { LoadedSite } from "../model/loadedSite";

const stopping: readonly string[] = ["unresolved-import", "mdx-expression"];

/**
 * Documents whose code would break the whole page in the live preview: webpack stops at a module that is missing or cannot be compiled, and
 * a module that throws also stops the code in the browser that shows the report.
 */
export function uncompilable({ problems, imported }: Pick<LoadedSite, "problems" | "imported">): ReadonlySet<string> {
  const broken = new Set(problems.filter(({ rule }) => stopping.includes(rule)).map(({ file }) => file));
  const importing = [...imported].filter(([, files]) => files.some((file) => broken.has(file)));
  return new Set([...broken, ...importing.map(([file]) => file)]);
}
