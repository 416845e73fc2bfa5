import { searchPatience, within } from "./patience";
import type { EmbeddedProvider, SearchAnswer, SearchProvider, SearchRequest } from "./provider";

/** An answer, and whether the hosted index was silent. */
export interface ClientAnswer extends SearchAnswer {
  readonly isFallback: boolean;
}

export interface SearchClient {
  /** @throws {SearchFailure} when nobody answers, or nobody in time. */
  readonly search: (request: SearchRequest) => Promise<ClientAnswer>;
  /** Fetches what the site's own index needs to answer, and does not open it. */
  readonly fetch: () => Promise<void>;
  readonly warm: SearchProvider["warm"];
  /** Loads what answers without asking anybody, where the site's own index answers. */
  readonly loadAhead: () => Promise<void>;
}

export interface ClientOptions {
  readonly embedded: EmbeddedProvider;
  readonly hosted: SearchProvider | null;
  /** Milliseconds since some beginning. */
  readonly now?: () => number;
}

/** Nobody answers. */
export class SearchFailure extends Error {
  override readonly name = "SearchFailure";
}

/** Longest that the hosted index is waited for, in milliseconds: its client tries four hosts one after the other. */
export const hostedPatience = 3_000;
/** How long after a failure the hosted index is left in peace, in milliseconds: each letter typed would wait for it. */
export const hostedRest = 30_000;

const nothing: ClientAnswer = { hits: [], count: 0, countOf: {}, hasMore: false, isFallback: false };

/** Asks the hosted index, where there is one, and the site's own when that does not answer. */
export function createSearchClient({ embedded, hosted, now = () => performance.now() }: ClientOptions): SearchClient {
  let failedAt: number | null = null;
  const isResting = () => failedAt !== null && now() - failedAt < hostedRest;

  return {
    fetch: () => (hosted === null ? embedded.fetch() : Promise.resolve()),
    warm: (isAhead) => (hosted ?? embedded).warm(isAhead),
    loadAhead: () => (hosted === null ? embedded.loadAhead() : Promise.resolve()),
    search: async (request) => {
      if (request.text.trim() === "") return nothing;
      try {
        return await within(searchPatience, ask(request));
      } catch (cause) {
        // Whoever is back first answers the next query.
        failedAt = null;
        throw new SearchFailure("No index answers.", { cause });
      }
    },
  };

  async function ask(request: SearchRequest): Promise<ClientAnswer> {
    if (hosted !== null && !isResting()) {
      try {
        const answer = await within(hostedPatience, hosted.search(request));
        failedAt = null;
        return { ...answer, isFallback: false };
      } catch {
        failedAt = now();
      }
    }
    return { ...(await embedded.search(request)), isFallback: hosted !== null };
  }
}
