import { expect, test } from "@jest/globals";
import type { SearchRecord } from "../../src/shared/search/records";
import { openIndex } from "../../src/shared/search/searchIndex";
import { toDefinition } from "../../src/shared/search/toDefinition";
import { buildIndex } from "./buildIndex";

const none = { lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null };
const url = "https://docs.example.org/glossary";

function term(name: string, definition: string, position: number): SearchRecord {
  return {
    objectID: `/glossary#${name}`,
    hierarchy: { lvl0: "Community", lvl1: "Glossary", ...none, lvl2: name },
    summary: null,
    content: `term. ${definition}`,
    code: null,
    name,
    aliases: [],
    isDefinition: true,
    anchor: name.replaceAll(" ", "-"),
    url: `${url}#${name.replaceAll(" ", "-")}`,
    url_without_anchor: url,
    type: "lvl2",
    language: "en",
    version: "current",
    docusaurus_tag: "docs-default-current",
    pageKind: "page",
    group: "community",
    weight: { page: 1, pageRank: 1, level: 90, position },
  };
}

const page: SearchRecord = {
  ...term("", "", 0),
  objectID: "/guide",
  hierarchy: { lvl0: "Launch", lvl1: "Client guide", ...none },
  content: "How a client joins. Data stay where they are.",
  name: null,
  isDefinition: false,
  anchor: null,
  url: "https://docs.example.org/guide",
  url_without_anchor: "https://docs.example.org/guide",
  type: "lvl1",
  group: "launch",
};
const records = [
  page,
  term("client", "Participant that trains.", 0),
  term("secure aggregation", "Protocol that shows sums.", 1),
  term("secure multi-party computation", "Joint computation.", 2),
  term("cross-silo", "Setting of a few.", 3),
  term("silo", "Organization with data.", 4),
];
const synonyms = [["secure aggregation", "secure multi-party computation"]];

/** @returns the term, its text, its address and its source in the answer to a query. */
async function define(text: string, more: { readonly group?: string; readonly offset?: number } = {}) {
  const files = buildIndex({ records, synonyms, trailOf: () => [] });
  const index = await openIndex((name) => Promise.resolve(files.get(name) ?? ""));
  const { definition } = await index.search({ text, offset: 0, limit: 7, ...more });
  const found = definition === null ? null : toDefinition(await definition);
  return found && [found.term, found.text, found.path, found.source];
}

const client = ["client", "Participant that trains.", "/glossary#client", "Glossary"];

test.each(["client", "Clients", "what is a client", "definition of client", "client meaning", "what does client mean"])(
  "answers %s with its definition",
  async (text) => {
    expect(await define(text)).toEqual(client);
  },
);

test.each([
  ["client", true],
  ["cli", false],
])("tells whether %s is a term after reading only the index", async (text, expected) => {
  const files = buildIndex({ records, synonyms, trailOf: () => [] });
  const told: unknown[] = [];
  const index = await openIndex((name) => {
    told.push(name.replace(/-[0-9a-f]{12}/, ""));
    return Promise.resolve(files.get(name) ?? "");
  });
  await index.search({ text, offset: 0, limit: 7, onTerm: (isTerm) => void told.push(isTerm) });
  expect(told.slice(0, 3)).toEqual(["index.json", expected, "terms-0.txt"]);
});

test.each(["client guide", "how does a client join", "cli", "data", ""])("finds no definition for %s", async (text) => {
  expect(await define(text)).toBeNull();
});

test("with names loaded, a term keeps its name and address without the glossary file", async () => {
  const files = buildIndex({ records, synonyms, trailOf: () => [] });
  const isGlossary = (name: string) => name.startsWith("page-") && (files.get(name) ?? "").includes("Participant");
  const index = await openIndex((name) =>
    isGlossary(name) ? Promise.reject(new Error("no answer")) : Promise.resolve(files.get(name) ?? ""),
  );
  const ask = async () => (await index.search({ text: "client", offset: 0, limit: 0 })).definition;
  await expect(ask()).rejects.toThrow("no answer");
  await index.loadNames();
  const definition = await ask();
  expect(definition && toDefinition(definition)).toEqual({
    term: "client",
    text: "",
    path: "/glossary#client",
    source: "Glossary",
  });
});

test("does not confuse a name with a part of it", async () => {
  expect((await define("silo"))?.[0]).toBe("silo");
  expect((await define("cross-silo"))?.[0]).toBe("cross-silo");
  expect(await define("cross")).toBeNull();
});

test("does not confuse a term with its synonym", async () => {
  expect((await define("secure aggregation"))?.[0]).toBe("secure aggregation");
  expect((await define("secure multi-party computation"))?.[0]).toBe("secure multi-party computation");
});

test("further pages of results, and a group without the glossary, have no definition", async () => {
  expect(await define("client", { offset: 7 })).toBeNull();
  expect(await define("client", { group: "launch" })).toBeNull();
  expect(await define("client", { group: "community" })).toEqual(client);
});
