import { expect, test } from "@jest/globals";
import { fixtureSettings } from "../../test/loadFixture";
import { parseDocument } from "../content/parseDocument";
import { planPages } from "../pages/planPages";
import { buildSite } from "./buildSite";

const documents = await Promise.all(
  [
    ["index", "title: Guide\nlearning_paths: { start: 2 }", "One sentence."],
    [
      "install",
      "title: Install\ndescription: Put it there.\nlearning_paths: { start: 1, later: 4 }",
      "Word. ".repeat(1010),
    ],
    ["other", "title: Other", "Text."],
    ["draft", "title: Draft\ndraft: true\nlearning_paths: { start: 3 }", "Text."],
  ].map(async ([name, head, body]) => {
    const text = `---\n${head}\n---\n\n${body}\n`;
    return (await parseDocument({ file: `content/docs/guide/${name}.mdx`, text })).doc;
  }),
);
const paths = [
  { name: "start", path: "/paths/start", label: "First steps", description: "To a result.", sidebar: "guide" },
  { name: "later", path: "/paths/later", label: "Later", description: "And then.", sidebar: "guide" },
  { name: "empty", path: "/paths/empty", label: "Empty", description: "Nothing yet.", sidebar: "guide" },
];
const settings = { ...fixtureSettings, learningPaths: paths };
const site = buildSite({ docs: documents, categories: [], problems: [] }, { settings, withDrafts: false });
const plans = planPages({ site, settings, lastUpdatedOf: () => null });
const contextAt = (path: string) => plans.find((plan) => plan.path === path)?.context;

test("a learning path lists its published steps in order, with their reading times", () => {
  expect(contextAt("/paths/start")).toMatchObject({
    kind: "category",
    isPath: true,
    label: "First steps",
    description: "To a result.",
    sidebar: { name: "guide" },
    cards: [
      { label: "Install", path: "/guide/install", description: "Put it there.", count: null, minutes: 5 },
      { label: "Guide", path: "/guide", description: null, count: null, minutes: 1 },
    ],
  });
});

test("a learning path without steps has no page", () => expect(contextAt("/paths/empty")).toBeUndefined());

test("only a long step of a learning path shows its reading time", () => {
  expect(contextAt("/guide/install")).toMatchObject({ minutes: 5 });
  for (const path of ["/guide", "/guide/other"]) expect(contextAt(path)).not.toHaveProperty("minutes");
});

test("a step gets its number, the step count and the next step in each of its paths", () => {
  expect(contextAt("/guide/install")).toMatchObject({
    steps: [
      { label: "First steps", path: "/paths/start", step: 1, count: 2, next: { label: "Guide", path: "/guide" } },
      { label: "Later", path: "/paths/later", step: 1, count: 1, next: null },
    ],
  });
  expect(contextAt("/guide/other")).not.toHaveProperty("steps");
});
