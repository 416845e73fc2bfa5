import { useCallback, useEffect, useState } from "react";
import { formatHash, parseHash } from "./hash";
import type { Settings } from "./settings";

export interface HashSettings {
  readonly settings: Settings;
  /** Whether the address holds settings that cannot be read: the first ones are shown in their place. */
  readonly isRefused: boolean;
  /** Also writes the address, in place of the present one. */
  readonly set: (settings: Settings) => void;
}

/** Settings that are part of the page's address, so that a link holds them. */
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
