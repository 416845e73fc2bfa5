import { useEffect, useState, type ComponentType } from "react";
import { isSingleKey } from "./singleKeys";
import type { ShortcutListProps } from "./ShortcutList";

/**
 * The shortcuts of every page. `?` opens their list, and so does Ctrl/Cmd+/ even if single keys are turned off; the code of the
 * list is loaded then. The other keys click the element that names the key in its `aria-keyshortcuts`.
 */
export function Shortcuts() {
  const [List, setList] = useState<ComponentType<ShortcutListProps> | null>(null);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key } = event;
      const isSingle = isSingleKey(event);
      if ((key === "?" && isSingle) || (key === "/" && (event.ctrlKey || event.metaKey))) {
        event.preventDefault();
        // If the code does not load, the key does nothing. The list must not cover a dialog that has opened in the meantime.
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
