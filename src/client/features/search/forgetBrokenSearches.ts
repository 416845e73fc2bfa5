import { readStorage } from "../../hooks/storage";

/**
 * DocSearch reads its lists of recent and favourite searches without a doubt; one that is no list would crash the modal.
 */
export function forgetBrokenSearches(indexName: string): void {
  for (const list of ["RECENT", "FAVORITE"]) {
    const key = `__DOCSEARCH_${list}_SEARCHES__${indexName}`;
    const stored = readStorage(key);
    if (stored !== null && !isList(stored)) localStorage.removeItem(key);
  }
}

function isList(json: string): boolean {
  try {
    const list: unknown = JSON.parse(json);
    return Array.isArray(list) && list.every(isHit);
  } catch {
    return false;
  }
}

function isHit(item: unknown): boolean {
  const hit = item as { objectID?: unknown; url?: unknown; type?: unknown; hierarchy?: Record<string, unknown> } | null;
  return (
    typeof hit?.objectID === "string" &&
    typeof hit.url === "string" &&
    typeof hit.type === "string" &&
    typeof hit.hierarchy?.["lvl1"] === "string"
  );
}
