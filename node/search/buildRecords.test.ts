import { expect, test } from "@jest/globals";
import { settings } from "../../src/site/settings";
import { parseContent } from "../content/parseContent";
import { buildSite } from "../model/buildSite";
import { buildRecords, type ReferenceItem } from "./buildRecords";

async function recordsOf(files: Readonly<Record<string, string>>, references: readonly ReferenceItem[] = []) {
  const sources = Object.entries(files).map(([name, text]) => ({ file: `content/docs/${name}`, text }));
  const site = buildSite(await parseContent(sources, new Map()), { settings, withDrafts: false });
  return buildRecords({ site, settings, references });
}

const page = (title: string, body = "", more = "") =>
  `---\ntitle: ${title}\ndescription: About it.\n${more}---\n\n${body}\n`;

test("makes a record for each section, with the headings above it", async () => {
  const records = await recordsOf({
    "launch/index.mdx": page("Launch", "", "sidebar_position: 1\n"),
    "launch/yaml.mdx": page(
      "Job YAML",
      "Start.\n\n## Keys\n\nAll.\n\n### One\n\n```yaml\na: b\n```\n\n## End",
      "keywords: [job file]\nsearch_words: [submit]\n",
    ),
  });
  expect(
    records.map(({ objectID, type, hierarchy }) => [objectID, type, ...Object.values(hierarchy).filter(Boolean)]),
  ).toEqual([
    ["/launch", "lvl1", "Launch", "Launch"],
    ["/launch/yaml", "lvl1", "Launch", "Job YAML"],
    ["/launch/yaml#keys", "lvl2", "Launch", "Job YAML", "Keys"],
    ["/launch/yaml#one", "lvl3", "Launch", "Job YAML", "Keys", "One"],
    ["/launch/yaml#end", "lvl2", "Launch", "Job YAML", "End"],
  ]);
  expect(records[1]).toEqual({
    objectID: "/launch/yaml",
    hierarchy: { lvl0: "Launch", lvl1: "Job YAML", lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null },
    summary: "About it.",
    content: "Start.",
    code: null,
    name: null,
    aliases: ["job file", "submit"],
    isDefinition: false,
    anchor: null,
    url: "https://doc.fedml.ai/launch/yaml",
    url_without_anchor: "https://doc.fedml.ai/launch/yaml",
    type: "lvl1",
    language: "en",
    version: "current",
    docusaurus_tag: "docs-default-current",
    pageKind: "page",
    group: "launch",
    weight: { page: 1, pageRank: 1, level: 100, position: 0 },
  });
  expect(records[3]).toMatchObject({ code: "a: b", url: "https://doc.fedml.ai/launch/yaml#one" });
  expect(records[0]).toMatchObject({ pageKind: "first", weight: { page: 2, pageRank: 2 } });
});

test("makes no record for a draft, and one of lower weight for a list of pages", async () => {
  const records = await recordsOf({
    "launch/index.mdx": page("Launch"),
    "launch/draft.mdx": page("Draft", "", "draft: true\n"),
    "launch/cloud/_category_.yml":
      "label: In the cloud\ndescription: Rented.\nlink:\n  type: generated-index\n  slug: /category/cloud\n",
    "launch/cloud/one.mdx": page("One"),
  });
  expect(records.map(({ objectID }) => objectID).sort()).toEqual(["/category/cloud", "/launch", "/launch/cloud/one"]);
  expect(records.find(({ objectID }) => objectID === "/category/cloud")).toMatchObject({
    summary: "Rented.",
    content: "One",
    pageKind: "list",
    weight: { page: 0 },
  });
});

test("makes a separate record for each reference item, on its page", async () => {
  const reference = {
    name: "fedml launch --cluster",
    kind: "option",
    description: "Where `fedml` runs.",
    path: "/launch",
    anchor: "fedml-launch--cluster",
    aliases: ["-c"],
  };
  const records = await recordsOf({ "launch/index.mdx": page("Launch") }, [reference, { ...reference, path: "/gone" }]);
  expect(records).toHaveLength(2);
  expect(records[1]).toMatchObject({
    name: "fedml launch --cluster",
    aliases: ["-c"],
    content: "option. Where fedml runs.",
    type: "lvl2",
    url: "https://doc.fedml.ai/launch#fedml-launch--cluster",
    hierarchy: { lvl1: "Launch", lvl2: "fedml launch --cluster" },
  });
});

test.each([
  ["error", "error", "errors"],
  ["issue", "issue", "issues"],
  ["error", undefined, "page"],
  ["error", "issue", "page"],
] as const)("a page with faults %p and %p is of the kind %p", async (first, second, kind) => {
  const item = { name: "It fails", kind: "error", description: "", path: "/launch/faults", anchor: null };
  const references = [
    { ...item, fault: first },
    { ...item, name: "It hangs", ...(second ? { fault: second } : {}) },
  ];
  const records = await recordsOf({ "launch/faults.mdx": page("Faults") }, references);
  expect(new Set(records.map(({ pageKind }) => pageKind))).toEqual(new Set([kind]));
});

test("cuts a long section at a word", async () => {
  const [record] = await recordsOf({ "launch/index.mdx": page("Launch", "word ".repeat(3_000)) });
  expect(record?.content?.length).toBeLessThanOrEqual(5_000);
  expect(record?.content).toMatch(/word$/);
});

test("a page's records have the version whose base path contains the page", async () => {
  const versions = [...settings.docs.versions, { name: "1.0", label: "1.0", basePath: "/1.0" }];
  const sources = [
    { file: "content/docs/launch/yaml.mdx", text: page("Job YAML") },
    { file: "content/docs/1.0/launch/yaml.mdx", text: page("Job YAML") },
  ];
  const versioned = { ...settings, docs: { ...settings.docs, versions } };
  const site = buildSite(await parseContent(sources, new Map()), { settings: versioned, withDrafts: false });
  const records = buildRecords({ site, settings: versioned, references: [] });
  expect(records.map(({ objectID, version, docusaurus_tag: tag }) => [objectID, version, tag]).sort()).toEqual([
    ["/1.0/launch/yaml", "1.0", "docs-default-1.0"],
    ["/launch/yaml", "current", "docs-default-current"],
  ]);
});

test("marks the first page of a group in an older version as first", async () => {
  const sidebars = [{ name: "launch-1.0", folder: "1.0/launch", label: "Launch" }];
  const sources = [
    { file: "content/docs/1.0/launch/index.mdx", text: page("Launch") },
    { file: "content/docs/1.0/launch/yaml.mdx", text: page("Job YAML") },
  ];
  const versioned = { ...settings, sidebars };
  const site = buildSite(await parseContent(sources, new Map()), { settings: versioned, withDrafts: false });
  const records = buildRecords({ site, settings: versioned, references: [] });
  expect(records.map(({ objectID, pageKind }) => [objectID, pageKind])).toEqual([
    ["/1.0/launch", "first"],
    ["/1.0/launch/yaml", "page"],
  ]);
});
