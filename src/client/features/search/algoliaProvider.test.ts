/** @jest-environment node */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "@jest/globals";
import { startAlgoliaServer, type AlgoliaServer, type Mood } from "../../../../e2e/support/algoliaServer";
import { createAlgoliaProvider } from "./algoliaProvider";
import type { EmbeddedProvider, SearchProvider } from "./provider";
import { createSearchClient, SearchFailure } from "./searchClient";

let server: AlgoliaServer;
beforeAll(async () => void (server = await startAlgoliaServer()));
afterAll(() => server.close());

const start = "\uE000";
const end = "\uE001";
const hit = {
  objectID: "/launch/yaml#every-key",
  url: "https://docs.example.org/launch/yaml/#every-key",
  type: "lvl2",
  group: "launch",
  name: null,
  hierarchy: { lvl0: "Launch", lvl1: "Job YAML", lvl2: "Every <key>" },
  content: "Plain content.",
  _highlightResult: {
    hierarchy: { lvl0: { value: "Launch" }, lvl1: { value: `Job ${start}YAML${end}` }, lvl2: { value: "Every <key>" } },
  },
  _snippetResult: { content: { value: `A ${start}YAML${end} file <img src=x onerror=alert(1)>…` } },
};

beforeEach(() => {
  server.mood = "ok";
  server.hits = [hit];
  server.changes = () => ({});
  server.received.length = 0;
});

const settings = { appId: "TESTAPP", indexName: "docs", apiKey: "public-search-key" };
const context = { language: "en", tags: ["docs-default-current"] };
/** Number of the app: each provider gets its own, because the official client remembers failed hosts per app. */
let number = 0;
const provider = (within: typeof context | null = context): SearchProvider =>
  createAlgoliaProvider({
    settings: { ...settings, appId: `TESTAPP${(number += 1)}` },
    context: within,
    hosts: [{ url: server.host, protocol: "http" }],
  });
const request = { text: "yaml", page: 0 };
const queries = () => (server.received[0]?.body as { requests: Record<string, unknown>[] }).requests;

describe("the query", () => {
  test("contains the language and version in contextual search, and the group", async () => {
    await provider().search({ ...request, group: "launch", page: 2 });
    expect(server.received[0]).toMatchObject({ method: "POST", path: "/1/indexes/*/queries" });
    const [main, counting] = queries();
    expect(main).toMatchObject({
      indexName: "docs",
      query: "yaml",
      page: 2,
      hitsPerPage: 7,
      facetFilters: ["language:en", ["docusaurus_tag:default", "docusaurus_tag:docs-default-current"], "group:launch"],
    });
    // The other groups are counted without the filter.
    expect(counting).toMatchObject({
      hitsPerPage: 0,
      facetFilters: main?.["facetFilters"] && (main["facetFilters"] as unknown[]).slice(0, 2),
    });
  });

  test("contains no filter without contextual search", async () => {
    await provider(null).search(request);
    expect(queries()).toHaveLength(1);
    expect(queries()[0]?.["facetFilters"]).toEqual([]);
  });

  test("uses the public key", async () => {
    await provider().search(request);
    const { headers, path } = server.received[0] ?? { headers: {}, path: "" };
    expect(JSON.stringify(headers) + path).toContain(settings.apiKey);
  });

  test("is cut if it is too long", async () => {
    await provider().search({ text: "ü".repeat(10_000), page: 0 });
    expect(Buffer.byteLength(String(queries()[0]?.["query"]))).toBeLessThanOrEqual(512);
  });
});

test("turns hits into places of this site, and keeps their markup as text", async () => {
  const { hits, count, countOf, hasMore } = await provider().search(request);
  expect({ count, countOf, hasMore }).toEqual({ count: 1, countOf: { launch: 1 }, hasMore: false });
  expect(hits).toEqual([
    {
      id: "/launch/yaml#every-key",
      path: "/launch/yaml#every-key",
      kind: "heading",
      title: [
        { text: "Job ", isMarked: false },
        { text: "YAML", isMarked: true },
      ],
      headings: [[{ text: "Every <key>", isMarked: false }]],
      snippet: [
        { text: "A ", isMarked: false },
        { text: "YAML", isMarked: true },
        { text: " file <img src=x onerror=alert(1)>…", isMarked: false },
      ],
      group: { name: "launch", label: "Launch" },
      trail: ["Launch"],
    },
  ]);
});

test("accepts records of other crawlers with fewer fields", async () => {
  server.hits = [
    { objectID: "1", url: "https://docs.example.org/a", hierarchy: { lvl0: "A", lvl1: "B" }, type: "lvl1" },
  ];
  const { hits } = await provider().search(request);
  expect(hits[0]).toMatchObject({ path: "/a", kind: "page", snippet: [], group: { name: null, label: "A" } });
});

test("shows a record's text, its address on this site and its kind, whatever fields it lacks", async () => {
  server.hits = [
    { objectID: "1", url: "https://docs.example.org/", content: "Plain text." },
    { objectID: "2", url: "/b/", hierarchy: { lvl1: "b --all" }, name: "b --all", content: "option. Of all runs." },
  ];
  const { hits } = await provider().search(request);
  const snippet = (text: string) => [{ text, isMarked: false }];
  const nowhere = { group: { name: null, label: "" }, trail: [] };
  expect(hits).toMatchObject([
    { path: "/", title: [], snippet: snippet("Plain text."), ...nowhere },
    { path: "/b", title: snippet("b --all"), kind: "option", snippet: snippet("option. Of all runs."), ...nowhere },
  ]);
});

describe("the answer", () => {
  test("counts the hits of all groups, also when only one is shown", async () => {
    server.changes = ({ hitsPerPage }) => ({
      facets: { group: hitsPerPage === 0 ? { launch: 1, train: 4 } : { launch: 1 } },
    });
    expect((await provider().search({ ...request, group: "launch" })).countOf).toEqual({ launch: 1, train: 4 });
  });

  test.each([
    [1, true],
    [2, false],
  ])("of three, page %d has more after it: %s", async (page, hasMore) => {
    server.changes = () => ({ nbPages: 3 });
    expect((await provider().search({ ...request, page })).hasMore).toBe(hasMore);
  });

  test("may lack all counts", async () => {
    server.changes = () => ({ nbHits: undefined, nbPages: undefined, facets: undefined });
    expect(await provider().search(request)).toMatchObject({ count: 1, countOf: {}, hasMore: false });
  });

  test("is an error if it lacks hits", async () => {
    server.changes = () => ({ hits: undefined });
    await expect(provider().search(request)).rejects.toThrow("has no hits");
  });
});

const embedded: EmbeddedProvider = {
  fetch: () => Promise.resolve(),
  warm: () => Promise.resolve(),
  loadAhead: () => Promise.resolve(),
  search: () => Promise.resolve({ hits: [], count: 7, countOf: {}, hasMore: false }),
};

describe.each<Mood>([403, 429, 500, "malformed", "silent"])("a hosted index that is %p", (mood) => {
  test("is replaced by the site's own index, and not asked again at once", async () => {
    let time = 0;
    const client = createSearchClient({ embedded, hosted: provider(), now: () => time });
    expect(await client.search(request)).toMatchObject({ count: 1, isFallback: false });
    server.mood = mood;
    expect(await client.search(request)).toMatchObject({ count: 7, isFallback: true });
    const asked = server.received.length;
    expect(await client.search(request)).toMatchObject({ count: 7, isFallback: true });
    expect(server.received).toHaveLength(asked);
    server.mood = "ok";
    time += 31_000;
    // The official client itself avoids a failed host for a while; the site's own index answers in the meantime.
    expect((await client.search(request)).hits).toBeDefined();
  }, 20_000);

  test("shows an error if the site's own index fails too, and the next query works", async () => {
    let isBroken = true;
    const broken = {
      ...embedded,
      search: () => (isBroken ? Promise.reject(new Error("no file")) : embedded.search(request)),
    };
    const client = createSearchClient({ embedded: broken, hosted: provider() });
    server.mood = mood;
    await expect(client.search(request)).rejects.toThrow(SearchFailure);
    isBroken = false;
    expect(await client.search(request)).toMatchObject({ count: 7, isFallback: true });
  }, 20_000);
});
