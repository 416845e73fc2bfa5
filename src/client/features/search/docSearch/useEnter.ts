import { useEffect, useLayoutEffect, useRef, type RefObject } from "react";
import { inside } from "./inside";
import type { QueryOutcome } from "./toDocSearchClient";

/**
 * Handles Enter while an answer is pending: DocSearch would open a row of the previous query. This waits, and opens the first
 * row of the answer when it arrives, unless the reader has pressed another key in the meantime.
 *
 * @param frame element around DocSearch's interface.
 */
export function useEnter(frame: RefObject<HTMLElement>, outcome: QueryOutcome | null): void {
  /** Text of the field when Enter was pressed too early. */
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
    // DocSearch handles the answer after this effect.
    setTimeout(() => {
      if (early.current !== field.value) return;
      field.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true }));
    });
  }, [frame, outcome]);
}

/** Whether the rows belong to the text in the field. With an empty field, they are the recent searches. */
function answers(outcome: QueryOutcome | null, text: string): boolean {
  return text === "" || (outcome?.kind === "answered" && outcome.text === text);
}
