import { lettersApart } from "../patience";

/**
 * Calls a listener once, when an element has been in sight for longer than a letter takes.
 *
 * @returns stops waiting.
 */
export function whenSeen(element: Element, listener: () => void): () => void {
  let timer = 0;
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
  };
  const observer = new IntersectionObserver((entries) => {
    clearTimeout(timer);
    if (!entries.at(-1)?.isIntersecting) return;
    timer = window.setTimeout(() => {
      stop();
      listener();
    }, lettersApart);
  });
  observer.observe(element);
  return stop;
}
