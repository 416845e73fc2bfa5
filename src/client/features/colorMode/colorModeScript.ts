import type { SiteSettings } from "../../../shared/settings";

/** Key in the browser's storage. */
export const colorModeKey = "theme";

/**
 * Runs before the first paint: marks that script runs, and sets the stored colour mode, so that nothing flashes.
 * Storage may throw where it is forbidden.
 */
export function colorModeScript({
  defaultMode,
  disableSwitch,
  respectPrefersColorScheme,
}: SiteSettings["colorMode"]): string {
  const preferred = respectPrefersColorScheme
    ? `matchMedia("(prefers-color-scheme: dark)").matches?"dark":"light"`
    : JSON.stringify(defaultMode);
  const stored = disableSwitch ? "" : `try{m=localStorage.getItem("${colorModeKey}")||m}catch(e){}`;
  return `(function(d,m){${stored}d.dataset.theme=m==="dark"?"dark":"light";d.dataset.js=""})(document.documentElement,${preferred})`;
}
