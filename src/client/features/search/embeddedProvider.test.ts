import { expect, test } from "@jest/globals";
import {
  encodeTerms,
  indexFiles,
  indexVersion,
  type AheadData,
  type IndexCore,
  type NamesData,
  type PageData,
} from "../../../shared/search/indexFormat";
import { watchOpening } from "../../../../test/watchOpening";
import { createEmbeddedProvider } from "./embeddedProvider";

/** Files of an index of one page, by name. */
function filesOf(build: string, title: string): ReadonlyMap<string, string> {
  const core: IndexCore = {
    version: indexVersion,
    build,
    language: "en",
    docusaurusTag: "docs-default-current",
    groups: ["launch"],
    pages: [0],
    weights: "1",
    glossaries: [],
    recordCounts: [1],
    lengths: "11",
    averageLengths: [1, 1, 1, 1, 1, 1],
    synonyms: [],
    terms: encodeTerms([["cluster", { 0: { 0: 1 } }]]),
    parts: [],
    hasNames: true,
    hasAhead: true,
  };
  const outline = { path: "/launch", title, group: "launch", trail: ["Launch"] };
  const page: PageData = { ...outline, records: [{ anchor: null, headings: [], content: "It finds machines." }] };
  const names: NamesData = { pages: [{ ...outline, records: [{ anchor: null, headings: [] }] }] };
  return new Map([
    [indexFiles.core, JSON.stringify(core)],
    [indexFiles.page(build, 0), JSON.stringify(page)],
    [indexFiles.names(build), JSON.stringify(names)],
    [indexFiles.ahead(build), JSON.stringify({ parts: [] } satisfies AheadData)],
  ]);
}

const request = { text: "cluster", page: 0, isEager: true };

/** Creates a provider that records the names of the files it reads; reading a missing file fails. */
function provide(files: () => ReadonlyMap<string, string>) {
  const read: string[] = [];
  const provider = createEmbeddedProvider({
    readFile: (name) => {
      read.push(name);
      const text = files().get(name);
      return text === undefined ? Promise.reject(new Error(`No ${name}`)) : Promise.resolve(text);
    },
    context: null,
    labelOf: () => "Launch",
  });
  const titleOf = async () => (await provider.search(request)).hits[0]?.title.map(({ text }) => text).join("");
  return { provider, read, titleOf };
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

test("returns a hit with its title first, and loads its snippet later", async () => {
  const { provider } = provide(() => filesOf("a", "Clusters"));
  await provider.loadAhead();
  const { hits, count } = await provider.search(request);
  expect(count).toBe(1);
  expect(hits[0]).toMatchObject({ path: "/launch", kind: "page", snippet: [], trail: ["Launch"] });
  const snippet = [{ text: "It finds machines.", isMarked: false }];
  const whole = await hits[0]?.load?.();
  expect(whole).toMatchObject({ id: hits[0]?.id, title: hits[0]?.title, snippet });
  const [next] = (await provider.search(request)).hits;
  expect(next).toEqual(whole);
});

test("gives places with the same name different ids, and keeps them when snippets load", async () => {
  const files = new Map(filesOf("a", "Clusters"));
  const core = JSON.parse(files.get(indexFiles.core) ?? "") as IndexCore;
  const terms = encodeTerms([["cluster", { 0: { 0: 1, 1: 1 } }]]);
  files.set(indexFiles.core, JSON.stringify({ ...core, recordCounts: [2], weights: "11", lengths: "1111", terms }));
  for (const name of [indexFiles.page("a", 0), indexFiles.names("a")]) {
    const file = JSON.parse(files.get(name) ?? "") as PageData & Partial<NamesData>;
    const [page = file] = file.pages ?? [];
    const record = { anchor: "logs", headings: ["appml logs"] };
    const twice = { ...page, records: [record, { ...record, content: "It finds machines." }] };
    files.set(name, JSON.stringify(file.pages ? { ...file, pages: [twice] } : twice));
  }
  const { provider } = provide(() => files);
  await provider.loadAhead();
  const { hits } = await provider.search(request);
  const ids = ["/launch#logs appml logs", "/launch#logs appml logs 2"];
  expect(hits.map(({ id }) => id)).toEqual(ids);
  expect((await Promise.all(hits.map(({ load }) => load?.()))).map((hit) => hit?.id)).toEqual(ids);
});

test("reads the files for a query before it preloads others", async () => {
  const { provider, read } = provide(() => filesOf("a", "Clusters"));
  const ahead = provider.loadAhead();
  await provider.search(request);
  await settled();
  const first = ["index.json", "names-a.json"];
  expect(read).toEqual(first);
  await ahead;
  expect(read).toEqual([...first, "ahead-a.json"]);
});

test("opens preloaded terms before the first query", async () => {
  const files = new Map(filesOf("a", "Clusters"));
  const core = JSON.parse(files.get(indexFiles.core) ?? "") as IndexCore;
  files.set(indexFiles.core, JSON.stringify({ ...core, parts: ["machine"] }));
  const part = encodeTerms([["machine", { 4: { 0: 1 } }]]);
  files.set(indexFiles.ahead("a"), JSON.stringify({ parts: [part] } satisfies AheadData));
  const { provider } = provide(() => files);
  const { opened, restore } = watchOpening();
  await provider.loadAhead();
  expect(opened()).toBe(2);
  expect((await provider.search({ ...request, text: "machines" })).count).toBe(1);
  expect(opened()).toBe(2);
  restore();
});

test("reads no file for a query that the next letter has made obsolete", async () => {
  const { provider, read } = provide(() => filesOf("a", "Clusters"));
  await provider.warm();
  let isOver = false;
  const answer = provider.search({ ...request, isOver: () => isOver });
  setTimeout(() => (isOver = true), 0);
  expect((await answer).hits).toEqual([]);
  expect(read).toEqual(["index.json"]);
});

test("preloads names while the index opens, unless the network is to be spared", async () => {
  for (const [isAhead, files] of [
    [true, ["index.json", "names-a.json"]],
    [false, ["index.json"]],
  ] as const) {
    const { provider, read } = provide(() => filesOf("a", "Clusters"));
    await provider.warm(isAhead);
    expect(read).toEqual(files);
  }
});

test("opens a prefetched index, and fetches it again after a deployment", async () => {
  let files = filesOf("a", "Clusters");
  const { provider, read, titleOf } = provide(() => files);
  await provider.fetch();
  await provider.fetch();
  expect(read).toEqual(["index.json"]);
  files = filesOf("b", "Clusters of today");
  expect(await titleOf()).toBe("Clusters of today");
  expect(read.filter((name) => name === "index.json")).toHaveLength(2);
});

test("fetches an index again on the first query if the prefetch failed", async () => {
  let files: ReadonlyMap<string, string> = new Map();
  const { provider, titleOf } = provide(() => files);
  await provider.fetch();
  files = filesOf("a", "Clusters");
  expect(await titleOf()).toBe("Clusters");
});

test("finds titles offline, and lets hits load their snippets once online", async () => {
  let files = filesOf("a", "Clusters");
  const { provider, titleOf } = provide(() => files);
  await provider.loadAhead();
  files = new Map();
  const [hit] = (await provider.search(request)).hits;
  const failed = await hit?.load?.();
  expect(failed).toMatchObject({ snippet: [], hasFailed: true });
  await settled();
  expect(await titleOf()).toBe("Clusters");
  // Back online, the same row can load again.
  files = filesOf("a", "Clusters");
  expect((await failed?.load?.())?.snippet).toEqual([{ text: "It finds machines.", isMarked: false }]);
});

test("uses the new index for the next query after the site was rebuilt", async () => {
  let files = filesOf("a", "Clusters");
  const { provider, titleOf } = provide(() => files);
  await provider.loadAhead();
  files = filesOf("b", "Clusters of today");
  const [hit] = (await provider.search(request)).hits;
  expect(await titleOf()).toBe("Clusters");
  await hit?.load?.();
  await settled();
  expect(await titleOf()).toBe("Clusters of today");
});

test("loads nothing for the letters of a quick typist if the network is to be spared", async () => {
  Object.defineProperty(navigator, "connection", { value: { saveData: true }, configurable: true });
  const { provider, read } = provide(() => filesOf("a", "Clusters"));
  let asked = "";
  const type = (text: string) => {
    asked = text;
    return provider.search({ ...request, text, isOver: () => asked !== text });
  };
  const [first, last] = await Promise.all([type("c"), type("clusters")]);
  expect([first.count, last.count]).toEqual([0, 1]);
  expect(read).toEqual(["index.json", "page-0-a.json"]);
  Reflect.deleteProperty(navigator, "connection");
});
