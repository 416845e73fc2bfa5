/** One heading section of a page, or one thing of its reference data, in the shape of DocSearch's records. */
export interface SearchRecord {
  /** Address with anchor; unique on the site. */
  readonly objectID: string;
  /** Sidebar group, page title, then headings down to the section's own. */
  readonly hierarchy: Hierarchy;
  /** What the page is about, from the author's description and keywords; null for a section. */
  readonly summary: string | null;
  /** Prose of the section. */
  readonly content: string | null;
  /** Its code blocks, which are ranked lower. */
  readonly code: string | null;
  /** The command, option, function or key that the record is about; null for a section. */
  readonly name: string | null;
  /** Other names that readers type and that are not shown: the short form of an option, or the words of a task for its page. */
  readonly aliases: readonly string[];
  /** Whether its name is a term that its content defines. */
  readonly isDefinition: boolean;
  readonly anchor: string | null;
  readonly url: string;
  readonly url_without_anchor: string;
  readonly type: RecordType;
  readonly language: string;
  readonly version: string;
  readonly docusaurus_tag: string;
  readonly pageKind: PageKind;
  /** Name of the sidebar, for filters; null for a page outside the groups. */
  readonly group: string | null;
  readonly weight: {
    /** 0 for a page that lists others, 2 for the first page of a group, 1 for all others. */
    readonly page: 0 | 1 | 2;
    /** Higher for a page that is higher in its sidebar. */
    readonly pageRank: number;
    /** Higher for a higher heading level. */
    readonly level: number;
    /** Position within the page, from 0. */
    readonly position: number;
  };
}

export interface Hierarchy {
  readonly lvl0: string;
  readonly lvl1: string;
  readonly lvl2: string | null;
  readonly lvl3: string | null;
  readonly lvl4: string | null;
  readonly lvl5: string | null;
  readonly lvl6: string | null;
}

export type RecordType = "lvl1" | "lvl2" | "lvl3" | "lvl4" | "lvl5" | "lvl6";

/** In order: a page that lists others, an ordinary page, the first page of a group, a page of error messages, a page of known issues. */
export const pageKinds = ["list", "page", "first", "errors", "issues"] as const;
export type PageKind = (typeof pageKinds)[number];

/** Phrases with the same meaning: `["fl", "federated learning"]`. A search for one finds all. */
export type SynonymGroup = readonly string[];

/** DocSearch's name for a version of the documents, in its crawlers and filters. */
export function docusaurusTag(pluginId: string, version: string): string {
  return `docs-${pluginId}-${version}`;
}
