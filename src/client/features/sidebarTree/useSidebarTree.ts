import { useCallback, useEffect, useMemo, useState } from "react";
import { withPrefix } from "gatsby";
import { routes } from "../../../shared/routes";
import { holdsPath, type SidebarCategory, type SidebarItem } from "../../../shared/sidebar";

/** Name of a category within its sidebar: addresses, or labels where there is none, down to it. */
export type CategoryKey = string;

export interface SidebarTreeState {
  readonly items: readonly SidebarItem[];
  readonly isOpen: (category: SidebarCategory, key: CategoryKey) => boolean;
  readonly toggle: (category: SidebarCategory, key: CategoryKey) => void;
}

interface Input {
  readonly name: string;
  readonly items: readonly SidebarItem[];
  readonly path: string;
}

export function keyOf(parent: CategoryKey, { label, path }: SidebarItem): CategoryKey {
  return `${parent} ${path ?? label}`;
}

/**
 * What of a sidebar is open. A page brings the branch it stands in; the rest is fetched when the reader opens a branch
 * that is not there yet. What was opened stays open while the reader moves within the group.
 */
export function useSidebarTree({ name, items: carried, path }: Input): SidebarTreeState {
  const [whole, setWhole] = useState<readonly SidebarItem[] | null>(null);
  const items = whole ?? carried;
  const [chosen, setChosen] = useState(() => withBranch(new Map(), items, path));
  const [knownPath, setKnownPath] = useState(path);
  if (path !== knownPath) {
    // The branch of a page stays open when the reader goes on to another one.
    setKnownPath(path);
    setChosen(withBranch(chosen, items, path));
  }

  const isOpen = useCallback(
    (category: SidebarCategory, key: CategoryKey) =>
      category.items !== null && (chosen.get(key) ?? (!category.collapsed || category.path === null)),
    [chosen],
  );

  const toggle = useCallback(
    (category: SidebarCategory, key: CategoryKey) => {
      setChosen((before) => new Map(before).set(key, !isOpen(category, key)));
      if (category.items === null) void fetchSidebar(name).then((fetched) => fetched && setWhole(fetched));
    },
    [isOpen, name],
  );

  // A page further on does not carry the branches of this one, so the whole tree is there before it is needed.
  useEffect(() => {
    if (whole !== null || !hasGaps(carried)) return;
    const timer = setTimeout(() => void fetchSidebar(name).then((fetched) => fetched && setWhole(fetched)), idleTime);
    return () => clearTimeout(timer);
  }, [whole, carried, name]);

  return useMemo(() => ({ items, isOpen, toggle }), [items, isOpen, toggle]);
}

/** Milliseconds after which a reader is taken to stay, so that the rest of the tree is worth fetching. */
const idleTime = 3000;

function hasGaps(items: readonly SidebarItem[]): boolean {
  return items.some((item) => item.kind === "category" && (item.items === null || hasGaps(item.items)));
}

function withBranch(
  chosen: ReadonlyMap<CategoryKey, boolean>,
  items: readonly SidebarItem[],
  path: string,
): ReadonlyMap<CategoryKey, boolean> {
  return new Map([...chosen, ...keysToPath(items, path, "").map((key) => [key, true] as const)]);
}

function keysToPath(items: readonly SidebarItem[], path: string, parent: CategoryKey): readonly CategoryKey[] {
  const branch = items.find((item) => item.kind === "category" && holdsPath(item, path));
  if (branch?.kind !== "category") return [];
  const key = keyOf(parent, branch);
  return [key, ...keysToPath(branch.items ?? [], path, key)];
}

/** @returns null when it cannot be had: the reader still has the links of the page. */
async function fetchSidebar(name: string): Promise<readonly SidebarItem[] | null> {
  try {
    const response = await fetch(withPrefix(routes.sidebarData(name)));
    return response.ok ? ((await response.json()) as readonly SidebarItem[]) : null;
  } catch {
    return null;
  }
}
