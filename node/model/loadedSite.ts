import type { SynonymGroup } from "../../src/shared/search/records";
import type { Content } from "../content/parseContent";
import type { Problem } from "../common/problem";
import type { Reference } from "../elements/reference";
import type { Places } from "./buildPlaces";
import type { SiteModel } from "./buildSite";

/** Everything known about a site after its files have been read. */
export interface LoadedSite {
  readonly content: Content;
  readonly site: SiteModel;
  readonly reference: Reference;
  /** Where each item of the reference data is shown. */
  readonly places: Places;
  /** Words that readers use for the same thing. */
  readonly synonyms: readonly SynonymGroup[];
  readonly problems: readonly Problem[];
  /** Modules of the repository that each document needs, see `ImportedCode.filesOf`; empty if nothing was checked. */
  readonly imported: ReadonlyMap<string, readonly string[]>;
}
