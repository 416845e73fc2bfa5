import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** @returns false in the static page and while React takes it over, true from then on: what only the browser knows may show. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
