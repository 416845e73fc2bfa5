import { useCallback, useEffect, useMemo, useState } from "react";
import { holdsPath, type SidebarCategory, type SidebarItem } from "../../../shared/sidebar";
import { fetchSidebar } from "./fetchSidebar";
import { useLiveTree } from "./useLiveTree";

/** Key of a category within its sidebar: the paths from the root down to it, or the labels of categories without a path. */
export type CategoryKey = string;

export interface SidebarTreeState {
  readonly items: readonly SidebarItem[];
  readonly isOpen: (category: SidebarCategory, key: CategoryKey) => boolean;
  readonly toggle: (category: SidebarCategory, key: CategoryKey) => void;
}

/** The part of a group's tree that a page carries. */
export interface CarriedSidebar {
  readonly name: string;
  readonly items: readonly SidebarItem[];
}

/** State of one group. */
interface Group {
  /** The complete tree, once it was fetched. */
  readonly whole: readonly SidebarItem[] | null;
  /** Which categories are open: those that the reader opened and closed, and the branches of pages that the reader visited. */
  readonly chosen: ReadonlyMap<CategoryKey, boolean>;
}

type Groups = ReadonlyMap<string, Group>;

const unknownGroup: Group = { whole: null, chosen: new Map() };

export function keyOf(parent: CategoryKey, { label, path }: SidebarItem): CategoryKey {
  return `${parent} ${path ?? label}`;
}

/**
 * State of the sidebar, for every place that shows it. A page carries its own branch; the rest is fetched when the reader opens
 * a missing branch or stays on the page. The state of each group is kept while the reader moves around the site.
 *
 * @returns null on pages without a sidebar.
 */
export function useSidebarTree(carried: CarriedSidebar | undefined, path: string): SidebarTreeState | null {
  const [groups, setGroups] = useState<Groups>(() => withBranch(new Map(), carried, path));
  const [knownPath, setKnownPath] = useState(path);
  if (path !== knownPath) {
    // The branch of a page stays open when the reader goes on to another page.
    setKnownPath(path);
    setGroups(withBranch(groups, carried, path));
  }
  const name = carried?.name ?? "";
  const { whole, chosen } = groups.get(name) ?? unknownGroup;

  const isOpen = useCallback(
    (category: SidebarCategory, key: CategoryKey) =>
      category.items !== null && (chosen.get(key) ?? !category.collapsed),
    [chosen],
  );

  const complete = useCallback(async () => {
    const fetched = await fetchSidebar(name);
    if (fetched) setGroups((before) => changed(before, name, { whole: fetched }));
  }, [name]);

  const toggle = useCallback(
    (category: SidebarCategory, key: CategoryKey) => {
      const next = !isOpen(category, key);
      setGroups((before) => {
        const { chosen: soFar } = before.get(name) ?? unknownGroup;
        return changed(before, name, { chosen: new Map(soFar).set(key, next) });
      });
      if (category.items === null) void complete();
    },
    [isOpen, name, complete],
  );

  useLiveTree({ path, items: carried?.items, isWhole: whole !== null, complete });

  // The next page does not carry the branches of this one, so the whole tree is fetched before it is needed.
  const items = carried?.items;
  useEffect(() => {
    if (!items || whole !== null || !hasGaps(items)) return;
    const timer = setTimeout(() => void complete(), idleTime);
    return () => clearTimeout(timer);
  }, [whole, items, complete]);

  return useMemo(() => (items ? { items: whole ?? items, isOpen, toggle } : null), [items, whole, isOpen, toggle]);
}

/** Milliseconds after which the reader is assumed to stay, so that the rest of the tree is worth fetching. */
const idleTime = 3000;

function hasGaps(items: readonly SidebarItem[]): boolean {
  return items.some((item) => item.kind === "category" && (item.items === null || hasGaps(item.items)));
}

function changed(groups: Groups, name: string, change: Partial<Group>): Groups {
  return new Map(groups).set(name, { ...unknownGroup, ...groups.get(name), ...change });
}

function withBranch(groups: Groups, carried: CarriedSidebar | undefined, path: string): Groups {
  if (!carried) return groups;
  const { whole, chosen } = groups.get(carried.name) ?? unknownGroup;
  const branch = keysToPath(whole ?? carried.items, path, "").map((key) => [key, true] as const);
  return changed(groups, carried.name, { chosen: new Map([...chosen, ...branch]) });
}

function keysToPath(items: readonly SidebarItem[], path: string, parent: CategoryKey): readonly CategoryKey[] {
  const branch = items.find((item) => item.kind === "category" && holdsPath(item, path));
  if (branch?.kind !== "category") return [];
  const key = keyOf(parent, branch);
  return [key, ...keysToPath(branch.items ?? [], path, key)];
}
