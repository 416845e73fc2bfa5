import type { Site } from "../shared/site";
import { settings } from "./settings";
import { strings } from "./strings";

/** This site, as the browser's code gets it. */
export const site: Site = { settings, strings, themeColors: { light: "#ffffff", dark: "#0f1218" } };
