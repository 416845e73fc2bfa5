import type { SiteSettings } from "../../shared/settings";
import type { Site } from "../../shared/site";
import { announcementKey, dismissedValue } from "../features/announcement/announcement";
import { colorModeKey } from "../features/colorMode/colorModeValues";
import { hiddenValue, sidebarKey } from "../features/sidebarHiding/sidebarHiding";

/**
 * Script for the head, which runs before the first paint: it marks that scripts run, and sets the reader's stored choices on
 * the root element, so that nothing flashes or jumps. Storage throws where it is forbidden. The text is the same on every page.
 */
export function beforePaintScript(
  { colorMode, announcement }: Pick<SiteSettings, "colorMode" | "announcement">,
  themeColors: Site["themeColors"],
): string {
  const { defaultMode, disableSwitch, respectPrefersColorScheme } = colorMode;
  const preferred = respectPrefersColorScheme
    ? `matchMedia("(prefers-color-scheme: dark)").matches?"dark":"light"`
    : JSON.stringify(defaultMode);
  const stored = [
    ...(disableSwitch ? [] : [`m=s.getItem("${colorModeKey}")||m`]),
    `if(s.getItem("${sidebarKey}")==="${hiddenValue}")e.sidebar="${hiddenValue}"`,
    ...(announcement
      ? [`if(s.getItem("${announcementKey}")===${inScript(announcement.id)})e.announcement="${dismissedValue}"`]
      : []),
  ];
  return (
    `(function(d,m,s){var e=d.documentElement.dataset;e.js="";try{s=localStorage;${stored.join(";")}}catch(x){}` +
    `e.theme=m==="dark"?"dark":"light";` +
    `d.querySelector("meta[name=theme-color]").content=e.theme==="dark"?"${themeColors.dark}":"${themeColors.light}"` +
    `})(document,${preferred})`
  );
}

/** Returns a text as a JavaScript literal that cannot end the script element. */
function inScript(text: string): string {
  return JSON.stringify(text).replace(/</g, "\\u003c");
}
