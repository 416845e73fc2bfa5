/** Whether a key is meant as text. An editor may stand in a shadow root, which the event's target hides. */
export function isTyping(event: Event): boolean {
  const [target] = event.composedPath() as Partial<Element>[];
  return target?.matches?.(":read-write, select") === true;
}
