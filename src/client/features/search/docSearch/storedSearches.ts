import { inside } from "./inside";
import { readStorage, writeStorage } from "../../../hooks/storage";

/** A search that was chosen before: the part of a hit of DocSearch that its lists of recent and favourite searches show. */
export interface StoredSearch {
  readonly objectID: string;
  readonly url: string;
  readonly type: (typeof types)[number];
  readonly hierarchy: Readonly<Record<"lvl0" | (typeof types)[number], string | null>>;
  readonly content: string | null;
}

const types = ["lvl1", "lvl2", "lvl3", "lvl4", "lvl5", "lvl6"] as const;
/** DocSearch keeps no more. */
const longestList = 10;
/** Far more than any title or address of a site has, in UTF-16 code units. */
const longestText = 2_000;

/**
 * DocSearch reads its lists without a doubt: what is no list would crash the modal, and texts are HTML to it. So whatever is not
 * sound is taken out of the storage before.
 */
export function cleanStoredSearches(indexName: string): void {
  for (const list of inside.storedLists) {
    const key = list + indexName;
    const stored = readStorage(key);
    if (stored === null) continue;
    const sound = JSON.stringify(parseStoredSearches(stored));
    if (sound === stored) continue;
    // Removed first: a storage that is full takes nothing new.
    localStorage.removeItem(key);
    writeStorage(key, sound);
  }
}

/** @returns the sound ones of a stored list, with no other fields than they should have. */
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

/** Without "<" HTML holds no elements. */
function isText(value: unknown): value is string {
  return typeof value === "string" && value.length <= longestText && !value.includes("<");
}

/** A path of this site, or an absolute address, as the search of another site at the same address may have kept it. */
function isSafeAddress(url: string): boolean {
  try {
    const { origin, protocol } = url.startsWith("/") ? new URL(url, location.origin) : new URL(url);
    return url.startsWith("/") ? origin === location.origin : /^https?:$/.test(protocol);
  } catch {
    return false;
  }
}
