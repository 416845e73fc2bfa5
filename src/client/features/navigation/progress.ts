import { loadingDelay } from "../loading/loadingDelay";

/** Milliseconds after which the bar is not enough and words are added. */
export const wordsDelay = 1000;

let timer: ReturnType<typeof setTimeout> | undefined;
let shown: readonly HTMLElement[] = [];

/**
 * Shows a progress bar while something loads, once that takes longer than `loadingDelay`.
 *
 * @param label accessible name of the bar.
 * @param words text that shows after `wordsDelay`; without it, only the bar shows.
 */
export function startProgress(label: string, words?: string): void {
  clearTimeout(timer);
  timer = setTimeout(show, loadingDelay, label, words);
}

/** Call when the loading has ended, successfully or not. */
export function endProgress(): void {
  clearTimeout(timer);
  for (const element of shown) element.remove();
  shown = [];
}

function show(label: string, words?: string): void {
  if (shown.length > 0) return;
  const bar = add("progressbar");
  bar.className = "progress";
  bar.setAttribute("aria-label", label);
  shown = [bar];
  if (words === undefined) return;
  // Screen readers announce changes of a status, not a status that is added together with its text.
  const status = add("status");
  shown = [bar, status];
  timer = setTimeout(() => {
    status.className = "notice";
    status.textContent = words;
  }, wordsDelay - loadingDelay);
}

function add(role: string): HTMLElement {
  const element = document.createElement("div");
  element.setAttribute("role", role);
  document.body.append(element);
  return element;
}
