import { useEffect, useRef, type RefObject } from "react";

/** Height of the "Hide sidebar" button and the line above it, in CSS pixels. */
const buttonHeight = 48;

/**
 * Remembers the scroll position of each group's sidebar, and scrolls the entry of the page into view.
 *
 * @param name of the sidebar that is shown.
 */
export function useSidebarScroll(name: string, path: string): RefObject<HTMLDivElement> {
  const panel = useRef<HTMLDivElement>(null);
  const positions = useRef(new Map<string, number>());

  useEffect(() => {
    const element = panel.current;
    if (!element) return;
    element.scrollTop = positions.current.get(name) ?? 0;
    const keep = () => void positions.current.set(name, element.scrollTop);
    element.addEventListener("scroll", keep, { passive: true });
    return () => element.removeEventListener("scroll", keep);
  }, [name]);

  useEffect(() => {
    const element = panel.current;
    const entry = element?.querySelector('[aria-current="page"]');
    if (!element || !entry) return;
    // This sets `scrollTop`, because `scrollIntoView` would scroll the page too.
    const [outer, inner] = [element.getBoundingClientRect(), entry.getBoundingClientRect()];
    // The button below covers the end of the list while the announcement pushes the panel down.
    if (inner.top >= outer.top && inner.bottom <= innerHeight - buttonHeight) return;
    element.scrollTop += inner.top - outer.top - outer.height / 3;
  }, [name, path]);

  return panel;
}
