import { useEffect, useState } from "react";

/** A smaller move does not count, in CSS pixels: fingers tremble. */
const smallestMove = 8;

/**
 * @param isWanted the setting; without it nothing listens.
 * @param height of what hides: above it, nothing hides.
 * @returns whether the reader scrolls down.
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
