import { beforeEach, expect, test } from "@jest/globals";
import fc from "fast-check";
import { cleanStoredSearches, parseStoredSearches } from "./storedSearches";

const recent = "__DOCSEARCH_RECENT_SEARCHES__site";
const favorite = "__DOCSEARCH_FAVORITE_SEARCHES__site";
const levels = { lvl0: "Launch & more", lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null };
const good = {
  objectID: "/launch/yaml#key key",
  url: "/launch/yaml#key",
  type: "lvl1",
  hierarchy: { ...levels, lvl1: "Job &lt;YAML&gt;" },
  content: "",
};
const clean = (...list: readonly unknown[]) => parseStoredSearches(JSON.stringify(list));

beforeEach(() => localStorage.clear());

test("keeps valid searches unchanged", () => {
  const list = [good, { ...good, type: "lvl2", hierarchy: { ...good.hierarchy, lvl2: "Keys" }, content: null }];
  expect(clean(...list)).toEqual(list);
  expect(clean({ ...good, url: "https://docs.example.org/launch" })).toHaveLength(1);
  // DocSearch stores more fields, which are not needed.
  expect(clean({ ...good, __docsearch_parent: { hierarchy: "<img>" }, anchor: 1 })).toEqual([good]);
});

test.each([
  ["javascript:alert(1)"],
  [" javascript:alert(1)"],
  ["java\nscript:alert(1)"],
  ["data:text/html,x"],
  ["http://["],
  ["//evil.example"],
  ["/\\evil.example"],
  ["/\t/evil.example"],
  ["launch"],
  [""],
  [`/${"a".repeat(100_000)}`],
  [7],
])("drops an entry with the address %j, and keeps its neighbors", (url) => {
  expect(clean(good, { ...good, url }, good)).toEqual([good, good]);
});

test.each([
  ["no object", 7],
  ["nothing", null],
  ["a list", [good]],
  ["no title", { ...good, hierarchy: levels }],
  ["markup in a title", { ...good, hierarchy: { ...good.hierarchy, lvl1: "<img src=x onerror=alert(1)>" } }],
  ["markup in a level that is not shown", { ...good, hierarchy: { ...good.hierarchy, lvl6: "<b>" } }],
  ["markup in the content", { ...good, content: "<svg onload=alert(1)>" }],
  ["a number as title", { ...good, hierarchy: { ...good.hierarchy, lvl1: 7 } }],
  ["a type that is the name of a method", { ...good, type: "constructor" }],
  ["a huge title", { ...good, hierarchy: { ...good.hierarchy, lvl1: "a".repeat(1_000_000) } }],
])("drops an invalid entry: %s", (_, entry) => {
  expect(clean(good, entry)).toEqual([good]);
});

test("ignores inherited fields", () => {
  expect(parseStoredSearches(`[{"__proto__":${JSON.stringify(good)}}]`)).toEqual([]);
  expect(
    parseStoredSearches(`[${JSON.stringify({ ...good, hierarchy: 0 }).replace(":0", ':{"__proto__":{"lvl1":"A"}}')}]`),
  ).toEqual([]);
});

test("leaves only safe addresses and texts without markup of any stored value", () => {
  const text = fc.oneof(
    fc.string(),
    fc.constantFrom("<b>", "javascript:alert(1)", "http://[", "/launch", "//a", "lvl1"),
  );
  const value = fc.oneof(text, fc.jsonValue(), fc.constant(null));
  const entry = fc.record(
    {
      objectID: value,
      url: fc.oneof(value, fc.webUrl(), fc.webPath()),
      type: fc.oneof(value, fc.constantFrom("lvl1", "lvl2")),
      hierarchy: fc.oneof(value, fc.record({ lvl0: value, lvl1: value, lvl2: value }, { requiredKeys: [] })),
      content: value,
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(fc.oneof(entry, value)).map((list) => JSON.stringify(list)),
      ),
      (stored) => {
        const left = parseStoredSearches(stored);
        for (const { url, hierarchy, content } of left) {
          const parsed = new URL(url, location.origin);
          expect(parsed.protocol).toMatch(/^https?:$/);
          if (url.startsWith("/")) expect(parsed.origin).toBe(location.origin);
          expect([...Object.values(hierarchy), content].join("")).not.toContain("<");
        }
        expect(parseStoredSearches(JSON.stringify(left))).toEqual(left);
      },
    ),
  );
});

test("cleans both lists in the storage", () => {
  localStorage.setItem(recent, JSON.stringify([good, { ...good, url: "javascript:alert(1)" }]));
  localStorage.setItem(favorite, "{not a list");
  cleanStoredSearches("site");
  expect(JSON.parse(localStorage.getItem(recent) ?? "")).toEqual([good]);
  expect(localStorage.getItem(favorite)).toBe("[]");
});
