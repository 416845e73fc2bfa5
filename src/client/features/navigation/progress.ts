import { loadingDelay } from "../loading/loadingDelay";

let timer: ReturnType<typeof setTimeout> | undefined;
let bar: HTMLElement | undefined;

/** Tells that a page is being loaded, once it takes longer than the delay. */
export function startProgress(): void {
  clearTimeout(timer);
  timer = setTimeout(show, loadingDelay);
}

/** The page has come, or will not. */
export function endProgress(): void {
  clearTimeout(timer);
  bar?.remove();
  bar = undefined;
}

function show(): void {
  if (bar) return;
  bar = document.createElement("div");
  bar.className = "progress";
  bar.setAttribute("role", "progressbar");
  bar.setAttribute("aria-label", "Loading the page");
  document.body.append(bar);
}
