import { expect, test } from "@jest/globals";
import { convertFrontMatter } from "./convertFrontMatter";

type Data = Readonly<Record<string, unknown>>;

function converted(data: Data) {
  const around = { heading: "A", fallback: "A", position: null, label: null, slug: null, redirects: [] };
  return convertFrontMatter({ ...around, kind: "docusaurus", data, imageTo: () => null });
}

function notesOf(data: Data) {
  return converted(data).notes.map(({ kind, what }) => `${kind}: ${what}`);
}

test.each([
  [{ toc_max_heading_level: 4 }, ["toc_max_heading_level"]],
  [{ toc_min_heading_level: 3, toc_max_heading_level: 3 }, ["toc_min_heading_level"]],
  [{ tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 2 } }, ["tableOfContents.maxHeadingLevel"]],
  [{ outline: "deep" }, ["outline"]],
  [{ outline: [2, 4] }, ["outline"]],
])("reports different levels of the table of contents: %j", (data, keys) => {
  expect(notesOf(data)).toEqual(
    keys.map((key) => `lost: The key "${key}" was left out: the table of contents shows ## and ###.`),
  );
});

test.each([
  [{ pagination_next: "b" }, ["pagination_next"]],
  [{ pagination_next: null }, ["pagination_next"]],
  [{ prev: { link: "/a" }, next: false }, ["next", "prev"]],
])("reports custom previous and next pages: %j", (data, keys) => {
  expect(notesOf(data)).toEqual(
    keys.map((key) => `lost: The key "${key}" was left out: the pages before and after are those of the sidebar.`),
  );
});

test.each([
  { toc_max_heading_level: 3, toc_min_heading_level: 2, outline: [2, 3] },
  { tableOfContents: false, outline: 2 },
  { tableOfContents: true, outline: false, prev: true },
  { pagination_next: null, pagination_prev: null },
  { prev: false, next: false },
])("reports nothing for values that have no effect here: %j", (data) => {
  expect(notesOf(data)).toEqual([]);
});

test.each([
  [{ pagination_next: null, pagination_prev: null }, false],
  [{ prev: false, next: false }, false],
  [{ pagination_next: null }, undefined],
])("switches pagination off only if both directions are off: %j", (data, pagination) => {
  expect(converted(data).keys["pagination"]).toBe(pagination);
});

test.each([
  ["New", ' ("New")'],
  [{ text: "New", variant: "tip" }, ' ("New")'],
  [{ variant: "tip" }, ""],
])("the badge of a page's sidebar entry is named: %j", (badge, words) => {
  expect(notesOf({ sidebar: { badge, order: 1 } })).toEqual([
    `lost: The key "sidebar.badge" was left out: the sidebar shows no badges${words}.`,
  ]);
  expect(notesOf({ sidebar: { order: 1, badge: null } })).toEqual([]);
});
