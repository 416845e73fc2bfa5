import { expect, test } from "@jest/globals";
import { fixtureSettings } from "../../test/loadFixture";
import { testBuildStrings } from "../../test/testStrings";
import { parseContent } from "../content/parseContent";
import { buildSite } from "../model/buildSite";
import { planPages } from "./planPages";

const newest = { name: "current", label: "2.0", basePath: "/" };
const older = { name: "1.0", label: "1.0", basePath: "/1.0" };
const page = (title: string, more = "") => `---\ntitle: ${title}\n${more}---\n\nText.\n`;

const files = {
  "guide/index": page("Guide"),
  "guide/same": page("Same"),
  "guide/new": page("New"),
  "guide/renamed": page("Renamed", "redirect_from: [/guide/old-name]\n"),
  "1.0/guide/index": page("Guide"),
  "1.0/guide/same": page("Same"),
  "1.0/guide/gone": page("Gone"),
  "1.0/guide/old-name": page("Old name"),
  "guide/runs/start": page("Start"),
  "1.0/guide/runs/start": page("Start"),
};
const category = (slug: string) => `label: Runs\nlink:\n  type: generated-index\n  slug: ${slug}\n`;
const categories = [
  { file: "content/docs/guide/runs/_category_.yml", text: category("/category/runs") },
  { file: "content/docs/1.0/guide/runs/_category_.yml", text: category("/1.0/category/runs") },
];

async function contexts(versions = [newest, older], shown: Readonly<Record<string, string>> = files) {
  const sources = Object.entries(shown).map(([name, text]) => ({ file: `content/docs/${name}.mdx`, text }));
  const about = { file: "content/pages/about.mdx", text: page("About") };
  const sidebars = [
    { name: "guide", folder: "guide", label: "Guide" },
    { name: "guide-1.0", folder: "1.0/guide", label: "Guide" },
  ];
  const settings = { ...fixtureSettings, sidebars, docs: { ...fixtureSettings.docs, versions } };
  const site = buildSite(await parseContent([...sources, ...categories, about], new Map()), {
    settings,
    withDrafts: false,
  });
  const versionTexts = testBuildStrings.versions;
  const plans = planPages({ site, settings, lastUpdatedOf: () => null, versionTexts });
  return new Map(plans.map(({ path, context }) => [path, context]));
}

const of = await contexts();
const versionsAt = (path: string) => {
  const context = of.get(path);
  return context?.kind === "redirect" ? undefined : context?.versions;
};

test("the version menu keeps the page, and says if a version does not have it", () => {
  expect(versionsAt("/guide/same")).toEqual({
    menu: {
      label: "Version 2.0",
      items: [
        { label: "2.0", href: "/guide/same", isCurrent: true },
        { label: "1.0", href: "/1.0/guide/same" },
      ],
    },
  });
  expect(versionsAt("/guide/new")?.menu.items[1]).toEqual({ label: "1.0 (without this page)", href: "/1.0/guide" });
});

test("a page of an older version links to the newest one, which is canonical", () => {
  expect(versionsAt("/1.0/guide/same")).toMatchObject({
    old: { link: { label: "Read this page in version 2.0", path: "/guide/same" } },
    canonical: "/guide/same",
  });
});

test("the list of a category links to the same list of the other version", () => {
  expect(versionsAt("/category/runs")?.menu.items[1]).toEqual({ label: "1.0", href: "/1.0/category/runs" });
  expect(versionsAt("/1.0/category/runs")).toMatchObject({ canonical: "/category/runs" });
});

test("an older page links to the newest one even if that has moved", () => {
  expect(versionsAt("/1.0/guide/old-name")).toMatchObject({ old: { link: { path: "/guide/renamed" } } });
});

test("a page missing in the newest version links to its group and has no canonical page", () => {
  const versions = versionsAt("/1.0/guide/gone");
  expect(versions?.old?.link).toEqual({ label: "This page is not in version 2.0. Start here", path: "/guide" });
  expect(versions).not.toHaveProperty("canonical");
});

test("a page outside of all versions links to the first page of each", () => {
  for (const path of ["/", "/about", "/search"]) {
    expect(versionsAt(path)?.menu.items).toEqual([
      { label: "2.0", href: "/guide" },
      { label: "1.0", href: "/1.0/guide" },
    ]);
  }
});

test("a version starts with its first page if no group has a page of its own", async () => {
  const others = Object.fromEntries(Object.entries(files).filter(([name]) => name !== "1.0/guide/index"));
  const context = (await contexts([newest, older], others)).get("/about");
  expect(context).toMatchObject({ versions: { menu: { items: [{ href: "/guide" }, { href: "/1.0/guide/gone" }] } } });
});

test("the home page lists the groups of the newest version", () => {
  expect(of.get("/")).toMatchObject({ cards: [{ path: "/guide" }] });
});

test("no page contains version data if only one version has pages", async () => {
  for (const versions of [[newest], [newest, { ...older, basePath: "/2.0" }]]) {
    for (const context of (await contexts(versions)).values()) expect(context).not.toHaveProperty("versions");
  }
});
