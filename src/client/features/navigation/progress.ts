/** A page that comes sooner shows no sign of loading, in milliseconds. */
export const progressDelay = 200;

let timer: ReturnType<typeof setTimeout> | undefined;
let bar: HTMLElement | undefined;

/** Tells that a page is being loaded, once it takes longer than the delay. */
export function startProgress(): void {
  clearTimeout(timer);
  timer = setTimeout(show, progressDelay);
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
