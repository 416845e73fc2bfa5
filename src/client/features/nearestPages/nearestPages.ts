import { distance } from "fastest-levenshtein";
import type { NavLink } from "../../../shared/pages";
import { normalizePath } from "../../../shared/routes";
import type { SidebarSettings } from "../../../shared/settings";
import type { SidebarItem } from "../../../shared/sidebar";
import { fetchSidebar } from "../sidebarTree/fetchSidebar";

/** More would not help a reader to choose. */
const most = 3;
/** Share of the longer address that may differ. */
const farthest = 0.6;

/**
 * @param asked the address that leads nowhere.
 * @returns the pages with the addresses most like it, the nearest first; none where nothing is near.
 */
export function nearestPages(asked: string, pages: readonly NavLink[]): readonly NavLink[] {
  const proper = normalizePath(asked).toLowerCase();
  const lastName = (path: string) => path.slice(path.lastIndexOf("/") + 1);
  return pages
    .map((page) => {
      const path = page.path.toLowerCase();
      const share = distance(proper, path) / Math.max(proper.length, path.length);
      // A page that moved to another folder kept its own name.
      const isNamesake = lastName(path) === lastName(proper);
      return { page, share: isNamesake ? share / 4 : share };
    })
    .filter(({ share }) => share <= farthest)
    .sort((a, b) => a.share - b.share)
    .slice(0, most)
    .map(({ page }) => page);
}

/** @returns every page of the sidebars; of a group whose data cannot be had, none. */
export async function loadPages(sidebars: readonly SidebarSettings[]): Promise<readonly NavLink[]> {
  const groups = await Promise.all(sidebars.map(async ({ name }) => pagesOf((await fetchSidebar(name)) ?? [])));
  return groups.flat();
}

function pagesOf(items: readonly SidebarItem[]): readonly NavLink[] {
  return items.flatMap((item) => [
    ...(item.path === null ? [] : [{ label: item.label, path: item.path }]),
    ...(item.kind === "category" ? pagesOf(item.items ?? []) : []),
  ]);
}
