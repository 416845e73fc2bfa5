import { openIndex } from "../../src/shared/search/searchIndex";
import type { ExpectedQuery } from "./readQueries";

export interface AskedQuery extends ExpectedQuery {
  /** Addresses of the pages found, the best one first. */
  readonly found: readonly string[];
  /** Rank of the first expected page, from 1; null if it is not among the results shown. */
  readonly place: number | null;
  /** Names of the index files that a browser loads for this query only. */
  readonly files: readonly string[];
}

/** Number of results examined per query: as many as the reader sees at first. */
const shown = 7;

/** Runs each query on an index, as a newly opened browser page would. */
export async function askQueries(
  index: ReadonlyMap<string, string>,
  queries: readonly ExpectedQuery[],
): Promise<readonly AskedQuery[]> {
  return Promise.all(
    queries.map(async ({ query, expect }) => {
      const files = new Set<string>();
      const { search } = await openIndex((name) => {
        files.add(name);
        const text = index.get(name);
        return text === undefined ? Promise.reject(new Error(`${name} is missing.`)) : Promise.resolve(text);
      });
      const { pages } = await search({ text: query, offset: 0, limit: shown });
      const found = pages.map(({ page }) => page.path);
      const place = found.findIndex((path) => expect.includes(path)) + 1;
      return { query, expect, found, place: place === 0 ? null : place, files: [...files] };
    }),
  );
}
