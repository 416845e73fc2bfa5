import type { Linker } from "./createLinker";

/** How many folders a base may have. */
const longest = 3;

/**
 * @param base what the old addresses are thought to start with.
 * @returns what to say where most links that begin with a slash lead to no page, and would with another base.
 */
export function guessBase({ absoluteLinks, pageOf }: Linker, base: string): string | null {
  const { all, lost } = absoluteLinks();
  if (lost.length * 2 <= all) return null;
  const found = new Map<string, number>();
  for (const address of lost) {
    const parts = address.replace(/\/$/, "").split("/").slice(1);
    for (let length = 1; length <= Math.min(longest, parts.length); length += 1) {
      const start = `/${parts.slice(0, length).join("/")}`;
      if (pageOf(address.slice(start.length) || "/")) found.set(start, (found.get(start) ?? 0) + 1);
    }
  }
  const [likely] = [...found].filter(([, count]) => count * 2 > lost.length).sort(([, a], [, b]) => b - a);
  if (likely === undefined) return null;
  const [start] = likely;
  return `Most links that begin with "/" find no page (${String(lost.length)} of ${String(all)}), because the old addresses seem to start with "${start}", not "${base || "/"}": import again with --base ${start}`;
}
