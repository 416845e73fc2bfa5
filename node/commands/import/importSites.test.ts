import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { afterEach, describe, expect, test } from "@jest/globals";
import { fixtureDefinition } from "../../../test/loadFixture";
import { makeTemporarySite, type TemporarySite } from "../../../test/temporarySite";
import { comparePages } from "./report/compareWords";
import { formatImport } from "./report/formatImport";
import type { SourceKind } from "./importedPage";
import { planImport } from "./planImport";
import { readSource } from "./source/readSource";
import { tryImport } from "./report/tryImport";
import { starterPages, writeImport } from "./writeImport";

const folders: Readonly<Record<SourceKind, string>> = {
  docusaurus: "docs",
  starlight: "src/content/docs",
  vitepress: "docs",
};
const kinds = Object.keys(folders) as SourceKind[];
const fixtures = path.join(process.cwd(), "test/fixtures/import");

let site: TemporarySite | null = null;
afterEach(() => {
  site?.remove();
  site = null;
});

async function plan(kind: SourceKind) {
  const source = await readSource(kind, path.join(fixtures, kind, folders[kind]), undefined);
  return { source, plan: await planImport(source, { into: "guide" }) };
}

/** Texts of all files below a folder, by relative path. */
function textsIn(folder: string): Readonly<Record<string, string>> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  return Object.fromEntries(files.map((file) => [path.relative(folder, file), readFileSync(file, "utf8")]));
}

test.each(kinds)("converts the %s fixture to the expected pages, categories and report", async (kind) => {
  site = makeTemporarySite({});
  const { plan: planned } = await plan(kind);
  const report = formatImport(planned, await writeImport(site.root, planned, false));
  const written = Object.fromEntries(planned.files.map(({ file, text }) => [file, text]));
  expect({ ...written, "report.txt": `${report}\n` }).toEqual(textsIn(path.join(fixtures, kind, "expected")));
  for (const { file, text } of planned.files) expect(site.read(file)).toBe(text);
});

test.each(kinds)("the checks find no error in the import from %s, which loses only known words", async (kind) => {
  const { source, plan: planned } = await plan(kind);
  const { asTheyAre, imported } = await tryImport(source, planned, fixtureDefinition, "guide");
  const errors = imported.filter(({ severity }) => severity === "error");
  expect(errors).toEqual([]);
  expect(asTheyAre.filter(({ severity }) => severity === "error").length).toBeGreaterThan(5);
  expect(
    comparePages(source, planned)
      .lost.map(({ missing }) => missing)
      .flat(),
  ).toEqual(lostWords[kind]);
});

/** Words that each import loses: names in tags and syntax lines of the source, and parts that no page includes. */
const lostWords: Readonly<Record<SourceKind, readonly string[]>> = {
  docusaurus: ["groupId", "defaultValue", "values", "gas", "Words", "that", "nothing", "includes"],
  starlight: [],
  vitepress: ["toc", "snippets", "snippets", "stone"],
};

test("a second import writes nothing and keeps edited files unless forced", async () => {
  site = makeTemporarySite({ "content/docs/guide/api/options.mdx": "---\ntitle: Mine\n---\n" });
  const { plan: planned } = await plan("docusaurus");
  const first = await writeImport(site.root, planned, false);
  expect(first.kept).toEqual(["content/docs/guide/api/options.mdx"]);
  expect(await writeImport(site.root, (await plan("docusaurus")).plan, false)).toMatchObject({ written: [] });

  site.write("content/docs/guide/index.mdx", "---\ntitle: Changed\n---\n");
  const second = await writeImport(site.root, planned, false);
  expect(second).toMatchObject({ written: [], unchanged: first.written.length - 1 });
  expect(second.kept).toContain("content/docs/guide/index.mdx");
  expect(site.read("content/docs/guide/index.mdx")).toContain("Changed");

  const forced = await writeImport(site.root, planned, true);
  expect(forced.written).toHaveLength(2);
  expect([...forced.overwritten].sort()).toEqual([
    "content/docs/guide/api/options.mdx",
    "content/docs/guide/index.mdx",
  ]);
  expect(formatImport(planned, forced)).toMatch(
    /^Overwritten, [^]*\(2\)\n {2}content\/docs\/guide\/[^]*\n {2}content/m,
  );
  expect(site.read("content/docs/guide/index.mdx")).not.toContain("Changed");
});

test("writes a page again after the source has changed", async () => {
  site = makeTemporarySite({});
  const { plan: planned } = await plan("starlight");
  await writeImport(site.root, planned, false);
  const [page, ...files] = planned.files;
  const newer = { ...planned, files: [{ file: page?.file ?? "", text: "---\ntitle: Newer\n---\n" }, ...files] };
  expect(await writeImport(site.root, newer, false)).toMatchObject({ written: [page?.file], kept: [] });
});

test("takes no file from outside the site and runs none of its code", async () => {
  site = makeTemporarySite({
    "secret/key.png": "words",
    "old/docusaurus.config.js": "throw new Error();",
    "old/sidebars.js": "throw new Error();",
    "old/docs/a.md": "# A\n\n![Key](../../secret/key.png) [key](../../secret/key.png) [key](/../../secret/key.png)\n",
  });
  const source = await readSource("docusaurus", path.join(site.root, "old/docs"), undefined);
  const { copies, notes } = await planImport(source, { into: "guide" });
  expect(copies).toEqual([]);
  expect(notes.map(({ file, line, what }) => `${file}:${String(line)}  ${what}`)).toEqual([
    'content/docs/guide/a.mdx:7  "../../secret/key.png" leads to nothing that was imported: correct the link, or remove it.',
    'content/docs/guide/a.mdx:7  "/../../secret/key.png" leads to nothing that was imported: correct the link, or remove it.',
    'content/docs/guide/a.mdx:7  The picture "../../secret/key.png" was not found; its text replaces it.',
    "../sidebars.js:1  A program makes the sidebar: give the pages their sidebar_position by hand.",
  ]);
});

test("with the old site given, links to pages that were not imported lead there", async () => {
  site = makeTemporarySite({
    "docs/a.md": "# A\n\n[Blog](/blog/x) [B](b.md#c) [B](/b/)\n",
    "docs/b.md": "# B\n\n## C\n",
  });
  const source = await readSource("vitepress", path.join(site.root, "docs"), { base: "/handbook/" });
  const { files } = await planImport(source, { into: "guide", site: "https://old.example/" });
  expect(files[0]?.text).toContain("[Blog](https://old.example/blog/x) [B](./b.mdx#c) [B](./b.mdx)");
  expect(files[0]?.text).toContain("redirect_from:\n  - /handbook/a\n");
});

test.each<[SourceKind, string]>([
  ["starlight", "title: Start"],
  ["docusaurus", "title: A"],
  ["vitepress", "title: A"],
])("%s: front matter below blank lines", async (kind, title) => {
  site = makeTemporarySite({ "docs/a.md": "\n \n---\ntitle: Start\n---\n\nWords.\n" });
  const { files } = await planImport(await readSource(kind, path.join(site.root, "docs")), { into: "guide" });
  expect(files[0]?.text.split("\n")[1]).toBe(title);
});

test("reports front matter that is not YAML, and gives files with equal names different ones", async () => {
  site = makeTemporarySite({
    "docs/a.md": "---\ntitle: [\n---\n\nWords.\n",
    "docs/a.mdx": "# Other\n",
    "docs/b c.md": "",
  });
  const source = await readSource("starlight", path.join(site.root, "docs"), undefined);
  const { files, notes } = await planImport(source, { into: "guide" });
  expect(files.map(({ file }) => path.basename(file))).toEqual(["a.mdx", "a-2.mdx", "b-c.mdx"]);
  expect(files[0]?.text).toContain("title: A\n");
  expect(notes).toMatchObject([
    {
      file: "content/docs/guide/a.mdx",
      what: 'The front matter of "a.md" is not YAML, so it was left out: write the title and the other keys by hand.',
    },
  ]);
});

test("reports an unconvertible page, keeps it as text and converts the others", async () => {
  site = makeTemporarySite({
    "docs/a.md": "# A\n\n```js\n![A](a.png)\n```\n\n![A](a.png)\n",
    "docs/b.md": "# B\n\n::: tip\nB\n:::\n",
  });
  const source = await readSource("vitepress", path.join(site.root, "docs"), undefined);
  const fileOf = () => {
    throw new Error("No picture.");
  };
  const { files, notes } = await planImport({ ...source, fileOf }, { into: "guide" });
  expect(files[0]?.text).toMatch(
    /^---\ntitle: A\n[^]*\n---\n\n````text\n# A\n\n```js\n[^]*```\n\n!\[A\]\(a.png\)\n````\n$/,
  );
  expect(files[1]?.text).toContain(":::tip\nB\n:::\n");
  expect(notes).toMatchObject([
    {
      file: "content/docs/guide/a.mdx",
      kind: "hand",
      what: '"a.md" could not be converted (No picture.). Its text is in a code block: write it as MDX.',
    },
  ]);
});

const nothingWritten = { written: [], unchanged: 0, kept: [], overwritten: [], removed: [], starters: [] };

test("without --into, the report begins with the pages outside the groups", async () => {
  site = makeTemporarySite({
    "docs/index.md": "",
    "docs/a.md": "",
    "docs/g/b.md": "",
    "docs/.vitepress/config.ts": "export default {};",
  });
  const source = await readSource("vitepress", path.join(site.root, "docs"), undefined);
  const planned = await planImport(source, { into: "" });
  const warning =
    "Files beside the folders of the source belong to no sidebar group (a.md, index.md): import again with --into GROUP, or move each with npm run mv -- NAME GROUP/NAME.";
  expect(formatImport(planned, nothingWritten)).toContain(`--base names another start.\n\n${warning}`);
  expect((await planImport(source, { into: "guide" })).warnings).toEqual([]);
});

describe("the starter pages of a new site", () => {
  const starter = Object.fromEntries(
    Object.keys(starterPages).map((file) => [file, readFileSync(path.join("scripts/starter", file), "utf8")]),
  );
  const [index = "", first = ""] = Object.keys(starterPages);

  async function written(own: Readonly<Record<string, string>>, source: Readonly<Record<string, string>>) {
    site = makeTemporarySite({ ...own, ...source });
    const planned = await planImport(await readSource("vitepress", path.join(site.root, "old"), undefined), {
      into: "guide",
    });
    return writeImport(site.root, planned, false);
  }

  test("are replaced with the pages of the source", async () => {
    const result = await written(starter, { "old/index.md": "# Own\n", "old/a.md": "# A\n" });
    expect(result).toMatchObject({ kept: [], overwritten: [], removed: [first], starters: [] });
    expect(site?.read(index)).toContain("title: Own");
    expect(() => site?.read(first)).toThrow();
  });

  test("stay if somebody has changed them, or if the source has no such page", async () => {
    const changed = { ...starter, [index]: "---\ntitle: Mine\n---\n" };
    expect(await written(changed, { "old/index.md": "# Own\n" })).toMatchObject({ kept: [index], starters: [first] });
    site?.remove();
    expect(await written(starter, { "old/a.md": "# A\n" })).toMatchObject({ removed: [], starters: [index, first] });
    expect(site?.read(first)).toBe(starter[first]);
  });
});
