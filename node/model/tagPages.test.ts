import { expect, test } from "@jest/globals";
import { fixtureSettings } from "../../test/loadFixture";
import { parseDocument } from "../content/parseDocument";
import { planPages } from "../pages/planPages";
import { buildSite } from "./buildSite";
import { listPublished } from "./published";
import { tagSlug } from "./tagPages";

const documents = await Promise.all(
  [
    ["index", "title: Guide\ntags: [cli, Cross silo]"],
    ["install", "title: Install\ndescription: Put it there.\ntags: [Cli, cli]"],
    ["add", "title: Add\ntags: [cli, C++]"],
    ["other", "title: Other"],
    ["draft", "title: Draft\ndraft: true\ntags: [cli, secret]"],
    ["hidden", "title: Hidden\nunlisted: true\ntags: [cli, secret]"],
  ].map(async ([name, head]) => {
    const text = `---\n${head}\n---\n\nText.\n`;
    return (await parseDocument({ file: `content/docs/guide/${name}.mdx`, text })).doc;
  }),
);
const tagPages = { path: "/tags", label: "Tags", known: { cli: "Commands." } };

function planned(changes: object) {
  const settings = { ...fixtureSettings, ...changes };
  const site = buildSite({ docs: documents, categories: [], problems: [] }, { settings, withDrafts: false });
  const plans = planPages({ site, settings, lastUpdatedOf: () => null });
  return { contextAt: (path: string) => plans.find((plan) => plan.path === path)?.context, plans, site, settings };
}
const { contextAt, plans, site, settings } = planned({ tagPages });

test("without the tagPages setting, there are no tag pages, and documents have no tags", () => {
  const without = planned({});
  expect(without.plans.filter(({ context }) => context.kind === "tags")).toEqual([]);
  expect(without.contextAt("/guide")).not.toHaveProperty("tags");
});

test("lists all tags on one page, with the number of their documents", () => {
  expect(contextAt("/tags")).toEqual({
    kind: "tags",
    pagePath: "/tags",
    label: "Tags",
    description: null,
    cards: [
      { label: "C++", path: "/tags/c++", description: null, count: 1 },
      { label: "cli", path: "/tags/cli", description: "Commands.", count: 3 },
      { label: "Cross silo", path: "/tags/cross-silo", description: null, count: 1 },
    ],
  });
});

test("a tag page merges spellings, sorts by title, and skips drafts and unlisted documents", () => {
  expect(contextAt("/tags/cli")).toMatchObject({ label: "Tags: cli", description: "Commands." });
  expect(contextAt("/tags/cli")).toHaveProperty("cards", [
    { label: "Add", path: "/guide/add", description: null, count: null },
    { label: "Guide", path: "/guide", description: null, count: null },
    { label: "Install", path: "/guide/install", description: "Put it there.", count: null },
  ]);
  expect(plans.some(({ path }) => path.includes("secret"))).toBe(false);
});

test("a document links to each of its tag pages once; an unlisted document links to none", () => {
  expect(contextAt("/guide")).toHaveProperty("tags", {
    label: "Tags",
    links: [
      { label: "cli", path: "/tags/cli" },
      { label: "Cross silo", path: "/tags/cross-silo" },
    ],
  });
  expect(contextAt("/guide/install")).toHaveProperty("tags.links", [{ label: "cli", path: "/tags/cli" }]);
  expect(contextAt("/guide/other")).not.toHaveProperty("tags");
  expect(contextAt("/guide/hidden")).not.toHaveProperty("tags");
});

test("the published addresses include the tag pages", () => {
  expect(listPublished(site, settings)).toEqual(expect.arrayContaining(["/tags", "/tags/cli", "/tags/c++"]));
});

test.each([
  ["Cross silo", "cross-silo"],
  ["cross_silo", "cross-silo"],
  ["U\u0308bung", "übung"],
  ["C++", "c++"],
  ["../a?b#c", "a-b-c"],
])("the tag %s becomes %s in addresses", (tag, slug) => expect(tagSlug(tag)).toBe(slug));
