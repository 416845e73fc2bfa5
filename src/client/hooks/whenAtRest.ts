/** Runs a task once the page has loaded and the browser has nothing else to do. */
export function whenAtRest(task: () => void): void {
  // Safari does not say when that is.
  const whenIdle = () => void (window.requestIdleCallback ?? setTimeout)(task);
  if (document.readyState === "complete") whenIdle();
  else window.addEventListener("load", whenIdle, { once: true });
}
