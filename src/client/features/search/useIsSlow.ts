import { useEffect, useState } from "react";
import { loadingDelay } from "../loading/loadingDelay";

/**
 * @param awaited what the reader is waiting for now; null for nothing.
 * @returns whether the wait has been so long that a sign of loading should show.
 */
export function useIsSlow(awaited: object | null): boolean {
  const [slow, setSlow] = useState<object | null>(null);
  useEffect(() => {
    if (awaited === null) return;
    const timer = setTimeout(() => setSlow(awaited), loadingDelay);
    return () => clearTimeout(timer);
  }, [awaited]);
  return awaited !== null && slow === awaited;
}
