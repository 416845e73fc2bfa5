import type { Definition } from "../../../shared/search/toDefinition";
import type { SearchHit } from "../../../shared/search/toHits";

/** A reader's query, for any provider. */
export interface SearchRequest {
  readonly text: string;
  /** Name of a sidebar: results of other groups are left out. */
  readonly group?: string | undefined;
  /** Name of the sidebar that the reader has open: its results come before equally good ones. */
  readonly near?: string | undefined;
  /** Counts from 0. */
  readonly page: number;
  /** Whether the answer is no longer needed; it may then have no hits. */
  readonly isOver?: () => boolean;
  /** Whether hits may be returned before their snippets are loaded (`SearchHit.load`). */
  readonly isEager?: boolean;
  /** May be called before the answer arrives, to tell whether it will have a definition. */
  readonly onTerm?: (isTerm: boolean) => void;
}

export interface SearchAnswer {
  /** In order of rank; hits of one page are consecutive. */
  readonly hits: readonly SearchHit[];
  /** Total number of pages found. */
  readonly count: number;
  /** Pages found in each sidebar, regardless of the filter. */
  readonly countOf: Readonly<Record<string, number>>;
  readonly hasMore: boolean;
  /** Definition of the query, if it is a term; resolves to null if it could not be loaded. */
  readonly definition?: Promise<Definition | null> | null;
}

/** Number of pages in one answer. */
export const pagesAtOnce = 7;

/** A source of answers. */
export interface SearchProvider {
  /** @throws {Error} when there is no answer. */
  readonly search: (request: SearchRequest) => Promise<SearchAnswer>;
  /** Loads what every query needs. @param isAhead whether to begin with what `loadAhead` would load first. */
  readonly warm: (isAhead?: boolean) => Promise<void>;
}

/** The site's own index. */
export interface EmbeddedProvider extends SearchProvider {
  /** Downloads what every query needs without opening it: opening takes a slow phone some time. */
  readonly fetch: () => Promise<void>;
  /** Loads the names of results, and then what answers queries without further requests, if that is not too much. */
  readonly loadAhead: () => Promise<void>;
}

/** Limits the search to a language and to tags; `null` searches everything. */
export interface SearchContext {
  readonly language: string;
  readonly tags: readonly string[];
}
