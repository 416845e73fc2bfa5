import type { Definition } from "../../../shared/search/toDefinition";
import type { SearchHit } from "../../../shared/search/toHits";

/** What a reader asks for, whoever answers. */
export interface SearchRequest {
  readonly text: string;
  /** Name of a sidebar: results of other groups are left out. */
  readonly group?: string | undefined;
  /** Name of the sidebar that the reader has open: its results come before others that are as good. */
  readonly near?: string | undefined;
  /** Counts from 0. */
  readonly page: number;
  /** Whether nobody waits for the answer any more; it may then be without hits. */
  readonly isOver?: () => boolean;
  /** Whether hits may come before their snippets are there (`SearchHit.load`). */
  readonly isEager?: boolean;
  /** May be told before the answer is there whether it will have a definition. */
  readonly onTerm?: (isTerm: boolean) => void;
}

export interface SearchAnswer {
  /** In order of rank; hits of one page stand together. */
  readonly hits: readonly SearchHit[];
  /** Pages found in all. */
  readonly count: number;
  /** Pages found in each sidebar, whatever the filter. */
  readonly countOf: Readonly<Record<string, number>>;
  readonly hasMore: boolean;
  /** What the term means that the query is; null inside where it could not be loaded. */
  readonly definition?: Promise<Definition | null> | null;
}

/** Pages in one answer. */
export const pagesAtOnce = 7;

/** Someone who answers. */
export interface SearchProvider {
  /** @throws {Error} when there is no answer. */
  readonly search: (request: SearchRequest) => Promise<SearchAnswer>;
  /** Loads what every query needs. @param isAhead whether to begin with what `loadAhead` would load first. */
  readonly warm: (isAhead?: boolean) => Promise<void>;
}

/** The site's own index. */
export interface EmbeddedProvider extends SearchProvider {
  /** Has what every query needs on this machine; to open it takes a slow phone some time. */
  readonly fetch: () => Promise<void>;
  /** Loads what names results, and then what finds them without asking the site, where that is not too much. */
  readonly loadAhead: () => Promise<void>;
}

/** What is asked within: `null` asks everything. */
export interface SearchContext {
  readonly language: string;
  readonly tags: readonly string[];
}
