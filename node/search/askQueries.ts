import { openIndex } from "../../src/shared/search/searchIndex";
import type { ExpectedQuery } from "./readQueries";

export interface AskedQuery extends ExpectedQuery {
  /** Addresses of the pages found, the best one first. */
  readonly found: readonly string[];
  /** Place of the first page that was expected, from 1; null when it is not among those shown. */
  readonly place: number | null;
  /** Names of the index files that a reader would load who asks nothing else. */
  readonly files: readonly string[];
}

/** Pages looked at for each query: what a reader sees at first. */
const shown = 7;

/** Asks an index each query, as a browser would that has just been opened. */
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
