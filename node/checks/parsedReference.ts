import type { Problem } from "../common/problem";
import type { Doc } from "../content/parseDocument";
import type { Reference } from "../elements/reference";
import type { LinkChecker } from "./linkChecker";

/** Reference data as their files were read. */
export interface ParsedReference {
  /** Without the files that have a problem of their own. */
  readonly reference: Reference;
  /** What is wrong within the files. */
  readonly problems: readonly Problem[];
  /** @returns what is wrong between the data and the documents. */
  readonly check: (site: ReferenceCheckInput) => readonly Problem[];
}

export interface ReferenceCheckInput {
  /** Documents of the built site. */
  readonly published: readonly Doc[];
  /** Drafts too: what code blocks claim is their own text. */
  readonly all: readonly Doc[];
  readonly links: LinkChecker;
}
