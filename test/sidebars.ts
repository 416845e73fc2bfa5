import type { SidebarCategory, SidebarItem } from "../src/shared/sidebar";

/** @param path of a page; its name is the last part of the address. */
export function link(path: string): SidebarItem {
  return { kind: "link", label: path.split("/").at(-1) ?? "", path };
}

/** @param items null when the page does not carry them. */
export function category(
  label: string,
  path: string | null,
  items: readonly SidebarItem[] | null,
  isOpen = false,
): SidebarCategory {
  return { kind: "category", label, path, collapsed: !isOpen, items };
}
