import type { Site } from "../shared/site";
import "./brand.css";
import { settings } from "./settings";
import { strings } from "./strings";

/** This site, as the browser code receives it. */
export const site: Site = {
  settings,
  strings,
  themeColors: __THEME_COLORS__,
  loadSearchWindowStrings: async () => (await import("./searchWindowStrings")).searchWindowStrings,
};
