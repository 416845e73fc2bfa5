import { useEffect, useRef } from "react";
import type { SidebarItem } from "../../../shared/sidebar";

interface LiveTree {
  readonly path: string;
  /** The part that the page carries. */
  readonly items: readonly SidebarItem[] | undefined;
  /** Whether the whole tree was fetched. */
  readonly isWhole: boolean;
  /** Fetches the whole tree. */
  readonly complete: () => Promise<void>;
}

/** In the live preview, the sidebar of an open page may change; a whole tree that was fetched before is then fetched again. */
export const useLiveTree: (tree: LiveTree) => void =
  process.env.NODE_ENV === "production" ? () => undefined : useFreshTree;

function useFreshTree({ path, items, isWhole, complete }: LiveTree): void {
  const last = useRef({ path, items });
  useEffect(() => {
    const before = last.current;
    last.current = { path, items };
    if (isWhole && before.path === path && before.items !== items) void complete();
  }, [path, items, isWhole, complete]);
}
