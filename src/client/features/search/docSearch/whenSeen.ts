import { lettersApart } from "../patience";

/**
 * Calls a listener whenever an element has come into view and stays there longer than typing a letter takes.
 *
 * @returns stops watching.
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
    timer = window.setTimeout(listener, lettersApart);
  });
  observer.observe(element);
  return stop;
}
