import { expect, test } from "@jest/globals";
import { fixtureSettings, loadFixture } from "../../test/loadFixture";
import { formatPublished, listPublished, parsePublished } from "./published";

test("lists pages, anchors, categories and former addresses", async () => {
  const { site } = await loadFixture("sound");
  const list = listPublished(site, { search: { ...fixtureSettings.search, searchPagePath: "/find" } });
  expect(list).toEqual(expect.arrayContaining(["/", "/find", "/guide", "/guide/install", "/guide/install#on-linux"]));
  expect(list).toEqual(expect.arrayContaining(site.redirects.map(({ from }) => from)));
  expect(site.redirects.length).toBeGreaterThan(0);
  expect(list).toEqual(expect.arrayContaining(site.categoryPages.map(({ path }) => path)));
});

test("adds new addresses in sorted order and keeps the existing ones", () => {
  const before = parsePublished("# A remark.\n/b\r\n/gone\n/b#two\n");
  expect(before).toEqual([
    { path: "/b", anchor: null, line: 2 },
    { path: "/gone", anchor: null, line: 3 },
    { path: "/b", anchor: "two", line: 4 },
  ]);
  const text = formatPublished(before, ["/b", "/B", "/b#one"]);
  expect(text.split("\n").filter((line) => line.startsWith("/"))).toEqual(["/B", "/b", "/b#one", "/b#two", "/gone"]);
  expect(formatPublished(parsePublished(text), ["/b"])).toBe(text);
});
