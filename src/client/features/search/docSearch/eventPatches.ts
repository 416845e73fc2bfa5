import { inside } from "./inside";

/** DocSearch closes on this press. */
export function keepFocus(container: HTMLElement): void {
  container.addEventListener("mousedown", (event) => {
    if (event.target === container) event.preventDefault();
  });
}

/** @param report is called when nothing is asked any more. */
export function reportEmptied(container: HTMLElement, report: () => void): void {
  container.addEventListener("input", ({ target }) => {
    // Rendered before React has heard of the event, the field would get its former text back.
    if ((target as HTMLInputElement).value === "") setTimeout(report);
  });
  container.addEventListener("reset", report);
}

/**
 * A pasted traceback, whose last line says most, is longer than what the field takes.
 *
 * @param restart shows the window anew with a query, which may then have any length.
 */
export function liftLimit(container: HTMLElement, restart: (query: string) => void): void {
  container.querySelector(inside.field)?.removeAttribute("maxlength");
  container.addEventListener(
    "input",
    (event) => {
      const { value } = event.target as HTMLInputElement;
      if (value.length <= inside.longestQuery) return;
      event.stopPropagation();
      restart(value);
    },
    true,
  );
}

/** Keeps Tab from DocSearch; `useModality` goes round. */
export function ownTab(container: HTMLElement): void {
  container.addEventListener("keydown", (event) => event.key === "Tab" && event.stopPropagation(), true);
}

/**
 * The package keeps its last answer, whose functions can reach the event that asked for it, and those of the answers before.
 *
 * @returns remembers an event of React's; and empties all of them, once nobody handles them.
 */
export function forgetEvents(): { readonly see: (event: object) => void; readonly forget: () => void } {
  const seen = new Set<object>();
  return {
    see: (event) => seen.add(event),
    forget: () => {
      for (const event of seen) {
        Object.assign(event, { nativeEvent: null, target: null, relatedTarget: null, _targetInst: null });
      }
      seen.clear();
    },
  };
}

/** Undoes what DocSearch wrote when it closed, unless it has been opened again. */
export function restoreMargin(): void {
  if (document.querySelector(inside.container)) return;
  document.body.style.removeProperty("margin-right");
  if (document.body.style.length === 0) document.body.removeAttribute("style");
}
