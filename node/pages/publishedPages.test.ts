import { expect, test } from "@jest/globals";
import { fixtureSettings as settings, loadFixture } from "../../test/loadFixture";
import { parseContent } from "../content/parseContent";
import { buildSite } from "../model/buildSite";
import { buildRecords } from "../search/buildRecords";
import { planPages } from "./planPages";
import { listedPages, publishedPages } from "./publishedPages";

const { site } = await loadFixture("sound");
const plans = planPages({ site, settings, lastUpdatedOf: () => "2026-11-20" });
const pages = publishedPages({ plans, site, settings });

test("lists every page for readers once, in reading order, without drafts, search and redirects", () => {
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

test("a document gets its data from its front matter", () => {
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

test("pages of cards contain their cards; a page outside of the groups has no group", () => {
  expect(pages.find(({ path }) => path === "/category/listed")).toMatchObject({
    title: "Listed",
    description: "With a page of its own.",
    group: "guide",
    cards: [{ path: "/guide/listed" }, { path: "/guide/listed/more" }],
  });
  expect(pages[0]).toMatchObject({ title: settings.title, group: null });
  expect(pages.at(-1)).toMatchObject({ group: null, cards: null });
});

test("publishes an unlisted page, but leaves it out of every list", async () => {
  const text = "---\ntitle: Hidden\nunlisted: true\n---\n\nText.\n";
  const files = [
    { file: "content/docs/guide/index.mdx", text: "---\ntitle: Guide\n---\n\n[Hidden](./hidden.mdx).\n" },
    { file: "content/docs/guide/hidden.mdx", text },
    { file: "content/pages/apart.mdx", text },
  ];
  const unlisted = buildSite(await parseContent(files, new Map()), { settings, withDrafts: false });
  const made = planPages({ site: unlisted, settings, lastUpdatedOf: () => null });
  const hidden = made.find(({ path }) => path === "/guide/hidden");
  expect(hidden?.context).toMatchObject({ kind: "doc", isUnlisted: true, previous: null, next: null });
  expect(made.find(({ path }) => path === "/apart")?.context).toMatchObject({ kind: "page", isUnlisted: true });
  expect(made.find(({ path }) => path === "/guide")?.context).not.toHaveProperty("isUnlisted");
  expect(JSON.stringify(unlisted.sidebars)).not.toContain("/guide/hidden");
  const all = publishedPages({ plans: made, site: unlisted, settings });
  expect(all.map(({ path }) => path)).toEqual(["/", "/guide", "/guide/hidden", "/apart"]);
  expect(listedPages(all).map(({ path }) => path)).toEqual(["/", "/guide"]);
  const records = buildRecords({ site: unlisted, settings, references: [] });
  expect(records.map(({ objectID }) => objectID)).toEqual(["/guide"]);
});
