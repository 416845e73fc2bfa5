import type { SidebarCategory, SidebarItem } from "../src/shared/sidebar";

/** @param path of a page; the last part of the path is the label. */
export function link(path: string): SidebarItem {
  return { kind: "link", label: path.split("/").at(-1) ?? "", path };
}

/** @param items null if the page does not contain them. */
export function category(
  label: string,
  path: string | null,
  items: readonly SidebarItem[] | null,
  isOpen = false,
): SidebarCategory {
  return { kind: "category", label, path, collapsed: !isOpen, items };
}
