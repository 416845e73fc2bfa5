import path from "node:path";
import { afterEach, expect, test } from "@jest/globals";
import { convertPage } from "../../../../test/convertPage";
import { makeTemporarySite, type TemporarySite } from "../../../../test/temporarySite";
import { planImport } from "../planImport";
import { readSource } from "../source/readSource";

let site: TemporarySite | null = null;
afterEach(() => {
  site?.remove();
  site = null;
});

test("VitePress: included documents become snippets", async () => {
  site = makeTemporarySite({
    "docs/.vitepress/config.ts": "export default {};",
    "docs/guide/a.md": "# A\n\nWords.\n<!--@include: ../parts/_one.md-->\nMore words.\n",
    "docs/guide/b.md": "# B\n",
    "docs/parts/_one.md": "---\nkey: value\n---\n\nOne, see [B](./b.md).\n\n<!-- @include: ./two.md -->\n",
    "docs/parts/two.md": "Two.\n",
  });
  const source = await readSource("vitepress", path.join(site.root, "docs"), undefined);
  const { files, notes } = await planImport(source, { into: "g" });
  const texts = new Map(files.map(({ file, text }) => [file, text]));
  expect(texts.get("content/docs/g/guide/a.mdx")).toMatch(
    /\n---\n\nWords\.\n\n<Include file="g\/parts\/one\.mdx" \/>\n\nMore words\.\n$/,
  );
  expect(texts.get("content/snippets/g/parts/one.mdx")).toBe(
    'One, see [B](../../../docs/g/guide/b.mdx).\n\n<Include file="g/parts/two.mdx" />\n',
  );
  expect(texts.get("content/snippets/g/parts/two.mdx")).toBe("Two.\n");
  // VitePress also publishes the part as a page, so it has notes of its own.
  expect(notes.filter((note) => !note.file.startsWith("content/docs/g/parts/"))).toEqual([]);
});

const file = `# Part

<!-- #region one -->
One.
<!-- #region two -->
Two.
<!-- #endregion two -->
<!-- #endregion one -->

## Three

3.

### Four

4.

## Five {#v}

5.
`;

async function convert(source: string, files: Readonly<Record<string, string>> = { "./a.md": file }) {
  return convertPage("vitepress", source, {
    isMdx: false,
    snippetOf: (name) => files[name] ?? null,
    includeOf: (name) => (name in files ? name.slice(2) : null),
  });
}

test.each([
  ["./a.md{4,4}", "One."],
  ["./a.md{19,}", "5."],
  ["./a.md#one", "One.\nTwo."],
  ["./a.md#one{2,}", "Two."],
  ["./a.md#two", "Two."],
  ["./a.md#v", "5."],
  ["./a.md#three", "3.\n\n### Four\n\n4."],
])("VitePress: inserts an included part of a file as text: %s", async (named, text) => {
  const { text: written, notes } = await convert(`# A\n\n## B\n\n<!--@include: ${named}-->\n\nEnd.\n`);
  expect(written.replace(/\n{2,}/g, "\n\n")).toBe(`## B\n\n${text}\n\nEnd.\n`);
  expect(notes).toEqual([]);
});

test("VitePress: inserts an included file as text where <Include> is impossible", async () => {
  const files = { "./a.md": "# Title\n\n<!--@include: ./b/c.md-->\n", "b/c.md": "Words.", "./d.md": "`d`" };
  expect(await convert("<!--@include: ./a.md-->\n", files)).toEqual({ title: "Title", text: "Words.\n\n", notes: [] });
  expect((await convert("So <!--@include: ./d.md--> it.\n", files)).text).toBe("So `d` it.\n");
  expect((await convert("```text\n<!--@include: ./d.md-->\n```\n", files)).text).toBe("```text\n`d`\n```\n");
  const group = { "./e.md": "```js [e]\ne();\n```\n" };
  expect((await convert("::: code-group\n<!--@include: ./e.md-->\n:::\n", group)).text).toContain(
    '<Tab value="e" label="e">\n\n```js\n',
  );
});

test("VitePress: reports a missing included file", async () => {
  const { text, notes } = await convert("A.\n\n<!--@include: ./no.md-->\n\n`<!--@include: ./no.md-->`\n");
  expect(text).toBe("A.\n\n{/*@include: ./no.md*/}\n\n`<!--@include: ./no.md-->`\n");
  expect(notes).toEqual(['3: The included file "./no.md" was not found: put its text here by hand.']);
});
