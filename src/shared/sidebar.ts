/** One entry of a sidebar tree. Paths are addresses on this site. */
export type SidebarItem = SidebarLink | SidebarCategory;

export interface SidebarLink {
  readonly kind: "link";
  readonly label: string;
  readonly path: string;
}

export interface SidebarCategory {
  readonly kind: "category";
  readonly label: string;
  /** Its own page, or null when the category is only a drawer. */
  readonly path: string | null;
  /** Whether it starts closed. */
  readonly collapsed: boolean;
  /** Null when this page does not carry the entries: they stand in the sidebar's data file. */
  readonly items: readonly SidebarItem[] | null;
}

/** Whether `item` is the page at `path` or holds it somewhere below. */
export function holdsPath(item: SidebarItem, path: string): boolean {
  if (item.path === path) return true;
  return item.kind === "category" && (item.items ?? []).some((child) => holdsPath(child, path));
}

/**
 * The part of a sidebar that one page draws: all entries of the top level, the open branch, and drawers that a
 * reader without script could not open otherwise. What a page carries so does not grow with the rest of the site.
 */
export function pruneSidebar(items: readonly SidebarItem[], path: string): readonly SidebarItem[] {
  return items.map((item) => {
    if (item.kind === "link" || item.items === null) return item;
    const isDrawn = !item.collapsed || item.path === null || holdsPath(item, path);
    return { ...item, items: isDrawn ? pruneSidebar(item.items, path) : null };
  });
}
