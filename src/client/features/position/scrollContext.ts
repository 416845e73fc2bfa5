import type { ReactNode } from "react";

/**
 * Replaces the package gatsby-react-router-scroll, with which Gatsby scrolls on its own. The package throws on a hash that
 * cannot be decoded, returns to the anchor although the reader had scrolled on, and leaves a page with an unknown anchor at
 * the position of the page before it. position.ts does the scrolling instead.
 */
export function ScrollContext({ children }: { readonly children: ReactNode }): ReactNode {
  return children;
}

/** Gatsby re-exports this hook. Nothing here calls it: positions of elements that scroll by themselves are not restored. */
export function useScrollRestoration(): never {
  throw new Error("Scroll positions are kept by features/position, which knows the window alone.");
}
