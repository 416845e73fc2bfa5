import { withPrefix } from "gatsby";
import type { NavLink } from "../../../shared/pages";
import { routes } from "../../../shared/routes";
import type { SidebarItem } from "../../../shared/sidebar";
import { settings } from "../../../site/settings";

/** @returns the pages of which every word of the query stands in the name or the address. */
export function findTitles(titles: readonly NavLink[], query: string): readonly NavLink[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return titles.filter(({ label, path }) => words.every((word) => `${label} ${path}`.toLowerCase().includes(word)));
}

/** @throws {Error} when a data file cannot be had. */
export async function loadTitles(): Promise<readonly NavLink[]> {
  const groups = await Promise.all(
    settings.sidebars.map(async ({ name }) => {
      const response = await fetch(withPrefix(routes.sidebarData(name)));
      if (!response.ok) throw new Error(`${response.status}`);
      return titlesOf((await response.json()) as readonly SidebarItem[]);
    }),
  );
  return groups.flat();
}

function titlesOf(items: readonly SidebarItem[]): readonly NavLink[] {
  return items.flatMap((item) => [
    ...(item.path === null ? [] : [{ label: item.label, path: item.path }]),
    ...(item.kind === "category" ? titlesOf(item.items ?? []) : []),
  ]);
}
