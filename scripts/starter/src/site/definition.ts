import type { SiteDefinition } from "../../node/site/definition";
import { noExtension } from "../../node/site/extension";
import { settings } from "./settings";
import { buildStrings, strings } from "./strings";

/** This site, for its build and its commands. */
export const definition: SiteDefinition = {
  settings,
  strings: { ...buildStrings, content: strings.content },
  extension: noExtension,
};
