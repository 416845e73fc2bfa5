import { expect, jest, test } from "@jest/globals";
import type { SearchRecord } from "../../src/shared/search/records";
import { openIndex } from "../../src/shared/search/searchIndex";
import { watchOpening } from "../../test/watchOpening";
import { buildIndex } from "./buildIndex";

const record: SearchRecord = {
  objectID: "/launch",
  hierarchy: { lvl0: "Launch", lvl1: "Launch", lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null },
  summary: null,
  content: "It finds machines.",
  code: null,
  name: null,
  aliases: [],
  isDefinition: false,
  anchor: null,
  url: "https://docs.example.org/launch",
  url_without_anchor: "https://docs.example.org/launch",
  type: "lvl1",
  language: "en",
  version: "current",
  docusaurus_tag: "docs-default-current",
  pageKind: "page",
  group: "launch",
  weight: { page: 1, pageRank: 1, level: 100, position: 0 },
};

/** Opens the index of one page, and records which files are read. */
async function openOne(
  answer: (text: string, name: string) => Promise<string> = (text) => Promise.resolve(text),
  records = [record],
) {
  const files = buildIndex({ records, synonyms: [], trailOf: () => [] });
  const read: string[] = [];
  const index = await openIndex((name) => {
    read.push(name.replace(/-[0-9a-f]{12}/, ""));
    return answer(files.get(name) ?? "", name);
  });
  return { index, read };
}

async function ask(text: string, isOver?: () => boolean) {
  const { index, read } = await openOne();
  return { answer: await index.search({ text, offset: 0, limit: 7, isOver }), read };
}

test("loads the files of pages only if somebody is still waiting for them", async () => {
  const awaited = await ask("machines");
  expect(awaited.answer.pages).toHaveLength(1);
  expect(awaited.read).toEqual(["index.json", "terms-0.txt", "page-0.json"]);
  const superseded = await ask("machines", () => true);
  expect(superseded.answer).toEqual({ count: 1, countOf: { launch: 1 }, pages: [], definition: null });
  expect(superseded.read).toEqual(["index.json", "terms-0.txt"]);
});

test("a single letter loads the terms that longer words need", async () => {
  const { answer, read } = await ask("f");
  expect(answer.pages).toHaveLength(0);
  expect(read).toEqual(["index.json", "terms-0.txt"]);
});

const eagerly = { text: "machines", offset: 0, limit: 7, isEager: true };

test("answers from files loaded ahead, before the texts are loaded", async () => {
  let bring: () => void = () => undefined;
  const isHere = new Promise<void>((resolve) => (bring = resolve));
  const { index, read } = await openOne((text, name) =>
    name.startsWith("page") ? isHere.then(() => text) : Promise.resolve(text),
  );
  for (let time = 0; time < 2; time += 1) {
    await index.loadNames();
    await index.loadAhead();
  }
  const named = (await index.search(eagerly)).pages[0];
  // The texts have not been requested yet.
  expect(read).toEqual(["index.json", "names.json", "ahead.json"]);
  expect(named?.page).toMatchObject({ path: "/launch", title: "Launch", group: "launch" });
  expect(named?.records.map(({ record: found }) => found)).toEqual([{ anchor: null, headings: [] }]);
  const patient = index.search({ ...eagerly, isEager: false });
  bring();
  const whole = await named?.load?.();
  expect(whole?.records[0]?.record.content).toBe("It finds machines.");
  expect((await patient).pages).toEqual([whole]);
  // The texts are now in memory.
  expect((await index.search(eagerly)).pages).toEqual([whole]);
});

test("a query opens nothing after a rehearsal, which pauses between its parts", async () => {
  const { index, read } = await openOne();
  const pause = jest.fn(() => Promise.resolve());
  await index.rehearse(pause);
  expect(pause).not.toHaveBeenCalled();
  await index.loadNames();
  await index.loadAhead();
  const before = [...read];
  const { opened, restore } = watchOpening();
  await index.rehearse(pause);
  expect(pause).toHaveBeenCalledTimes(index.core.parts.length);
  expect(opened()).toBe(index.core.parts.length);
  await index.rehearse(pause);
  expect(pause).toHaveBeenCalledTimes(index.core.parts.length);
  await index.search(eagerly);
  expect(opened()).toBe(index.core.parts.length);
  expect(read).toEqual(before);
  restore();
});

test("waits for names that are being loaded, and for the texts if the names fail", async () => {
  const never = new Promise<string>(() => undefined);
  const { index } = await openOne((text, name) => (name.startsWith("page") ? never : Promise.resolve(text)));
  void index.loadNames();
  expect((await index.search(eagerly)).pages[0]?.page.title).toBe("Launch");
  const { index: without } = await openOne((text, name) => {
    if (name.startsWith("names")) return Promise.reject(new Error("off the net"));
    return Promise.resolve(text);
  });
  const failing = without.loadNames();
  expect((await without.search(eagerly)).pages[0]).toMatchObject({ page: { title: "Launch" }, load: null });
  await expect(failing).rejects.toThrow("off the net");
});

test("keeps the names if the texts cannot be loaded", async () => {
  const { index } = await openOne((text, name) =>
    name.startsWith("page") ? Promise.reject(new Error("off the net")) : Promise.resolve(text),
  );
  await index.loadNames();
  const [named] = (await index.search(eagerly)).pages;
  expect(named?.page.title).toBe("Launch");
  await expect(named?.load?.()).rejects.toThrow("off the net");
});

test("requests a failed file again, and queries work without it", async () => {
  let isBroken = true;
  const { index, read } = await openOne((text, name) =>
    isBroken && name.startsWith("ahead") ? Promise.reject(new Error("off the net")) : Promise.resolve(text),
  );
  await expect(index.loadAhead()).rejects.toThrow("off the net");
  expect((await index.search(eagerly)).pages[0]).toMatchObject({ page: { path: "/launch" }, load: null });
  isBroken = false;
  await index.loadAhead();
  expect(read).toEqual(["index.json", "ahead.json", "terms-0.txt", "page-0.json", "ahead.json"]);
});

test("a large site loads nothing ahead", async () => {
  const many = Array.from({ length: 5_000 }, (_, number) => {
    const path = `/launch/a-page-with-a-number-of-its-own-${number}`;
    const content = Array.from({ length: 20 }, (_, place) => `word${(number * 20 + place).toString(36)}`).join(" ");
    return {
      ...record,
      content,
      url: `https://docs.example.org${path}`,
      url_without_anchor: `https://docs.example.org${path}`,
    };
  });
  const { index, read } = await openOne(undefined, many);
  await index.loadNames();
  await index.loadAhead();
  expect(index.core).toMatchObject({ hasNames: false, hasAhead: false });
  expect(read).toEqual(["index.json"]);
});
