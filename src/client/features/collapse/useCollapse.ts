import { useEffect, useRef, useState, type RefObject } from "react";
import { collapseDuration } from "./collapseDuration";

export interface Collapse {
  readonly panel: RefObject<HTMLDivElement>;
  /** Whether the panel is hidden; it stays visible until the closing animation has ended. */
  readonly isHidden: boolean;
}

/** Animates the height of a panel when it opens and closes. The first render does not animate. */
export function useCollapse(isOpen: boolean): Collapse {
  const panel = useRef<HTMLDivElement>(null);
  const [isShown, setShown] = useState(isOpen);
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    if (isOpen) setShown(true);
  }

  const isFirst = useRef(true);
  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    const element = panel.current;
    const end = () => setShown(isOpen);
    // Browsers without animations, and branches that are still loading and so have no panel.
    if (!element || typeof element.animate !== "function") return end();
    const heights = [0, element.scrollHeight].map((height) => ({ height: `${height}px`, overflow: "hidden" }));
    const animation = element.animate(isOpen ? heights : [...heights].reverse(), {
      duration: collapseDuration(element.scrollHeight, matchMedia("(prefers-reduced-motion: reduce)").matches),
      easing: "ease-in-out",
    });
    animation.onfinish = end;
    return () => animation.cancel();
  }, [isOpen]);

  return { panel, isHidden: !isShown };
}
