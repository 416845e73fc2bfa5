import { fedml } from "../../extensions/fedml/extension";
import type { SiteDefinition } from "../../node/site/definition";
import { prose } from "./prose";
import { checks, learningPaths, settings, valueLabels, variables } from "./settings";
import { buildStrings, strings } from "./strings";

/** This site's definition for its build and its commands. */
export const definition: SiteDefinition = {
  settings: { ...settings, checks, learningPaths, variables },
  strings: { ...buildStrings, content: strings.content, valueLabels },
  extension: fedml,
  prose,
};
