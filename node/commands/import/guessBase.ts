import type { Linker } from "./createLinker";

/** Maximum number of path segments in a guessed base. */
const longest = 3;

/**
 * @param base assumed base of the old addresses.
 * @returns a warning if most links that begin with a slash lead to no page but would with another base; null otherwise.
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
