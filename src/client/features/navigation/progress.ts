import { loadingDelay } from "../loading/loadingDelay";

/** Milliseconds after which a bar alone says too little. */
export const wordsDelay = 1000;

let timer: ReturnType<typeof setTimeout> | undefined;
let shown: readonly HTMLElement[] = [];

/**
 * Tells that a page is being loaded, once it takes longer than the delay.
 *
 * @param label says so to those who do not see it.
 * @param words says so to everybody once it takes much longer; without it, only the bar does.
 */
export function startProgress(label: string, words?: string): void {
  clearTimeout(timer);
  timer = setTimeout(show, loadingDelay, label, words);
}

/** The page has come, or will not. */
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
  // Screen readers announce what changes in a status, not one that comes with its words.
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
