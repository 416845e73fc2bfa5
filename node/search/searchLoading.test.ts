import { expect, test } from "@jest/globals";
import type { SearchRecord } from "../../src/shared/search/records";
import { openIndex } from "../../src/shared/search/searchIndex";
import { buildIndex } from "./buildIndex";

const record: SearchRecord = {
  objectID: "/launch",
  hierarchy: { lvl0: "Launch", lvl1: "Launch", lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null },
  summary: null,
  content: "It finds machines.",
  code: null,
  name: null,
  isDefinition: false,
  anchor: null,
  url: "https://docs.example.org/launch",
  url_without_anchor: "https://docs.example.org/launch",
  type: "lvl1",
  language: "en",
  version: "current",
  docusaurus_tag: "docs-default-current",
  group: "launch",
  weight: { page: 1, pageRank: 1, level: 100, position: 0 },
};

/** Asks the index of one page, and notes which files are read. */
async function ask(text: string, isOver?: () => boolean) {
  const files = buildIndex({ records: [record], synonyms: [], trailOf: () => [] });
  const read: string[] = [];
  const index = await openIndex((name) => {
    read.push(name.replace(/-[0-9a-f]{12}/, ""));
    return Promise.resolve(files.get(name) ?? "");
  });
  return { answer: await index.search({ text, offset: 0, limit: 7, isOver }), read };
}

test("the files of pages are loaded while somebody waits for them, and not otherwise", async () => {
  const awaited = await ask("machines");
  expect(awaited.answer.pages).toHaveLength(1);
  expect(awaited.read).toEqual(["index.json", "terms-0.txt", "page-0.json"]);
  const superseded = await ask("machines", () => true);
  expect(superseded.answer).toEqual({ count: 1, countOf: { launch: 1 }, pages: [] });
  expect(superseded.read).toEqual(["index.json", "terms-0.txt"]);
});

test("the first letter of a word loads what the next letters will ask for", async () => {
  const { answer, read } = await ask("f");
  expect(answer.pages).toHaveLength(0);
  expect(read).toEqual(["index.json", "terms-0.txt"]);
});
