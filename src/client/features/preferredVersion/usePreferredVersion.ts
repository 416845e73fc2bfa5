import { useCallback, useSyncExternalStore } from "react";
import type { DocsSettings } from "../../../shared/settings";
import { readStorage, writeStorage } from "../../hooks/storage";

const changed = "preferredversionchange";

/** Key in the browser's storage, one for each set of documents. */
export function preferredVersionKey(pluginId: string): string {
  return `docs-preferred-version-${pluginId}`;
}

/**
 * The version of the documents that the reader last read or chose.
 *
 * @returns name of the version, null where none was chosen or it no longer exists; and what saves another one.
 */
export function usePreferredVersion({
  pluginId,
  versionPersistence,
  versions,
}: DocsSettings): readonly [string | null, (name: string) => void] {
  const key = preferredVersionKey(pluginId);
  const isKept = versionPersistence === "localStorage";
  const stored = useSyncExternalStore(
    subscribe,
    () => (isKept ? readStorage(key) : null),
    () => null,
  );
  const save = useCallback(
    (name: string) => {
      if (!isKept || readStorage(key) === name) return;
      writeStorage(key, name);
      window.dispatchEvent(new Event(changed));
    },
    [key, isKept],
  );
  return [versions.some(({ name }) => name === stored) ? stored : null, save];
}

function subscribe(notify: () => void): () => void {
  window.addEventListener(changed, notify);
  window.addEventListener("storage", notify);
  return () => {
    window.removeEventListener(changed, notify);
    window.removeEventListener("storage", notify);
  };
}
