import { useDeferredValue, useSyncExternalStore } from "react";

const never = () => () => undefined;

/**
 * @returns false in the static page and during hydration; true afterwards, when the page may show what only the browser knows. The
 *   change has a low priority, so that the browser can respond to the reader in the meantime.
 */
export function useHydrated(): boolean {
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return useDeferredValue(isHydrated);
}
