import { useCallback, useEffect, useState } from "react";
import { formatHash, parseHash } from "./hash";
import type { Settings } from "./settings";

export interface HashSettings {
  readonly settings: Settings;
  /** Whether the address contains unreadable settings. The initial settings are then shown instead. */
  readonly isRefused: boolean;
  /** Also replaces the hash of the address. */
  readonly set: (settings: Settings) => void;
}

/** Settings in the hash of the page's address, so that a link contains them. */
export function useHashSettings(first: Settings): HashSettings {
  const [state, setState] = useState({ settings: first, isRefused: false });
  useEffect(() => {
    const read = () => {
      const found = parseHash(location.hash);
      if (found === "invalid") setState({ settings: first, isRefused: true });
      else if (found) setState({ settings: found, isRefused: false });
    };
    read();
    addEventListener("hashchange", read);
    return () => removeEventListener("hashchange", read);
  }, [first]);
  const set = useCallback((settings: Settings) => {
    setState({ settings, isRefused: false });
    history.replaceState(history.state, "", formatHash(settings));
  }, []);
  return { ...state, set };
}
