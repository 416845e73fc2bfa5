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

test("a blank query asks nobody", async () => {
  const embedded = provider(() => Promise.resolve(answer(1)));
  expect(await createSearchClient({ embedded, hosted: null }).search({ text: " \n ", page: 0 })).toMatchObject({
    count: 0,
  });
  expect(embedded.search).not.toHaveBeenCalled();
});

test("without a hosted index the site's own answers, and nothing is said about it", async () => {
  const embedded = provider(() => Promise.resolve(answer(1)));
  const client = createSearchClient({ embedded, hosted: null });
  expect(await client.search(request)).toMatchObject({ count: 1, isFallback: false });
  await client.warm();
  expect(embedded.warm).toHaveBeenCalled();
  await client.fetch();
  expect(embedded.fetch).toHaveBeenCalled();
});

test("with a hosted index nothing of the site's own is fetched", async () => {
  const embedded = provider(() => Promise.resolve(answer(1)));
  await createSearchClient({ embedded, hosted: embedded }).fetch();
  expect(embedded.fetch).not.toHaveBeenCalled();
});

test("a hosted index that failed has its rest, and is asked again after it", async () => {
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

test("the site's own index is loaded ahead only where it is the first to be asked", async () => {
  const embedded = provider(() => Promise.resolve(answer(1)));
  await createSearchClient({ embedded, hosted: provider(() => Promise.resolve(answer(2))) }).loadAhead();
  expect(embedded.loadAhead).not.toHaveBeenCalled();
  await createSearchClient({ embedded, hosted: null }).loadAhead();
  expect(embedded.loadAhead).toHaveBeenCalled();
});
