import { routes, toSlug } from "../../shared/routes";
import { settings } from "../../site/settings";

/** @returns the address of a group's first page, by the name of its sidebar. */
export function sidebarPath(sidebar: string): string {
  const folder = settings.sidebars.find(({ name }) => name === sidebar)?.folder ?? sidebar;
  return routes.doc(toSlug(folder));
}
