import { useDeferredValue, useSyncExternalStore } from "react";

const never = () => () => undefined;

/**
 * @returns false in the static page and while React takes it over, true from then on: what only the browser knows may show. It
 *   changes without haste, so that the browser can answer the reader meanwhile.
 */
export function useHydrated(): boolean {
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return useDeferredValue(isHydrated);
}
