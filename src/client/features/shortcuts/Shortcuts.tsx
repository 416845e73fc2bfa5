import { useEffect, useState, type ComponentType } from "react";
import { isSingleKey } from "./singleKeys";
import type { ShortcutListProps } from "./ShortcutList";

/**
 * The shortcuts of every page. `?` opens their list, and so does Ctrl/Cmd+/ whatever is turned off; the list's program comes then.
 * A key of its own presses what names it as its `aria-keyshortcuts`.
 */
export function Shortcuts() {
  const [List, setList] = useState<ComponentType<ShortcutListProps> | null>(null);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key } = event;
      const isSingle = isSingleKey(event);
      if ((key === "?" && isSingle) || (key === "/" && (event.ctrlKey || event.metaKey))) {
        event.preventDefault();
        // Without the program the key does nothing. A dialog that has opened in the meantime is not covered.
        import("./ShortcutList").then(
          ({ ShortcutList }) => document.querySelector("dialog[open], .search-modal") ?? setList(() => ShortcutList),
          () => undefined,
        );
      } else if (isSingle && /^[[\]ct]$/.test(key)) {
        document.querySelector<HTMLElement>(`[aria-keyshortcuts="${key}"]`)?.click();
      }
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
  return List && <List onClose={() => setList(null)} />;
}
