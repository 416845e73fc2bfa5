import { useLayoutEffect, useState, type RefObject } from "react";

/** What Tab may stop at, within a window. */
const stops = "a[href], button, input";

/**
 * While a window stands open, the rest of the page takes neither keys nor pointers, and Tab goes round within the window.
 * Afterwards the focus returns to where it was.
 *
 * @param frame the window, a child of the body.
 * @param fallback gets the focus where nothing had it.
 */
export function useModality(frame: RefObject<HTMLElement>, fallback: RefObject<HTMLElement>): void {
  // While it is rendered first: then the window takes the focus.
  const [before] = useState(() => document.activeElement);
  useLayoutEffect(() => {
    const own = frame.current;
    if (!own) return;
    const after = before instanceof HTMLElement && before !== document.body ? before : fallback.current;
    const others = [...document.body.children].filter((child) => child !== own && !child.hasAttribute("inert"));
    for (const other of others) other.setAttribute("inert", "");
    const onKey = (event: KeyboardEvent) => moveRound(own, event);
    own.addEventListener("keydown", onKey, true);
    return () => {
      own.removeEventListener("keydown", onKey, true);
      for (const other of others) other.removeAttribute("inert");
      after?.focus({ preventScroll: true });
    };
  }, [before, fallback, frame]);
}

/** From the last stop to the first and back. Elsewhere the browser knows the way. */
function moveRound(frame: HTMLElement, event: KeyboardEvent): void {
  if (event.key !== "Tab") return;
  const shown = [...frame.querySelectorAll<HTMLElement>(stops)].filter(
    (stop) => stop.tabIndex >= 0 && stop.getClientRects().length > 0,
  );
  const [from, to] = event.shiftKey ? [shown.at(0), shown.at(-1)] : [shown.at(-1), shown.at(0)];
  if (document.activeElement !== from) return;
  event.preventDefault();
  to?.focus();
}
