import type { SiteSettings } from "../../src/shared/settings";
import type { BuildStrings, DocumentStrings } from "../../src/shared/strings";
import type { ProseRules } from "../common/proseRules";
import type { Extension } from "./extension";

/** Everything that defines this site, except its content. src/site passes it to the engine. */
export interface SiteDefinition {
  readonly settings: SiteSettings;
  readonly strings: BuildStrings & DocumentStrings;
  /** `noExtension` for a site without reference data. */
  readonly extension: Extension;
  /** Rules for the prose of the content; missing if it is not checked. */
  readonly prose?: ProseRules;
}

/** Adds the site's definition to the arguments of a hook. */
export type WithSite<Args> = Args & { readonly definition: SiteDefinition };
