import { inside } from "./inside";
import { readStorage, writeStorage } from "../../../hooks/storage";

/** A hit that the reader chose before: the part that DocSearch's lists of recent and favourite searches show. */
export interface StoredSearch {
  readonly objectID: string;
  readonly url: string;
  readonly type: (typeof types)[number];
  readonly hierarchy: Readonly<Record<"lvl0" | (typeof types)[number], string | null>>;
  readonly content: string | null;
}

const types = ["lvl1", "lvl2", "lvl3", "lvl4", "lvl5", "lvl6"] as const;
/** DocSearch stores no more items in a list. */
const longestList = 10;
/** Longest accepted text, in UTF-16 code units: far longer than any title or address. */
const longestText = 2_000;

/**
 * DocSearch reads its lists without checks: a value that is not a list would crash the modal, and it inserts texts as HTML. So
 * this first removes invalid items from the storage.
 */
export function cleanStoredSearches(indexName: string): void {
  for (const list of inside.storedLists) {
    const key = list + indexName;
    const stored = readStorage(key);
    if (stored === null) continue;
    const sound = JSON.stringify(parseStoredSearches(stored));
    if (sound === stored) continue;
    // Remove the old value first: a full storage accepts nothing new.
    localStorage.removeItem(key);
    writeStorage(key, sound);
  }
}

/** @returns the valid items of a stored list, with only the expected fields. */
export function parseStoredSearches(json: string): readonly StoredSearch[] {
  let list: unknown;
  try {
    list = JSON.parse(json);
  } catch {
    return [];
  }
  return Array.isArray(list) ? list.flatMap(toStoredSearch).slice(0, longestList) : [];
}

function toStoredSearch(item: unknown): readonly StoredSearch[] {
  const [objectID, url, content] = [own(item, "objectID"), own(item, "url"), own(item, "content") ?? null];
  const type = types.find((known) => known === own(item, "type"));
  const hierarchy = own(item, "hierarchy");
  const [lvl0, lvl1, lvl2, lvl3, lvl4, lvl5, lvl6] = ["lvl0", ...types].map((level) => own(hierarchy, level) ?? null);
  const texts = [lvl0, lvl1, lvl2, lvl3, lvl4, lvl5, lvl6, content];
  if (!isText(objectID) || !isText(url) || !isSafeAddress(url)) return [];
  if (type === undefined || !isText(lvl1) || !isText(own(hierarchy, type))) return [];
  if (!texts.every((text) => text === null || isText(text))) return [];
  return [{ objectID, url, type, hierarchy: { lvl0, lvl1, lvl2, lvl3, lvl4, lvl5, lvl6 }, content } as StoredSearch];
}

function own(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined;
}

/** Whether a value is a harmless text: without "<", HTML contains no elements. */
function isText(value: unknown): value is string {
  return typeof value === "string" && value.length <= longestText && !value.includes("<");
}

/** Whether a URL is a path of this site or an absolute URL, which the search of another site on this origin may have stored. */
function isSafeAddress(url: string): boolean {
  try {
    const { origin, protocol } = url.startsWith("/") ? new URL(url, location.origin) : new URL(url);
    return url.startsWith("/") ? origin === location.origin : /^https?:$/.test(protocol);
  } catch {
    return false;
  }
}
