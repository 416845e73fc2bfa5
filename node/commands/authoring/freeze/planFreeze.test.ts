import { expect, test } from "@jest/globals";
import { fixtureSettings } from "../../../../test/loadFixture";
import { freezeText, planFreeze } from "./planFreeze";

const files = [
  "content/docs/guide/index.mdx",
  "content/docs/guide/picture.png",
  "content/docs/2.0/guide/index.mdx",
  "content/docs/guidebook/index.mdx",
];

test("copies the groups of the newest version with their pictures, and names the settings to add", () => {
  const { copies, folders, advice } = planFreeze("1.0", files, fixtureSettings);
  expect(folders).toEqual(["content/docs/1.0"]);
  expect(copies).toEqual([
    { from: "content/docs/guide/index.mdx", to: "content/docs/1.0/guide/index.mdx" },
    { from: "content/docs/guide/picture.png", to: "content/docs/1.0/guide/picture.png" },
  ]);
  expect(advice).toContain('{ name: "1.0", label: "1.0", basePath: "/1.0" },');
  expect(advice).toContain('{ name: "guide-1.0", folder: "1.0/guide", label: "The Guide" },');
});

test("copies the recordings of the copied pages, and no others", () => {
  const recordings = ["content/recordings/docs/guide/index.json", "content/recordings/pages/guide/index.json"];
  expect(planFreeze("1.0", [...files, ...recordings], fixtureSettings).copies).toContainEqual({
    from: "content/recordings/docs/guide/index.json",
    to: "content/recordings/docs/1.0/guide/index.json",
  });
  const { copies, folders } = planFreeze("1.0", [...files, ...recordings], fixtureSettings);
  expect(copies).toHaveLength(3);
  expect(folders).toEqual(["content/docs/1.0", "content/recordings/docs/1.0"]);
});

test("copies a group from a numbered folder only if number prefixes are enabled", () => {
  const numbered = ["content/docs/01-guide/02-install.mdx"];
  const docs = { ...fixtureSettings.docs, numberPrefixes: true };
  expect(planFreeze("1.0", numbered, { ...fixtureSettings, docs }).copies).toEqual([
    { from: "content/docs/01-guide/02-install.mdx", to: "content/docs/1.0/01-guide/02-install.mdx" },
  ]);
  expect(() => planFreeze("1.0", numbered, fixtureSettings)).toThrow("no page to freeze");
});

test("rejects an invalid version name, an existing version and a site without pages", () => {
  for (const name of ["", "guide", "../1.0", "1.0/guide"])
    expect(() => planFreeze(name, files, fixtureSettings)).toThrow("is not the name of a version");
  expect(() => planFreeze("2.0", files, fixtureSettings)).toThrow("The version 2.0 exists.");
  expect(() => planFreeze("1.0", [], fixtureSettings)).toThrow("no page to freeze");
});

test("adds the version's path to addresses and removes keys that only the newest page needs", () => {
  const text = `---
title: Install
slug: /guide/setup
redirect_from:
  - /old
- /older
covers:
  commands: [run]
tags: [a]
---

slug: /text
`;
  expect(freezeText("content/docs/guide/install.mdx", text, "1.0")).toBe(`---
title: Install
slug: /1.0/guide/setup
tags: [a]
---

slug: /text
`);
  const category = "label: Part\nlink:\n  type: generated-index\n  slug: /category/part\n";
  expect(freezeText("content/docs/guide/_category_.yml", category, "1.0")).toContain("  slug: /1.0/category/part\n");
  const inOneLine = '{"label": "Part", "link": {"type": "generated-index", "slug": "/category/part"}}';
  expect(freezeText("content/docs/guide/_category_.json", inOneLine, "1.0")).toContain('"slug": "/1.0/category/part"');
  expect(freezeText("content/docs/guide/sidebar.yml", "items: []\n", "1.0")).toBe("items: []\n");
});
