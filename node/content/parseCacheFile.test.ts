import { mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { parseContent } from "./parseContent";
import { toReference } from "../../extensions/fedml/extension";
import { parseFacts } from "../../extensions/fedml/data/parseFacts";
import { noReference } from "../elements/reference";
import { openParseCache } from "./parseCacheFile";

let root: string;
beforeEach(async () => (root = await mkdtemp(path.join(os.tmpdir(), "parsed-"))));
afterEach(() => rm(root, { recursive: true, force: true }));

const source = (text: string) => ({ file: "content/docs/guide/a.mdx", text: `---\ntitle: A\n---\n\n${text}\n` });

test("saves parsed documents for a later run, without entries of former texts", async () => {
  const before = await openParseCache(root);
  // As in the live preview: an edit replaces the entry of the previous text.
  for (const text of ["One.", "Two."]) {
    await parseContent([source(text)], before.cache.documents);
    before.keepOnly([source(text)], noReference);
    expect(before.cache.documents.size).toBe(1);
  }
  await before.save();
  const after = await openParseCache(root);
  expect(after.cache).toEqual(before.cache);
});

test("reuses valid cached reference data, and parses invalid or changed data again", async () => {
  const terms = (definition: unknown) => {
    const source = {
      library: "fedml",
      version: "1",
      repository: "https://example.org",
      commit: "0".repeat(40),
      file: "a.py",
    };
    const areas = [{ id: "data", title: "Data" }];
    const data = { source, areas, terms: [{ id: "epoch", term: "epoch", area: "data", definition }] };
    return [{ file: "content/reference/glossary.yaml", text: JSON.stringify(data) }];
  };
  const before = await openParseCache(root);
  const { facts, problems } = parseFacts(terms("One pass."), before.cache.reference);
  expect(problems).toEqual([]);
  before.keepOnly([], toReference(facts));
  await before.save();

  const { cache } = await openParseCache(root);
  const [key = ""] = cache.reference.keys();
  cache.reference.set(key, { ...(cache.reference.get(key) as object), terms: [] });
  expect(parseFacts(terms("One pass."), cache.reference).facts.data.glossary.terms).toEqual([]);
  expect(parseFacts(terms("Two."), cache.reference).facts.data.glossary.terms).toHaveLength(1);
  expect(parseFacts(terms([]), cache.reference).problems).not.toEqual([]);
  expect(parseFacts(terms([]), cache.reference).problems).not.toEqual([]);
  const unknown = terms("One pass.").map(({ file, text }) => ({ file, text: text.replace(/}$/, ',"more":1}') }));
  expect(parseFacts(unknown, cache.reference).problems).not.toEqual([]);
  expect(parseFacts(unknown, cache.reference).problems).not.toEqual([]);
});

test("discards the cache if the code has changed", async () => {
  // An example of the files that decide how a document is parsed.
  const code = path.join(root, "package-lock.json");
  await writeFile(code, "before");
  const before = await openParseCache(root);
  await parseContent([source("One.")], before.cache.documents);
  await before.save();
  expect((await openParseCache(root)).cache.documents.size).toBe(1);
  await writeFile(code, "after");
  expect((await openParseCache(root)).cache.documents.size).toBe(0);
});
