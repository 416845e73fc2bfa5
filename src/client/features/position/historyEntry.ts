/** One entry of the tab's history; its key finds the data that belong to it. */
export interface HistoryEntry {
  readonly key: string;
  /** Position among the history entries; the difference of two indexes is the number of steps between them. */
  readonly index: number;
}

let lastIndex = 0;

/** @returns the key in an entry's state; undefined for an entry that the browser has just made. */
export function keyOfState(state: unknown): string | undefined {
  return read(state)?.key;
}

/**
 * @returns the current entry. An entry that the browser or the router has made gets a key, and the index after that of the
 * entry returned last.
 */
export function currentEntry(): HistoryEntry {
  const state: unknown = history.state;
  const known = read(state);
  const index = known?.index ?? lastIndex + 1;
  const entry = { key: known?.key ?? `${Date.now()}.${index}`, index };
  lastIndex = index;
  if (known?.index !== index) {
    try {
      history.replaceState({ ...(state as object | null), ...entry }, "");
    } catch {
      // Safari refuses more than 100 changes in 30 s. The entry then has no key, and its position is not saved.
    }
  }
  return entry;
}

function read(state: unknown): { readonly key: string; readonly index: number | undefined } | undefined {
  const { key, index } = (state ?? {}) as { readonly key?: unknown; readonly index?: unknown };
  if (typeof key !== "string") return undefined;
  return { key, index: typeof index === "number" && Number.isSafeInteger(index) ? index : undefined };
}
