import { routes, toSlug } from "../../shared/routes";
import { settings } from "../../site/settings";

/**
 * @returns the address of a group's first page.
 * @throws {Error} when the settings name no such sidebar.
 */
export function sidebarPath(sidebar: string): string {
  const found = settings.sidebars.find(({ name }) => name === sidebar);
  if (!found) throw new Error(`there is no sidebar "${sidebar}" in the settings`);
  return routes.doc(toSlug(found.folder));
}
