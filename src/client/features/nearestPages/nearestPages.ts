import { distance } from "fastest-levenshtein";
import type { NavLink } from "../../../shared/pages";
import { isExternal, normalizePath } from "../../../shared/routes";
import type { SidebarSettings } from "../../../shared/settings";
import type { SidebarItem } from "../../../shared/sidebar";
import { fetchSidebar } from "../sidebarTree/fetchSidebar";

/** Maximum number of suggested pages; more would not help the reader to choose. */
const most = 4;
/** Minimum similarity at which a page is suggested; 1 is the same address. */
const least = 0.45;
/** Minimum score of a page as a share of the best score; a page below it would be noise. */
const leastBesideBest = 0.6;
/** Minimum similarity at which two path segments count as the same word with a typo. */
const sameWord = 0.7;
/** Weights of the last segment, of all segments in any order, and of the whole path. */
const weights = { name: 0.5, parts: 0.3, whole: 0.2 };

/**
 * @param asked the path that does not exist.
 * @returns the pages with the most similar paths, the nearest first; empty if none is similar. A page that moved to another
 *   folder kept its own name, and a reader who types an address knows some of its words.
 */
export function nearestPages(asked: string, pages: readonly NavLink[]): readonly NavLink[] {
  const parts = partsOf(asked);
  if (parts.length === 0) return [];
  const scored = pages
    .map((page) => ({ page, score: likenessOf(parts, partsOf(page.path)) }))
    .sort((a, b) => b.score - a.score);
  const best = scored[0]?.score ?? 0;
  return scored
    .filter(({ score }) => score >= least && score >= best * leastBesideBest)
    .slice(0, most)
    .map(({ page }) => page);
}

/** Returns the segments of a path without what does not distinguish pages: letter case, separators between words, file endings. */
function partsOf(path: string): readonly string[] {
  return normalizePath(path)
    .toLowerCase()
    .replace(/\.\w{2,5}$/, "")
    .split("/")
    .map((part) => part.replace(/[-_.+\s]|%20/g, ""))
    .filter((part) => part !== "" && part !== "index");
}

function likenessOf(asked: readonly string[], page: readonly string[]): number {
  const name = alike(asked.at(-1) ?? "", page.at(-1) ?? "");
  const found = asked.map((part) => Math.max(0, ...page.map((other) => alike(part, other))));
  const known = found.filter((likeness) => likeness >= sameWord).reduce((sum, likeness) => sum + likeness, 0);
  const likeness =
    weights.name * (name >= sameWord ? name : name / 2) +
    weights.parts * (known / asked.length) +
    weights.whole * alike(asked.join("/"), page.join("/"));
  const isBelow = page.length > 0 && asked.slice(0, page.length).join("/") === page.join("/");
  return isBelow ? Math.max(likeness, least) : likeness;
}

/** @returns 1 for the same word, 0 for words that share nothing. */
function alike(a: string, b: string): number {
  return 1 - distance(a, b) / Math.max(a.length, b.length, 1);
}

/** @returns all pages of the sidebars, except of groups whose data cannot be loaded. */
export async function loadPages(sidebars: readonly SidebarSettings[]): Promise<readonly NavLink[]> {
  const groups = await Promise.all(sidebars.map(async ({ name }) => pagesOf((await fetchSidebar(name)) ?? [])));
  return groups.flat();
}

function pagesOf(items: readonly SidebarItem[]): readonly NavLink[] {
  return items.flatMap((item) => [
    ...(item.path === null || isExternal(item.path) ? [] : [{ label: item.label, path: item.path }]),
    ...(item.kind === "category" ? pagesOf(item.items ?? []) : []),
  ]);
}
