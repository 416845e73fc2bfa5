/** One entry of a sidebar tree. Paths are on this site; a link may also be the URL of another site. */
export type SidebarItem = SidebarLink | SidebarCategory;

export interface SidebarLink {
  readonly kind: "link";
  readonly label: string;
  readonly path: string;
}

export interface SidebarCategory {
  readonly kind: "category";
  readonly label: string;
  /** Path of its own page, or null if the category only opens and closes. */
  readonly path: string | null;
  /** Whether it starts closed. */
  readonly collapsed: boolean;
  /** Null if the page does not include the entries: they are in the sidebar's data file. */
  readonly items: readonly SidebarItem[] | null;
}

/** Whether `item` is the page at `path` or holds it somewhere below. */
export function holdsPath(item: SidebarItem, path: string): boolean {
  if (item.path === path) return true;
  return item.kind === "category" && (item.items ?? []).some((child) => holdsPath(child, path));
}

/**
 * Returns the part of a sidebar that one page renders: all top-level entries, the open branch, and categories that a
 * reader without script could not open otherwise. The size of a page then does not grow with the rest of the site.
 *
 * @param holds replaces `holdsPath`, for callers with many pages and a faster lookup.
 */
export function pruneSidebar(
  items: readonly SidebarItem[],
  path: string,
  holds: typeof holdsPath = holdsPath,
): readonly SidebarItem[] {
  return items.map((item) => {
    if (item.kind === "link" || item.items === null) return item;
    const isDrawn = !item.collapsed || item.path === null || holds(item, path);
    return { ...item, items: isDrawn ? pruneSidebar(item.items, path, holds) : null };
  });
}

/**
 * Compact form of an entry in pages and data files, where field names would take more space than their values. A link
 * has two elements. A category has a third, which says whether it starts closed, and a fourth with its entries if they
 * are included.
 */
export type PackedItem =
  | readonly [label: string, path: string]
  | readonly [label: string, path: string | null, collapsed: 0 | 1, items?: readonly PackedItem[]];

export function packSidebar(items: readonly SidebarItem[]): readonly PackedItem[] {
  return items.map((item) => {
    if (item.kind === "link") return [item.label, item.path];
    const { label, path, items: inside } = item;
    const collapsed = item.collapsed ? 1 : 0;
    return inside === null ? [label, path, collapsed] : [label, path, collapsed, packSidebar(inside)];
  });
}

export function unpackSidebar(items: readonly PackedItem[]): readonly SidebarItem[] {
  return items.map((item) => {
    if (item.length === 2) return { kind: "link", label: item[0], path: item[1] };
    const [label, path, collapsed, inside] = item;
    return { kind: "category", label, path, collapsed: collapsed === 1, items: inside ? unpackSidebar(inside) : null };
  });
}
