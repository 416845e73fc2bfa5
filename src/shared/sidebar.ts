/** One entry of a sidebar tree. Paths are addresses on this site; a link may be the URL of another. */
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
 * The part of a sidebar that one page renders: all entries of the top level, the open branch, and drawers that a
 * reader without script could not open otherwise. What a page carries so does not grow with the rest of the site.
 *
 * @param holds answers as `holdsPath`; whoever asks for many pages knows a faster way.
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
 * An entry as pages and data files carry it, where the names of fields would weigh more than what they hold: a link has two
 * parts, a category a third that says whether it starts closed, and a fourth with its entries where they are carried.
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
