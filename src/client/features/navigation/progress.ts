import { loadingDelay } from "../loading/loadingDelay";

let timer: ReturnType<typeof setTimeout> | undefined;
let bar: HTMLElement | undefined;

/**
 * Tells that a page is being loaded, once it takes longer than the delay.
 *
 * @param label says so to those who do not see it.
 */
export function startProgress(label: string): void {
  clearTimeout(timer);
  timer = setTimeout(show, loadingDelay, label);
}

/** The page has come, or will not. */
export function endProgress(): void {
  clearTimeout(timer);
  bar?.remove();
  bar = undefined;
}

function show(label: string): void {
  if (bar) return;
  bar = document.createElement("div");
  bar.className = "progress";
  bar.setAttribute("role", "progressbar");
  bar.setAttribute("aria-label", label);
  document.body.append(bar);
}
