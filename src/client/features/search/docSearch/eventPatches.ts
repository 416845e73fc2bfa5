import { inside } from "./inside";

/** Keeps the press on the backdrop, which closes DocSearch, from moving the focus. */
export function keepFocus(container: HTMLElement): void {
  container.addEventListener("mousedown", (event) => {
    if (event.target === container) event.preventDefault();
  });
}

/** @param report is called when the field has been emptied. */
export function reportEmptied(container: HTMLElement, report: () => void): void {
  container.addEventListener("input", ({ target }) => {
    // If the field rendered before React has handled the event, it would get its former text back.
    if ((target as HTMLInputElement).value === "") setTimeout(report);
  });
  container.addEventListener("reset", report);
}

/**
 * Accepts text that is longer than the field allows, such as a pasted traceback, whose last line says most.
 *
 * @param restart remounts the window with an initial query, which may have any length.
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

/** Keeps Tab from DocSearch; `useModality` cycles the focus instead. */
export function ownTab(container: HTMLElement): void {
  container.addEventListener("keydown", (event) => event.key === "Tab" && event.stopPropagation(), true);
}

/**
 * DocSearch keeps its last answer, whose closures can reach the event that triggered it, and the events of earlier answers.
 *
 * @returns `see` remembers a React event; `forget` empties all of them, once their handlers have run.
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

/** Removes the margin that DocSearch set on the body when it closed, unless it has been opened again. */
export function restoreMargin(): void {
  if (document.querySelector(inside.container)) return;
  document.body.style.removeProperty("margin-right");
  if (document.body.style.length === 0) document.body.removeAttribute("style");
}
