import type { SiteSettings } from "../../src/shared/settings";
import type { BuildStrings, DocumentStrings } from "../../src/shared/strings";
import type { ProseRules } from "../common/proseRules";
import type { Extension } from "./extension";

/** What makes this site, besides its content: src/site gives it to the engine. */
export interface SiteDefinition {
  readonly settings: SiteSettings;
  readonly strings: BuildStrings & DocumentStrings;
  /** `noExtension` for a site of documents alone. */
  readonly extension: Extension;
  /** How the prose of its content should be; missing where nothing checks it. */
  readonly prose?: ProseRules;
}

/** Adds the site's definition to the arguments of a hook. */
export type WithSite<Args> = Args & { readonly definition: SiteDefinition };
