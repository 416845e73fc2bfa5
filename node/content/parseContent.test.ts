import { expect, jest, test } from "@jest/globals";
import { parseCached } from "./parseContent";
import type { ParsedDocument } from "./parseDocument";

const file = "content/docs/guide/page.mdx";

test("parses a text once, and again when it changes", async () => {
  const cache = new Map<string, ParsedDocument>();
  const set = jest.spyOn(cache, "set");
  const first = await parseCached({ file, text: "---\ntitle: One\n---\n" }, cache);
  expect(await parseCached({ file, text: "---\ntitle: One\n---\n" }, cache)).toBe(first);
  expect(set).toHaveBeenCalledTimes(1);
  expect((await parseCached({ file, text: "---\ntitle: Two\n---\n" }, cache)).doc.title).toBe("Two");
  expect(set).toHaveBeenCalledTimes(2);
});

test("a cached document survives a round trip through JSON", async () => {
  const cache = new Map<string, ParsedDocument>();
  const parsed = await parseCached({ file, text: "---\ntitle: One\n---\n\n## A\n\n[b](/c) $x$ one two\n" }, cache);
  expect(JSON.parse(JSON.stringify(parsed))).toEqual(parsed);
  expect(parsed.doc).toMatchObject({
    headings: [{ depth: 2, text: "A", id: "a", line: 5 }],
    links: [{ href: "/c", line: 7 }],
    hasFormulas: true,
    words: 4,
  });
});
