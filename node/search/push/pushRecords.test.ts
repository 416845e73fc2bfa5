import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { algoliasearch } from "algoliasearch";
import { startAlgoliaServer, type AlgoliaServer } from "../../../e2e/support/algoliaServer";
import type { SearchRecord } from "../../../src/shared/search/records";
import { checkRecords, pushRecords } from "./pushRecords";

let server: AlgoliaServer;
beforeAll(async () => void (server = await startAlgoliaServer()));
afterAll(() => server.close());

const record = { objectID: "/a", content: "text" } as SearchRecord;

test("the official client sends settings, synonyms, and finally the records", async () => {
  const client = algoliasearch("TESTAPP", "admin-key", {
    hosts: [{ url: server.host, accept: "readWrite", protocol: "http" }],
  });
  await pushRecords(client, { indexName: "docs", records: [record], synonyms: [["dp", "differential privacy"]] });
  const changes = server.received.filter(({ method }) => method !== "GET");
  expect(changes[0]).toMatchObject({
    method: "PUT",
    path: "/1/indexes/docs/settings",
    body: { attributesForFaceting: expect.arrayContaining(["language", "docusaurus_tag", "group"]) as never },
  });
  expect(changes[1]).toMatchObject({
    path: "/1/indexes/docs/synonyms/batch",
    body: [{ type: "synonym", synonyms: ["dp", "differential privacy"] }],
  });
  const batches = changes.filter(({ path }) => path.endsWith("/batch") && !path.includes("synonyms"));
  expect(JSON.stringify(batches)).toContain('"objectID":"/a"');
  // The client writes to a temporary index, and then moves it over the old one.
  expect(batches.every(({ path }) => path !== "/1/indexes/docs/batch")).toBe(true);
  expect(changes.at(-1)).toMatchObject({ body: { operation: "move", destination: "docs" } });
});

test("reports records that Algolia would reject", () => {
  expect(checkRecords([record])).toEqual([]);
  expect(checkRecords([record, record])).toEqual(["/a is the id of two records."]);
  expect(checkRecords([{ ...record, content: "ü".repeat(5_000) }])).toEqual([
    expect.stringMatching(/^\/a has \d+ bytes; Algolia takes 10000\.$/),
  ]);
});
