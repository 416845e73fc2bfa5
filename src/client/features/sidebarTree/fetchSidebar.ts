import { withPrefix } from "gatsby";
import { routes } from "../../../shared/routes";
import { unpackSidebar, type PackedItem, type SidebarItem } from "../../../shared/sidebar";

/** @returns the whole tree of a group; null if it cannot be loaded: the reader still has the links of the page. */
export async function fetchSidebar(name: string): Promise<readonly SidebarItem[] | null> {
  try {
    const response = await fetch(withPrefix(routes.sidebarData(name)));
    return response.ok ? unpackSidebar((await response.json()) as readonly PackedItem[]) : null;
  } catch {
    return null;
  }
}
