import { routes, toSlug } from "../../shared/routes";
import type { SidebarSettings } from "../../shared/settings";

/**
 * @returns the address of a group's first page.
 * @throws {Error} when the settings name no such sidebar.
 */
export function sidebarPath(sidebars: readonly SidebarSettings[], sidebar: string): string {
  const found = sidebars.find(({ name }) => name === sidebar);
  if (!found) throw new Error(`there is no sidebar "${sidebar}" in the settings`);
  return routes.doc(toSlug(found.folder));
}
