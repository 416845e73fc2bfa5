import type { Site } from "../shared/site";
import "../../extensions/fedml/styles.css";
import "./brand.css";
import "./faces/faces.css";
import { settings } from "./settings";
import { strings } from "./strings";

/** This site's data for the browser's code. */
export const site: Site = {
  settings,
  strings,
  themeColors: __THEME_COLORS__,
  loadSearchWindowStrings: async () => (await import("./searchWindowStrings")).searchWindowStrings,
};
