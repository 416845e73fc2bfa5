import { useCallback, useSyncExternalStore } from "react";
import type { ColorMode } from "../../../shared/settings";
import type { Site } from "../../../shared/site";
import { readStorage, writeStorage } from "../../hooks/storage";
import { useSite } from "../../hooks/useSite";
import { colorModeKey } from "./colorModeValues";

type ThemeColors = Site["themeColors"];

const changed = "colormodechange";

/** @returns the colour mode and its toggle. The root element has the mode before hydration; a choice is stored and shared with all tabs. */
export function useColorMode(): readonly [ColorMode, () => void] {
  const { settings, themeColors } = useSite();
  const { defaultMode, respectPrefersColorScheme } = settings.colorMode;
  const mode = useSyncExternalStore(
    useCallback(
      (notify) => subscribe(notify, themeColors, respectPrefersColorScheme),
      [themeColors, respectPrefersColorScheme],
    ),
    currentMode,
    () => defaultMode,
  );
  const toggle = useCallback(() => {
    const next = currentMode() === "dark" ? "light" : "dark";
    show(next, themeColors);
    writeStorage(colorModeKey, next);
  }, [themeColors]);
  return [mode, toggle];
}

function currentMode(): ColorMode {
  return document.documentElement.dataset["theme"] === "dark" ? "dark" : "light";
}

function show(mode: ColorMode, themeColors: ThemeColors): void {
  document.documentElement.dataset["theme"] = mode;
  document.querySelector("meta[name='theme-color']")?.setAttribute("content", themeColors[mode]);
  window.dispatchEvent(new Event(changed));
}

let hasCaughtUp = false;

/** Applies a mode that another tab stored between this page's first paint and hydration, when nothing listened yet. */
function catchUp(themeColors: ThemeColors): void {
  if (hasCaughtUp) return;
  hasCaughtUp = true;
  const stored = readStorage(colorModeKey);
  if ((stored === "dark" || stored === "light") && stored !== currentMode()) show(stored, themeColors);
}

function subscribe(notify: () => void, themeColors: ThemeColors, followsSystem: boolean): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === colorModeKey && newValue !== null) show(newValue === "dark" ? "dark" : "light", themeColors);
  };
  const system = followsSystem ? matchMedia("(prefers-color-scheme: dark)") : null;
  const onSystem = () => {
    if (readStorage(colorModeKey) === null) show(system?.matches ? "dark" : "light", themeColors);
  };
  window.addEventListener(changed, notify);
  catchUp(themeColors);
  window.addEventListener("storage", onStorage);
  system?.addEventListener("change", onSystem);
  return () => {
    window.removeEventListener(changed, notify);
    window.removeEventListener("storage", onStorage);
    system?.removeEventListener("change", onSystem);
  };
}
