import type { SynonymGroup } from "../../src/shared/search/records";
import type { Content } from "../content/parseContent";
import type { Problem } from "../common/problem";
import type { Reference } from "../elements/reference";
import type { Places } from "./buildPlaces";
import type { SiteModel } from "./buildSite";

/** Everything that is known of a site once its files are read. */
export interface LoadedSite {
  readonly content: Content;
  readonly site: SiteModel;
  readonly reference: Reference;
  /** Where each thing of the reference data is shown. */
  readonly places: Places;
  /** Words that readers use for the same thing. */
  readonly synonyms: readonly SynonymGroup[];
  readonly problems: readonly Problem[];
  /** Modules of the repository that each document needs, as `ImportedCode.filesOf` has them; none where nothing was checked. */
  readonly imported: ReadonlyMap<string, readonly string[]>;
}
