import { expect, test } from "@jest/globals";
import { fixtureSettings, loadFixture } from "../../test/loadFixture";
import type { PageContext } from "../../src/shared/pages";
import type { SidebarItem } from "../../src/shared/sidebar";
import type { SiteModel } from "../model/buildSite";
import { planPages } from "./planPages";

const { site } = await loadFixture("sound");

function plan(model: SiteModel = site) {
  return planPages({
    site: model,
    settings: fixtureSettings,
    lastUpdatedOf: (file) => (file.endsWith("install.mdx") ? "2026-11-20" : null),
  });
}

test("places the search page at the address from the settings", () => {
  const search = { ...fixtureSettings.search, searchPagePath: "/find" };
  const plans = planPages({
    site,
    settings: { ...fixtureSettings, search },
    lastUpdatedOf: () => null,
  });
  expect(plans.filter(({ context }) => context.kind === "search").map(({ path }) => path)).toEqual(["/find"]);
});

function contextAt(path: string, model?: SiteModel): PageContext | undefined {
  return plan(model).find((page) => page.path === path)?.context;
}

test("plans one page for every address, of the right kind", () => {
  const kinds = plan().map(({ path, context }) => `${path} ${context.kind}`);
  expect(kinds.sort()).toEqual([
    "/ home",
    "/about page",
    "/category/listed category",
    "/guide doc",
    "/guide/apple doc",
    "/guide/drawer/inside doc",
    "/guide/install doc",
    "/guide/listed doc",
    "/guide/listed/more doc",
    "/guide/named doc",
    "/guide/named/inside doc",
    "/guide/zebra doc",
    "/old/install redirect",
    "/reference doc",
    "/search search",
  ]);
});

test("gives a document its place in the group, and no data that is not rendered", () => {
  expect(contextAt("/guide/install")).toEqual({
    kind: "doc",
    file: "content/docs/guide/install.mdx",
    lastUpdated: "2026-11-20",
    lastUpdatedText: "November 20, 2026",
    pagePath: "/guide/install",
    sidebar: {
      name: "guide",
      items: [
        ["Guide", "/guide"],
        ["Install", "/guide/install"],
        ["Listed", "/category/listed", 1],
        ["Named", "/guide/named", 1],
        ["Drawer", null, 0, [["Inside drawer", "/guide/drawer/inside"]]],
        ["Apple", "/guide/apple"],
        ["Zebra", "/guide/zebra"],
      ],
    },
    trail: [{ label: "The Guide", path: "/guide" }],
    previous: { label: "Guide", path: "/guide", description: "Where to begin." },
    next: { label: "Listed", path: "/category/listed", description: "With a page of its own." },
  });
});

test("shortens a neighbour's description to whole sentences, or else to whole words", () => {
  const about = (description: string) =>
    contextAt("/guide/install", withFrontMatter("content/docs/guide/index.mdx", { description }));
  expect(about("Where to begin.")).toMatchObject({ previous: { description: "Where to begin." } });
  const first = "Run fedml 0.8.30 on one machine. See what it costs.";
  expect(about(`${first} ${"Then more ".repeat(7)}.`)).toMatchObject({ previous: { description: first } });
  const whole = `${"letters ".repeat(16)}and no more.`;
  expect(about(`${whole} Then more.`)).toMatchObject({ previous: { description: whole } });
  const long = `${"letters ".repeat(18)}and then, a remainder that nobody reads here.`;
  expect(about(long)).toMatchObject({ previous: { description: `${"letters ".repeat(18)}and …` } });
});

test("neighbours follow the reading order through categories, and end with the group", () => {
  expect(contextAt("/guide")).toMatchObject({ previous: null, next: { path: "/guide/install" } });
  expect(contextAt("/category/listed")).toMatchObject({
    previous: { path: "/guide/install" },
    next: { path: "/guide/listed" },
  });
  expect(contextAt("/guide/named/inside")).toMatchObject({
    previous: { path: "/guide/named" },
    next: { path: "/guide/drawer/inside" },
  });
  expect(contextAt("/guide/zebra")).toMatchObject({ next: null, previous: { path: "/guide/apple" } });
});

test("a neighbour is named by its title, not by its short name in the sidebar", () => {
  expect(contextAt("/guide/zebra")).toMatchObject({ previous: { label: "Pear" } });
});

test("the trail leads from the group down to the parent", () => {
  expect(contextAt("/guide/listed/more")).toMatchObject({
    trail: [
      { label: "The Guide", path: "/guide" },
      { label: "Listed", path: "/category/listed" },
    ],
  });
  expect(contextAt("/guide/drawer/inside")).toMatchObject({
    trail: [
      { label: "The Guide", path: "/guide" },
      { label: "Drawer", path: null },
    ],
  });
  expect(contextAt("/category/listed")).toMatchObject({ trail: [{ label: "The Guide", path: "/guide" }] });
});

test("the first page of a group has no trail if it has the group's name", () => {
  const named = {
    ...site,
    sidebars: site.sidebars.map((each) => (each.name === "guide" ? { ...each, label: "GUIDE" } : each)),
  };
  expect(contextAt("/guide", named)).toMatchObject({ trail: [] });
  expect(contextAt("/guide/install", named)).toMatchObject({ trail: [{ label: "GUIDE", path: "/guide" }] });
  expect(contextAt("/guide")).toMatchObject({ trail: [{ label: "The Guide", path: "/guide" }] });
});

test("a redirect contains its target, and a plain page only its own data", () => {
  expect(contextAt("/old/install")).toEqual({ kind: "redirect", pagePath: "/old/install", to: "/guide/install" });
  expect(contextAt("/about")).toEqual({
    kind: "page",
    pagePath: "/about",
    file: "content/pages/about.mdx",
    lastUpdated: null,
  });
});

test("the home page has a card for each group with pages", () => {
  expect(contextAt("/")).toMatchObject({
    cards: [
      { label: "The Guide", path: "/guide", description: "Where to begin.", group: "guide", count: 10 },
      { label: "The Reference", path: "/reference", description: null, group: "reference", count: 1 },
    ],
  });
});

test("the home page shows content/pages/index.mdx, which gets no other page", () => {
  const about = site.docs.find(({ file }) => file === "content/pages/about.mdx");
  if (!about) throw new Error("The fixture lacks a page.");
  expect(contextAt("/")).toMatchObject({ file: "" });
  const home = { ...about, file: "content/pages/index.mdx", path: "/" };
  const plans = plan({ ...site, docs: [...site.docs, home] });
  expect(plans.filter(({ path }) => path === "/").map(({ context }) => context)).toMatchObject([
    { kind: "home", file: "content/pages/index.mdx" },
  ]);
});

function withFrontMatter(file: string, changes: object): SiteModel {
  const docs = site.docs.map((doc) =>
    doc.file === file ? { ...doc, frontMatter: { ...doc.frontMatter, ...changes } } : doc,
  );
  return { ...site, docs };
}

test("front matter can hide the neighbours and set the date", () => {
  const model = withFrontMatter("content/docs/guide/install.mdx", { pagination: false, last_update: "2026-01-02" });
  expect(contextAt("/guide/install", model)).toMatchObject({ previous: null, next: null, lastUpdated: "2026-01-02" });
});

test("formats dates in the language of the site", () => {
  const settings = { ...fixtureSettings, locale: { ...fixtureSettings.locale, language: "de" } };
  const plans = planPages({ site, settings, lastUpdatedOf: () => "2026-11-01" });
  expect(plans.find(({ path }) => path === "/guide/install")?.context).toMatchObject({
    lastUpdated: "2026-11-01",
    lastUpdatedText: "1. November 2026",
  });
});

test("only a document with code is compiled as a component", () => {
  expect(plan().filter(({ liveFile }) => liveFile !== undefined)).toEqual([]);
  const docs = site.docs.map((doc) => ({ ...doc, hasCode: doc.path === "/guide/install" || doc.path === "/about" }));
  expect(plan({ ...site, docs }).flatMap(({ liveFile }) => liveFile ?? [])).toEqual([
    "content/docs/guide/install.mdx",
    "content/pages/about.mdx",
  ]);
});

test("a page's context does not grow with other branches of the sidebar", () => {
  const grow = (items: readonly SidebarItem[]): readonly SidebarItem[] =>
    items.map((item) => {
      if (item.kind === "link" || item.label !== "Listed") return item;
      const more = Array.from({ length: 500 }, (_, index) => ({
        kind: "link" as const,
        label: `Page ${index}`,
        path: `/guide/listed/${index}`,
      }));
      return { ...item, items: [...(item.items ?? []), ...more] };
    });
  const grown = { ...site, sidebars: site.sidebars.map((sidebar) => ({ ...sidebar, items: grow(sidebar.items) })) };
  const size = (path: string, model: SiteModel) => JSON.stringify(contextAt(path, model)).length;
  expect(size("/guide/install", grown)).toBe(size("/guide/install", site));
  expect(size("/guide/listed/more", grown)).toBeGreaterThan(size("/guide/listed/more", site));
});
