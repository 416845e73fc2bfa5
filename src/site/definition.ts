import { fedml } from "../../extensions/fedml/extension";
import type { SiteDefinition } from "../../node/site/definition";
import { settings } from "./settings";

/** This site, as its build and its commands know it. */
export const definition: SiteDefinition = { settings, extension: fedml };
