import { expect, jest, test } from "@jest/globals";
import type { EmbeddedProvider, SearchAnswer, SearchProvider } from "./provider";
import { createSearchClient, hostedRest } from "./searchClient";

const answer = (count: number): SearchAnswer => ({ hits: [], count, countOf: {}, hasMore: false });
function provider(
  search: SearchProvider["search"],
): EmbeddedProvider & { readonly search: jest.Mock<SearchProvider["search"]> } {
  const load = () => jest.fn(() => Promise.resolve());
  return { search: jest.fn(search), fetch: load(), warm: load(), loadAhead: load() };
}
const request = { text: "cluster", page: 0 };

test("asks no provider for a blank query", async () => {
  const embedded = provider(() => Promise.resolve(answer(1)));
  expect(await createSearchClient({ embedded, hosted: null }).search({ text: " \n ", page: 0 })).toMatchObject({
    count: 0,
  });
  expect(embedded.search).not.toHaveBeenCalled();
});

test("uses the site's own index without a hosted one, and reports no fallback", async () => {
  const embedded = provider(() => Promise.resolve(answer(1)));
  const client = createSearchClient({ embedded, hosted: null });
  expect(await client.search(request)).toMatchObject({ count: 1, isFallback: false });
  await client.warm();
  expect(embedded.warm).toHaveBeenCalled();
  await client.fetch();
  expect(embedded.fetch).toHaveBeenCalled();
});

test("fetches nothing of the site's own index if there is a hosted one", async () => {
  const embedded = provider(() => Promise.resolve(answer(1)));
  await createSearchClient({ embedded, hosted: embedded }).fetch();
  expect(embedded.fetch).not.toHaveBeenCalled();
});

test("asks a hosted index that failed again only after a rest", async () => {
  let isDown = true;
  let time = 0;
  const embedded = provider(() => Promise.resolve(answer(1)));
  const hosted = provider(() => (isDown ? Promise.reject(new Error("down")) : Promise.resolve(answer(2))));
  const client = createSearchClient({ embedded, hosted, now: () => time });
  expect(await client.search(request)).toMatchObject({ count: 1, isFallback: true });
  isDown = false;
  expect(await client.search(request)).toMatchObject({ count: 1, isFallback: true });
  expect(hosted.search).toHaveBeenCalledTimes(1);
  time = hostedRest;
  expect(await client.search(request)).toMatchObject({ count: 2, isFallback: false });
});

test("preloads the site's own index only if it is asked first", async () => {
  const embedded = provider(() => Promise.resolve(answer(1)));
  await createSearchClient({ embedded, hosted: provider(() => Promise.resolve(answer(2))) }).loadAhead();
  expect(embedded.loadAhead).not.toHaveBeenCalled();
  await createSearchClient({ embedded, hosted: null }).loadAhead();
  expect(embedded.loadAhead).toHaveBeenCalled();
});
