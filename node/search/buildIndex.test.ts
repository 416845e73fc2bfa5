import { describe, expect, test } from "@jest/globals";
import { indexFiles } from "../../src/shared/search/indexFormat";
import type { PageKind, SearchRecord } from "../../src/shared/search/records";
import { openIndex } from "../../src/shared/search/searchIndex";
import { buildIndex } from "./buildIndex";

interface Section {
  readonly heading?: string;
  readonly content?: string;
  readonly code?: string;
  readonly name?: string;
  readonly aliases?: readonly string[];
  readonly isDefinition?: boolean;
}

/** Records of a page; the first section is the text before the first heading. */
function page(path: string, title: string, sections: readonly Section[], pageKind: PageKind = "page"): SearchRecord[] {
  return sections.map(({ heading, content, code, name, aliases = [], isDefinition }, position) => {
    const own = name ?? heading;
    const anchor = own === undefined ? null : own.toLowerCase().replaceAll(" ", "-");
    return {
      objectID: `${path}#${anchor ?? ""}`,
      hierarchy: { lvl0: "Launch", lvl1: title, lvl2: own ?? null, lvl3: null, lvl4: null, lvl5: null, lvl6: null },
      summary: null,
      content: content ?? null,
      code: code ?? null,
      name: name ?? null,
      aliases,
      isDefinition: isDefinition ?? false,
      anchor,
      url: `https://docs.example.org${path}${anchor === null ? "" : `#${anchor}`}`,
      url_without_anchor: `https://docs.example.org${path}`,
      type: own === undefined ? "lvl1" : "lvl2",
      language: "en",
      version: "current",
      docusaurus_tag: "docs-default-current",
      pageKind,
      group: path.startsWith("/launch") ? "launch" : "train",
      weight: { page: 1, pageRank: 1, level: 100, position },
    };
  });
}

const records = [
  ...page(
    "/launch",
    "What is Launch?",
    [{ content: "It finds machines." }, { heading: "Machines", content: "Graphics cards." }],
    "first",
  ),
  ...page("/launch/cluster", "Clusters", [
    { content: "Machines that stay.", aliases: ["reserve capacity", "capacity of a farm", "rent by the week"] },
    { heading: "Autostop", content: "After an idle time the machines go home." },
    { name: "fedml cluster stop", aliases: ["-cs"], content: "command. Stops them. Not before noon." },
  ]),
  ...page("/launch/yaml", "Job YAML", [
    { content: "All keys. A key may speak of autostop too." },
    { heading: "Behaviour", content: "The colour of the organisation." },
    { heading: "Code block", content: "See below.", code: "client_num_per_round: 2 # zebra" },
  ]),
  ...page("/train", "Training", [{ content: "FedMLRunner trains by mqtt_s3, with differential privacy. A zebra." }]),
  ...page("/category/all", "Launch", [{ content: "What is Launch? Job YAML" }], "list"),
];
const synonyms = [["dp", "differential privacy"]];
const files = buildIndex({ records, synonyms, trailOf: () => ["Launch"] });
const read = (name: string) => {
  const text = files.get(name);
  return text === undefined ? Promise.reject(new Error(`No ${name}`)) : Promise.resolve(text);
};

async function ask(text: string, group?: string) {
  const index = await openIndex(read);
  return index.search({ text, group, offset: 0, limit: 10 });
}
const paths = async (text: string) => (await ask(text)).pages.map(({ page: found }) => found.path);

describe("search phrases of a page", () => {
  test("lead to its beginning once, and no file contains them as text", async () => {
    const { pages } = await ask("capacity");
    expect(pages.map(({ page: found }) => found.path)).toEqual(["/launch/cluster"]);
    expect(pages[0]?.records.map(({ record, terms }) => [record.anchor, [...new Set(terms)]])).toEqual([
      [null, ["capacity"]],
    ]);
    expect(pages[0]?.records[0]?.record.content).toBe("Machines that stay.");
    expect([...files.values()].join(" ")).not.toContain("reserve capacity");
  });

  test("rank a page higher if a single phrase contains all words", async () => {
    const both = [
      ...page("/a", "One", [{ content: "First.", aliases: ["rent a farm", "week of work", "green house"] }]),
      ...page("/b", "Two", [{ content: "Second.", aliases: ["rent by the week", "farm of work", "green house"] }]),
    ];
    const others = buildIndex({ records: both, synonyms: [], trailOf: () => [] });
    const { search } = await openIndex((name) => Promise.resolve(others.get(name) ?? ""));
    const { pages } = await search({ text: "rent week", offset: 0, limit: 2 });
    expect(pages.map(({ page: found }) => found.path)).toEqual(["/b", "/a"]);
  });
});

test("the same records make the same files; other records make files with other names", () => {
  expect(buildIndex({ records, synonyms, trailOf: () => ["Launch"] })).toEqual(files);
  const others = buildIndex({ records: records.slice(0, -1), synonyms, trailOf: () => ["Launch"] });
  expect([...others.keys()].filter((name) => files.has(name))).toEqual([indexFiles.core]);
});

describe("ranking", () => {
  test("puts titles before headings, headings before text, text before code", async () => {
    expect((await paths("cluster"))[0]).toBe("/launch/cluster");
    expect(await paths("autostop")).toEqual(["/launch/cluster", "/launch/yaml"]);
    expect(await paths("zebra")).toEqual(["/train", "/launch/yaml"]);
  });

  test("puts a page before a list of pages with a similar title", async () => {
    const found = await paths("launch");
    expect(found[0]).toBe("/launch");
    expect(found).toContain("/category/all");
  });

  test("finds a name as a whole and shows it as the best place of its page", async () => {
    const { pages } = await ask("fedml cluster stop");
    expect(pages[0]?.page.path).toBe("/launch/cluster");
    expect(pages[0]?.records[0]?.record).toMatchObject({ anchor: "fedml-cluster-stop", isReference: true });
  });
});

test.each([
  ["clu", "/launch/cluster"],
  ["clsuter", "/launch/cluster"],
  ["Clusters", "/launch/cluster"],
  ["machine", "/launch"],
  ["behavior", "/launch/yaml"],
  ["color organizations", "/launch/yaml"],
  ["client_num_per_round", "/launch/yaml"],
  ["client num", "/launch/yaml"],
  ["runner", "/train"],
  ["fedmlrun", "/train"],
  ["mqtt", "/train"],
  ["DP", "/train"],
  ["train", "/train"],
  ["organize colors", "/launch/yaml"],
])("%p finds %p", async (query, path) => expect(await paths(query)).toContain(path));

describe("an item of the reference data", () => {
  const index = buildIndex({
    records: [
      ...page("/keys", "Settings", [
        { content: "All of them. Many speak of a number of rounds, and of rounds in number." },
        { name: "train.comm_round", content: "key of a file. Number of rounds. Ask more in an appendix." },
        { name: "train.round", content: "key of a file. One." },
      ]),
      ...page("/other", "Results", [
        { content: "A number, and rounds." },
        { heading: "By train.round", content: "A table of train.round, train.round and train.round." },
      ]),
      ...page("/help", "Help", [{ aliases: ["submit work"], content: "A text." }]),
    ],
    synonyms: [],
    trailOf: () => [],
  });
  const first = async (text: string) => {
    const { search } = await openIndex((name) => Promise.resolve(index.get(name) ?? ""));
    const { pages } = await search({ text, offset: 0, limit: 1 });
    return [pages[0]?.page.path, pages[0]?.records[0]?.record.headings.at(-1)];
  };

  test("is found by the sentence that describes it", async () =>
    expect(await first("number of rounds")).toEqual(["/keys", "train.comm_round"]));

  test("comes first in a search for its exact name", async () =>
    expect(await first("train.round")).toEqual(["/keys", "train.round"]));

  test("is found by a hidden alias, like a page", async () => {
    expect((await ask("-cs")).pages[0]?.records[0]?.record.headings).toEqual(["fedml cluster stop"]);
    expect(await first("submit work")).toEqual(["/help", undefined]);
    expect([...index].filter(([name]) => name.startsWith("page")).join()).not.toContain("submit");
  });
});

test.each(["", "  ", "?!", "🚀🚀", "qqqq", "the", "<script>", "x".repeat(10_000)])(
  "%.20p finds nothing",
  async (query) => expect(await ask(query)).toEqual({ count: 0, countOf: {}, pages: [], definition: null }),
);

test("counts pages by group, restricts them to one group, and returns them in portions", async () => {
  const all = await ask("machines");
  expect(all.countOf).toEqual({ launch: 2 });
  expect((await ask("machines zebra fedmlrunner", "train")).pages.map(({ page: found }) => found.path)).toEqual([
    "/train",
  ]);
  const index = await openIndex(read);
  const [first, second] = await Promise.all(
    [0, 1].map((offset) => index.search({ text: "machines", offset, limit: 1 })),
  );
  expect(first?.count).toBe(2);
  expect([...(first?.pages ?? []), ...(second?.pages ?? [])].map(({ page: found }) => found.path)).toEqual(
    all.pages.map(({ page: found }) => found.path),
  );
});

describe("broken files", () => {
  const withFile = (wanted: RegExp, text: string) => (name: string) =>
    wanted.test(name) ? Promise.resolve(text) : read(name);

  test.each(["", "<!doctype html>", "[]", "null", "{}", '{"recordCounts":[2],"lengths":"1"}'])(
    "an index that is %p cannot be opened",
    async (text) => expect(openIndex(withFile(/index/, text))).rejects.toThrow(),
  );

  test("a broken part fails the query that needs it; the next query requests it again", async () => {
    let isBroken = true;
    const index = await openIndex((name) => (isBroken ? withFile(/^terms/, "<html>") : read)(name));
    await expect(index.search({ text: "zebra", offset: 0, limit: 10 })).rejects.toThrow("is no term of an index");
    isBroken = false;
    expect((await index.search({ text: "zebra", offset: 0, limit: 10 })).count).toBe(2);
  });
});
