import type { ColorMode, SiteSettings } from "./settings";
import type { SearchWindowStrings, Strings } from "./strings";

/** What one site has of its own, as the browser's code gets it. */
export interface Site {
  readonly settings: SiteSettings;
  readonly strings: Strings;
  readonly loadSearchWindowStrings: () => Promise<SearchWindowStrings>;
  /** `--color-page` of each mode, for the browser's own bars: "#ffffff". */
  readonly themeColors: Readonly<Record<ColorMode, string>>;
}
