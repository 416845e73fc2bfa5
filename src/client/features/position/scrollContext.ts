import type { ReactNode } from "react";

/**
 * Takes the place of the package gatsby-react-router-scroll, through which Gatsby scrolls on its own: it throws at a hash
 * that cannot be decoded, returns to the anchor where the reader had gone on, and leaves a page with an unknown anchor
 * where the page before it stood. position.ts does it instead.
 */
export function ScrollContext({ children }: { readonly children: ReactNode }): ReactNode {
  return children;
}

/** Gatsby exports it again. Nothing here calls it: a box of its own would not be restored. */
export function useScrollRestoration(): never {
  throw new Error("Scroll positions are kept by features/position, which knows the window alone.");
}
