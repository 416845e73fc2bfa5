import { expect, test } from "@jest/globals";
import { fixtureSettings, loadFixture } from "../../test/loadFixture";
import type { SidebarItem } from "../../src/shared/sidebar";
import { parseCategory } from "../content/parseCategory";
import { parseContent } from "../content/parseContent";
import { parseDocument } from "../content/parseDocument";
import { parseSidebarFile } from "../content/parseSidebarFile";
import { buildSite, firstPath, flatten } from "./buildSite";

const { site } = await loadFixture("sound");
const itemsOf = (name: string) => site.sidebars.find((sidebar) => sidebar.name === name)?.items ?? [];
const find = (label: string) => itemsOf("guide").find((item) => item.label === label);

test("sorts entries by position, then by label; those without a position come last", () => {
  expect(itemsOf("guide").map(({ label }) => label)).toEqual([
    "Guide",
    "Install",
    "Listed",
    "Named",
    "Drawer",
    "Apple",
    "Zebra",
  ]);
});

test("takes the groups, their order and their labels from the settings", () => {
  expect(site.sidebars.map(({ name, label }) => [name, label])).toEqual([
    ["guide", "The Guide"],
    ["reference", "The Reference"],
  ]);
});

test("the index of a group is its first page", () => {
  expect(itemsOf("guide")[0]).toEqual({ kind: "link", label: "Guide", path: "/guide" });
});

test("a category takes its label and page from the index of its folder", () => {
  expect(find("Named")).toEqual({
    kind: "category",
    label: "Named",
    path: "/guide/named",
    collapsed: true,
    items: [{ kind: "link", label: "Inside named", path: "/guide/named/inside" }],
  });
});

test("a category with a generated page keeps its index as the first entry", () => {
  expect(find("Listed")).toEqual({
    kind: "category",
    label: "Listed",
    path: "/category/listed",
    collapsed: true,
    items: [
      { kind: "link", label: "Listed overview", path: "/guide/listed" },
      { kind: "link", label: "More", path: "/guide/listed/more" },
    ],
  });
});

test("a category without a page has no path, and is open if its file says so", () => {
  expect(find("Drawer")).toMatchObject({ path: null, collapsed: false });
});

test("a generated page lists the pages in its folder", () => {
  expect(site.categoryPages.map(({ path, sidebar, cards }) => ({ path, sidebar, cards }))).toEqual([
    {
      path: "/category/listed",
      sidebar: "guide",
      cards: [
        { label: "Listed overview", path: "/guide/listed", description: "First of all.", count: null },
        { label: "More", path: "/guide/listed/more", description: null, count: null },
      ],
    },
  ]);
});

test("the card of a category without a page links to its first page, with its own description", async () => {
  const title = (name: string) => `---\ntitle: ${name}\n---\n`;
  const docs = await Promise.all(
    [
      { file: "content/docs/guide/index.mdx", text: title("Guide") },
      { file: "content/docs/guide/part/drawer/inside.mdx", text: title("Inside") },
    ].map((source) => parseDocument(source)),
  );
  const categories = [
    {
      file: "content/docs/guide/part/_category_.yml",
      text: "label: Part\nlink:\n  type: generated-index\n  slug: /category/part\n",
    },
    { file: "content/docs/guide/part/drawer/_category_.yml", text: "label: Drawer\ndescription: What is inside.\n" },
  ].map((source) => parseCategory(source).category);
  const model = buildSite(
    { docs: docs.map(({ doc }) => doc), categories, problems: [] },
    { settings: fixtureSettings, withDrafts: false },
  );
  expect(model.categoryPages[0]?.cards).toEqual([
    { label: "Drawer", path: "/guide/part/drawer/inside", description: "What is inside.", count: 1 },
  ]);
});

test("includes drafts only on request", async () => {
  const paths = (docs: readonly { path: string }[]) => docs.map(({ path }) => path);
  expect(paths(site.docs)).not.toContain("/guide/hidden");
  expect(find("Hidden")).toBeUndefined();
  const withDrafts = await loadFixture("sound", { withDrafts: true });
  expect(paths(withDrafts.site.docs)).toContain("/guide/hidden");
  expect(flatten(withDrafts.site.sidebars[0]?.items ?? []).map(({ path }) => path)).toContain("/guide/hidden");
});

test("lists the redirects of the settings first, then those of the documents", async () => {
  const redirects = [{ from: "/older", to: "/guide" }];
  const loaded = await loadFixture("sound", { settings: { redirects } });
  expect(loaded.site.redirects).toEqual([
    { from: "/older", to: "/guide", file: "src/site/settings.ts", line: 1 },
    { from: "/old/install", to: "/guide/install", file: "content/docs/guide/install.mdx", line: 4 },
  ]);
});

test("maps every document of a group to its sidebar, and plain pages to none", () => {
  expect(site.sidebarOf.get("content/docs/guide/listed/more.mdx")).toBe("guide");
  expect(site.sidebarOf.get("content/docs/reference/index.mdx")).toBe("reference");
  expect(site.sidebarOf.has("content/pages/about.mdx")).toBe(false);
  expect(site.docs.map(({ path }) => path)).toContain("/about");
});

test("firstPath returns the first page of a category, or null if it is empty", () => {
  const drawer = (items: readonly SidebarItem[]): SidebarItem => ({
    kind: "category",
    label: "D",
    path: null,
    collapsed: true,
    items,
  });
  expect(firstPath(drawer([drawer([]), { kind: "link", label: "A", path: "/a" }]))).toBe("/a");
  expect(firstPath(drawer([]))).toBeNull();
});

test("a sidebar file sets the entries and their order; entries of missing pages are left out", async () => {
  const page = (file: string, title: string) =>
    parseDocument({ file: `content/docs/guide/${file}`, text: `---\ntitle: ${title}\n---\n\nText.\n` });
  const docs = await Promise.all([page("index.mdx", "Guide"), page("one.mdx", "One"), page("part/two.mdx", "Two")]);
  const { sidebar, problems } = parseSidebarFile({
    file: "content/docs/guide/sidebar.yml",
    text: [
      "items:",
      "  - page: ./one.mdx",
      "    label: The first",
      "  - link: https://example.org",
      "    label: Elsewhere",
      "  - category: More",
      "    page: ./index.mdx",
      "    collapsed: false",
      "    items:",
      "      - folder: ./part",
      "      - page: ./gone.mdx",
      "  - category: Nothing",
      "    items: [{ page: ./gone.mdx }]",
    ].join("\n"),
  });
  expect(problems).toEqual([]);
  const content = { docs: docs.map(({ doc }) => doc), categories: [], sidebarFiles: [sidebar], problems: [] };
  const [guide] = buildSite(content, { settings: fixtureSettings, withDrafts: false }).sidebars;
  expect(guide?.items).toEqual([
    { kind: "link", label: "The first", path: "/guide/one" },
    { kind: "link", label: "Elsewhere", path: "https://example.org" },
    {
      kind: "category",
      label: "More",
      path: "/guide",
      collapsed: false,
      items: [
        {
          kind: "category",
          label: "part",
          path: null,
          collapsed: true,
          items: [{ kind: "link", label: "Two", path: "/guide/part/two" }],
        },
      ],
    },
  ]);
  // An external link is not a page of the reading order.
  expect(flatten(guide?.items ?? []).map(({ path }) => path)).toEqual(["/guide/one", "/guide", "/guide/part/two"]);
});

test("a group of an older version starts with its index, like any other group", async () => {
  const text = (title: string) => `---\ntitle: ${title}\n---\n\nText.\n`;
  const content = await parseContent(
    [
      { file: "content/docs/1.0/guide/index.mdx", text: text("Old guide") },
      { file: "content/docs/1.0/guide/part/index.mdx", text: text("Part") },
      { file: "content/docs/guide/index.mdx", text: text("Guide") },
    ],
    new Map(),
  );
  const sidebars = [
    { name: "guide", folder: "guide", label: "Guide" },
    { name: "guide-1.0", folder: "1.0/guide", label: "Guide" },
  ];
  const versioned = buildSite(content, { settings: { ...fixtureSettings, sidebars }, withDrafts: false });
  expect(versioned.sidebars.map(({ name, items }) => [name, flatten(items)])).toEqual([
    ["guide", [{ label: "Guide", path: "/guide" }]],
    [
      "guide-1.0",
      [
        { label: "Old guide", path: "/1.0/guide" },
        { label: "Part", path: "/1.0/guide/part" },
      ],
    ],
  ]);
});
