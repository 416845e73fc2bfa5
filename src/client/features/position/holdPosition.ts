/** How long to follow a growing page, in milliseconds; after that, the reader is assumed to have settled. */
const patience = 5000;

/**
 * Scrolls a page that is still too short (search results are loading) to its position as it grows, until the reader
 * uses wheel, pointer or keyboard.
 *
 * @param top in CSS pixels.
 * @param onEnd called once, when there is nothing more to do.
 * @returns ends it without calling `onEnd`; undefined if the page is already long enough.
 */
export function holdPosition(top: number, onEnd: () => void): (() => void) | undefined {
  const isReached = () => document.documentElement.scrollHeight - window.innerHeight >= top;
  if (isReached() || typeof ResizeObserver === "undefined") return undefined;
  const signs = ["wheel", "touchstart", "pointerdown", "keydown"];
  const stop = () => {
    clearTimeout(timer);
    observer.disconnect();
    for (const sign of signs) removeEventListener(sign, end, true);
  };
  const end = () => {
    stop();
    onEnd();
  };
  const observer = new ResizeObserver(() => {
    window.scrollTo({ left: 0, top, behavior: "instant" });
    if (isReached()) end();
  });
  const timer = setTimeout(end, patience);
  observer.observe(document.body);
  for (const sign of signs) addEventListener(sign, end, { capture: true, passive: true });
  return stop;
}
