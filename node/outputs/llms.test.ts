import { expect, test } from "@jest/globals";
import { cardListMarkdown } from "./cardListMarkdown";
import { groupsOf, llmsFull, llmsIndex, longestText } from "./llms";
import { testBuildStrings } from "../../test/testStrings";

const strings = testBuildStrings.llms;
import { markdownPage } from "../pages/markdownPage";
import type { PublishedPage } from "../pages/publishedPages";

const settings = {
  title: "Docs",
  tagline: "What it is about.",
  sidebars: [
    { name: "guide", folder: "guide", label: "Guide" },
    { name: "empty", folder: "empty", label: "Empty" },
  ],
};
const urlOf = (path: string) => `https://docs.example.org/docs${path}`;

function page(path: string, changes: Partial<PublishedPage> = {}): PublishedPage {
  const nothing = { description: null, group: null, lastUpdated: null, image: null, cards: null };
  return { path, title: `Page ${path}`, ...nothing, ...changes };
}

const pages = [
  page("/", { title: "Docs", cards: [{ label: "Guide", path: "/guide", description: "Begin.", count: 2 }] }),
  page("/guide", { title: "A [guide]", description: "Where to *begin*.", group: "guide" }),
  page("/guide/more", { group: "guide" }),
  page("/about"),
];

test("llms.txt lists every page once by group, with its description", () => {
  expect(llmsIndex({ settings, strings, pages, urlOf })).toBe(`# Docs

> What it is about.

Every page is available as Markdown: add ".md" to its address.

## Guide

- [A \\[guide\\]](https://docs.example.org/docs/guide.md): Where to \\*begin\\*.
- [Page /guide/more](https://docs.example.org/docs/guide/more.md)

## Other pages

- [Page /about](https://docs.example.org/docs/about.md)

## Optional

- [Everything](https://docs.example.org/docs/llms-full.txt): The text of all pages, one after another.
- [All of Guide](https://docs.example.org/docs/llms-full/guide.txt): The text of the group's pages.
`);
});

test("the full text contains the pages in order", () => {
  const markdown = new Map(pages.map(({ path }) => [path, `Text of ${path}\n`]));
  const [guide] = groupsOf({ settings, strings, pages });
  const { label = "", pages: inside = [] } = guide ?? {};
  expect(llmsFull({ settings, label, pages: inside, markdown, urlOf })).toBe(
    "# Docs: Guide\n\n> What it is about.\n\nText of /guide\n\nText of /guide/more\n",
  );
});

test("a full text that is too long becomes a list of its pages", () => {
  const markdown = new Map(pages.map(({ path }) => [path, "x".repeat(longestText / 4 + 1)]));
  const text = llmsFull({ settings, label: null, pages, markdown, urlOf });
  expect(text).toContain("- [Page /about](https://docs.example.org/docs/about.md)\n");
  expect(text.length).toBeLessThan(1000);
});

test("a Markdown page contains its title, description, address and text", () => {
  const facts = { title: 'Say "hello" <now>', description: "How: to.", url: urlOf("/a") };
  expect(markdownPage({ ...facts, body: "\nText.\n\n" })).toBe(`---
title: "Say \\"hello\\" <now>"
description: "How: to."
url: "https://docs.example.org/docs/a"
---

# Say "hello" \\<now>

Text.
`);
});

test("a page of cards lists them as links", () => {
  const codeBlock = cardListMarkdown(pages[0] ?? page("/"), urlOf);
  expect(codeBlock).toContain('url: "https://docs.example.org/docs/"\n');
  expect(codeBlock).toContain("\n- [Guide](https://docs.example.org/docs/guide): Begin.\n");
  expect(codeBlock).not.toContain("description:");
});

test("an older version links its own full text, and the newest lists the older ones", () => {
  const older = llmsIndex({ settings, strings, pages, urlOf, full: "/1.0/llms-full.txt" });
  expect(older).toContain("](https://docs.example.org/docs/1.0/llms-full.txt)");
  expect(older).not.toContain("docs/llms-full.txt)");
  const others = [{ label: "Version 1.0", path: "/1.0/llms.txt" }];
  expect(llmsIndex({ settings, strings, pages, urlOf, others })).toContain(
    "- [Version 1.0](https://docs.example.org/docs/1.0/llms.txt)\n",
  );
});
