import { useCallback, useSyncExternalStore } from "react";
import type { ColorMode } from "../../../shared/settings";
import { settings } from "../../../site/settings";
import { readStorage, writeStorage } from "../../hooks/storage";
import { colorModeKey, themeColors } from "./colorModeValues";

const changed = "colormodechange";

/** The colour mode, kept on the root element so that it is right before React arrives; stored, and the same in all tabs. */
export function useColorMode(): readonly [ColorMode, () => void] {
  const mode = useSyncExternalStore(subscribe, currentMode, () => settings.colorMode.defaultMode);
  const toggle = useCallback(() => {
    const next = currentMode() === "dark" ? "light" : "dark";
    show(next);
    writeStorage(colorModeKey, next);
  }, []);
  return [mode, toggle];
}

function currentMode(): ColorMode {
  return document.documentElement.dataset["theme"] === "dark" ? "dark" : "light";
}

function show(mode: ColorMode): void {
  document.documentElement.dataset["theme"] = mode;
  document.querySelector("meta[name='theme-color']")?.setAttribute("content", themeColors[mode]);
  window.dispatchEvent(new Event(changed));
}

let hasCaughtUp = false;

/** Takes over what another tab has chosen since this page was painted: until React came, nobody listened. */
function catchUp(): void {
  if (hasCaughtUp) return;
  hasCaughtUp = true;
  const stored = readStorage(colorModeKey);
  if ((stored === "dark" || stored === "light") && stored !== currentMode()) show(stored);
}

function subscribe(notify: () => void): () => void {
  const { respectPrefersColorScheme } = settings.colorMode;
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === colorModeKey && newValue !== null) show(newValue === "dark" ? "dark" : "light");
  };
  const system = respectPrefersColorScheme ? matchMedia("(prefers-color-scheme: dark)") : null;
  const onSystem = () => {
    if (readStorage(colorModeKey) === null) show(system?.matches ? "dark" : "light");
  };
  window.addEventListener(changed, notify);
  catchUp();
  window.addEventListener("storage", onStorage);
  system?.addEventListener("change", onSystem);
  return () => {
    window.removeEventListener(changed, notify);
    window.removeEventListener("storage", onStorage);
    system?.removeEventListener("change", onSystem);
  };
}
