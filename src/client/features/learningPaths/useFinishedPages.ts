import { useMemo, useSyncExternalStore } from "react";
import { readStorage, writeStorage } from "../../hooks/storage";

/** Key in the browser's storage; the value is a JSON list of addresses. */
export const finishedKey = "learning-paths.finished";
const changed = "finishedpageschange";

export interface FinishedPages {
  readonly has: (path: string) => boolean;
  readonly toggle: (path: string) => void;
}

/** The pages of learning paths that the reader has ticked; none in the static page. */
export function useFinishedPages(): FinishedPages {
  const stored = useSyncExternalStore(
    subscribe,
    () => readStorage(finishedKey),
    () => null,
  );
  return useMemo(() => {
    const pages = parse(stored);
    return {
      has: (path) => pages.includes(path),
      toggle: (path) => {
        const others = pages.filter((page) => page !== path);
        writeStorage(finishedKey, JSON.stringify(others.length < pages.length ? others : [...pages, path]));
        window.dispatchEvent(new Event(changed));
      },
    };
  }, [stored]);
}

/** @returns what was written; nothing where something else than a list of texts is kept. */
function parse(stored: string | null): readonly string[] {
  try {
    const value: unknown = JSON.parse(stored ?? "[]");
    return Array.isArray(value) ? value.filter((item): item is string => typeof item === "string") : [];
  } catch {
    return [];
  }
}

function subscribe(notify: () => void): () => void {
  window.addEventListener(changed, notify);
  window.addEventListener("storage", notify);
  return () => {
    window.removeEventListener(changed, notify);
    window.removeEventListener("storage", notify);
  };
}
