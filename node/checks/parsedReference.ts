import type { Problem } from "../common/problem";
import type { Doc } from "../content/parseDocument";
import type { Reference } from "../elements/reference";
import type { LinkChecker } from "./linkChecker";

/** Reference data as parsed from their files. */
export interface ParsedReference {
  /** Without data from files that have problems. */
  readonly reference: Reference;
  /** Problems within the files. */
  readonly problems: readonly Problem[];
  /** @returns conflicts between the data and the documents. */
  readonly check: (site: ReferenceCheckInput) => readonly Problem[];
}

export interface ReferenceCheckInput {
  /** Documents of the built site. */
  readonly published: readonly Doc[];
  /** All documents, drafts included, because code blocks can be checked on their own. */
  readonly all: readonly Doc[];
  readonly links: LinkChecker;
}
