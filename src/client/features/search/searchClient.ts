import { searchPatience, within } from "./patience";
import type { EmbeddedProvider, SearchAnswer, SearchProvider, SearchRequest } from "./provider";

/** An answer, and whether it is the site's own because the hosted index did not answer. */
export interface ClientAnswer extends SearchAnswer {
  readonly isFallback: boolean;
}

export interface SearchClient {
  /** @throws {SearchFailure} when no index answers, or none in time. */
  readonly search: (request: SearchRequest) => Promise<ClientAnswer>;
  /** Downloads what the site's own index needs to answer, without opening it. */
  readonly fetch: () => Promise<void>;
  readonly warm: SearchProvider["warm"];
  /** Loads what answers queries without further requests, if the site's own index answers. */
  readonly loadAhead: () => Promise<void>;
}

export interface ClientOptions {
  readonly embedded: EmbeddedProvider;
  readonly hosted: SearchProvider | null;
  /** Milliseconds since any fixed time. */
  readonly now?: () => number;
}

/** Thrown when no index answers. */
export class SearchFailure extends Error {
  override readonly name = "SearchFailure";
}

/** How long to wait for the hosted index, in milliseconds: its client tries four hosts one after the other. */
export const hostedPatience = 3_000;
/** How long the hosted index is not used after a failure, in milliseconds: otherwise each letter typed would wait for it. */
export const hostedRest = 30_000;

const nothing: ClientAnswer = { hits: [], count: 0, countOf: {}, hasMore: false, isFallback: false };

/** Searches the hosted index, if there is one, and the site's own if the hosted one does not answer. */
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
        // Both have failed, so the next query tries the hosted index again.
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
