import type { LoadedSite } from "../model/loadedSite";

/**
 * Documents at whose code webpack would stop, and cover every page of the live preview with its own message: they import what is not
 * there, or what cannot be compiled.
 */
export function uncompilable({ problems, imported }: Pick<LoadedSite, "problems" | "imported">): ReadonlySet<string> {
  const broken = new Set(problems.filter(({ rule }) => rule === "unresolved-import").map(({ file }) => file));
  const importing = [...imported].filter(([, files]) => files.some((file) => broken.has(file)));
  return new Set([...broken, ...importing.map(([file]) => file)]);
}
