/** Runs a task once the page has loaded and the browser has nothing else to do. */
export function whenAtRest(task: () => void): void {
  // Safari has no `requestIdleCallback`.
  const whenIdle = () => void (window.requestIdleCallback ?? setTimeout)(task);
  if (document.readyState === "complete") whenIdle();
  else window.addEventListener("load", whenIdle, { once: true });
}
