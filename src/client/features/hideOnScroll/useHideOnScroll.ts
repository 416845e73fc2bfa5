import { useEffect, useState } from "react";

/** Smallest scroll that counts, in CSS pixels, because fingers tremble. */
const smallestMove = 8;

/**
 * @param isWanted the setting; if false, no listener is added.
 * @param height of the element that hides, in CSS pixels; it stays visible while the page is scrolled by less than this.
 * @returns whether the reader is scrolling down.
 */
export function useHideOnScroll(isWanted: boolean, height: number): boolean {
  const [isHidden, setHidden] = useState(false);
  useEffect(() => {
    if (!isWanted) return;
    let last = window.scrollY;
    const onScroll = () => {
      const { scrollY } = window;
      if (Math.abs(scrollY - last) < smallestMove) return;
      setHidden(scrollY > last && scrollY > height);
      last = scrollY;
    };
    window.addEventListener("scroll", onScroll, { passive: true });
    return () => window.removeEventListener("scroll", onScroll);
  }, [isWanted, height]);
  return isHidden;
}
