import { useEffect, useLayoutEffect, useRef, type RefObject } from "react";
import { inside } from "./inside";
import type { QueryOutcome } from "./toDocSearchClient";

/**
 * Enter while the answer is on its way: DocSearch would open a row of what was asked before. This waits, and opens the
 * first row of the answer when it comes, unless the reader has pressed another key meanwhile.
 *
 * @param frame around DocSearch's interface.
 */
export function useEnter(frame: RefObject<HTMLElement>, outcome: QueryOutcome | null): void {
  /** What stood in the field when Enter came too soon. */
  const early = useRef<string | null>(null);

  useLayoutEffect(() => {
    const own = frame.current;
    const onKey = (event: KeyboardEvent) => {
      early.current = null;
      if (event.key !== "Enter" || !(event.target instanceof HTMLInputElement)) return;
      const { value } = event.target;
      if (answers(outcome, value)) return;
      early.current = value;
      event.preventDefault();
      event.stopPropagation();
    };
    own?.addEventListener("keydown", onKey, true);
    return () => own?.removeEventListener("keydown", onKey, true);
  }, [frame, outcome]);

  useEffect(() => {
    const field = frame.current?.querySelector<HTMLInputElement>(inside.field);
    if (!field || early.current !== field.value || !answers(outcome, field.value)) return;
    // DocSearch takes the answer after this.
    setTimeout(() => {
      if (early.current !== field.value) return;
      field.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true }));
    });
  }, [frame, outcome]);
}

/** Whether the rows are those of what stands in the field. An empty one has the recent searches. */
function answers(outcome: QueryOutcome | null, text: string): boolean {
  return text === "" || (outcome?.kind === "answered" && outcome.text === text);
}
