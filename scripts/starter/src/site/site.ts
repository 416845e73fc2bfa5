import type { Site } from "../shared/site";
import "./brand.css";
import "./faces/faces.css";
import { settings } from "./settings";
import { strings } from "./strings";

/** This site, for the code that runs in the browser. */
export const site: Site = {
  settings,
  strings,
  themeColors: __THEME_COLORS__,
  loadSearchWindowStrings: async () => (await import("./searchWindowStrings")).searchWindowStrings,
};
