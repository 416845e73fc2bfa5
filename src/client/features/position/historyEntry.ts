/** One entry of the tab's history, named so that what belongs to it can be found again. */
export interface HistoryEntry {
  readonly key: string;
  /** Place among the entries of this document; tells how far one is from another. */
  readonly index: number;
}

let lastIndex = 0;

/** @returns the name of the entry in the address bar; undefined where the browser has just made it. */
export function keyOfState(state: unknown): string | undefined {
  return read(state)?.key;
}

/**
 * @returns the entry in the address bar. One that the browser or the router has made gets a name; it follows the entry
 * that was asked for last.
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
      // Safari refuses more than 100 changes in 30 s. The entry then has no name, and its position is not remembered.
    }
  }
  return entry;
}

function read(state: unknown): { readonly key: string; readonly index: number | undefined } | undefined {
  const { key, index } = (state ?? {}) as { readonly key?: unknown; readonly index?: unknown };
  if (typeof key !== "string") return undefined;
  return { key, index: typeof index === "number" && Number.isSafeInteger(index) ? index : undefined };
}
