import { useLayoutEffect, useState, type RefObject } from "react";

/** Elements of a window at which Tab may stop. */
const stops = "a[href], button, input";

/**
 * While a window is open, the rest of the page reacts to neither keyboard nor pointer, and Tab cycles within the window.
 * Afterwards the focus returns to where it was.
 *
 * @param frame the window, a child of the body.
 * @param fallback gets the focus afterwards if no other element had it.
 */
export function useModality(frame: RefObject<HTMLElement>, fallback: RefObject<HTMLElement>): void {
  // Read in the first render: after it, the window takes the focus.
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

/** Moves from the last stop to the first and back. Elsewhere the browser moves the focus. */
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
