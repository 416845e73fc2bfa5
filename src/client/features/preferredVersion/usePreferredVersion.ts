import { useSyncExternalStore } from "react";
import type { DocsSettings } from "../../../shared/settings";
import { readStorage, writeStorage } from "../../hooks/storage";

const changed = "preferredversionchange";

/** Key in the browser's storage, one for each set of documents. */
export function preferredVersionKey(pluginId: string): string {
  return `docs-preferred-version-${pluginId}`;
}

/** @returns name of the version that the reader last read or chose; null if there is none or it no longer exists. */
export function usePreferredVersion({ pluginId, versionPersistence, versions }: DocsSettings): string | null {
  const key = preferredVersionKey(pluginId);
  const isKept = versionPersistence === "localStorage";
  const stored = useSyncExternalStore(
    subscribe,
    () => (isKept ? readStorage(key) : null),
    () => null,
  );
  return versions.some(({ name }) => name === stored) ? stored : null;
}

/** Stores the version that the reader reads, if the settings allow it. */
export function savePreferredVersion({ pluginId, versionPersistence }: DocsSettings, name: string): void {
  const key = preferredVersionKey(pluginId);
  if (versionPersistence !== "localStorage" || readStorage(key) === name) return;
  writeStorage(key, name);
  window.dispatchEvent(new Event(changed));
}

function subscribe(notify: () => void): () => void {
  window.addEventListener(changed, notify);
  window.addEventListener("storage", notify);
  return () => {
    window.removeEventListener(changed, notify);
    window.removeEventListener("storage", notify);
  };
}
