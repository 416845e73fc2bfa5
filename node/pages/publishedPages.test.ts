import { expect, test } from "@jest/globals";
import { fixtureSettings as settings, loadFixture } from "../../test/loadFixture";
import { planPages } from "./planPages";
import { publishedPages } from "./publishedPages";

const { site } = await loadFixture("sound");
const plans = planPages({ site, settings, lastUpdatedOf: () => "2026-11-20" });
const pages = publishedPages({ plans, site, settings });

test("every page for readers is there once, in reading order; no draft, search, redirect", () => {
  expect(pages.map(({ path }) => path)).toEqual([
    "/",
    "/guide",
    "/guide/install",
    "/category/listed",
    "/guide/listed",
    "/guide/listed/more",
    "/guide/named",
    "/guide/named/inside",
    "/guide/drawer/inside",
    "/guide/apple",
    "/guide/zebra",
    "/reference",
    "/about",
  ]);
});

test("a document tells what its front matter says", () => {
  expect(pages.find(({ path }) => path === "/guide")).toEqual({
    path: "/guide",
    title: "Guide",
    description: "Where to begin.",
    group: "guide",
    lastUpdated: "2026-11-20",
    image: null,
    cards: null,
  });
});

test("pages made of others carry what they list; a page outside of the groups is in none", () => {
  expect(pages.find(({ path }) => path === "/category/listed")).toMatchObject({
    title: "Listed",
    description: "With a page of its own.",
    group: "guide",
    cards: [{ path: "/guide/listed" }, { path: "/guide/listed/more" }],
  });
  expect(pages[0]).toMatchObject({ title: settings.title, group: null });
  expect(pages.at(-1)).toMatchObject({ group: null, cards: null });
});
