/** Whether a key is meant as text. An editor may be in a shadow root, which `event.target` hides. */
export function isTyping(event: Event): boolean {
  const [target] = event.composedPath() as Partial<Element>[];
  return target?.matches?.(":read-write, select") === true;
}
