import type { ColorMode, SiteSettings } from "./settings";
import type { SearchWindowStrings, Strings } from "./strings";

/** The site-specific data for the browser's code. */
export interface Site {
  readonly settings: SiteSettings;
  readonly strings: Strings;
  readonly loadSearchWindowStrings: () => Promise<SearchWindowStrings>;
  /** `--color-page` of each mode, for the browser's UI: "#ffffff". */
  readonly themeColors: Readonly<Record<ColorMode, string>>;
}
