import path from "node:path";
import { afterEach, expect, test } from "@jest/globals";
import { makeTemporarySite, type TemporarySite } from "../../../test/temporarySite";
import { planImport } from "./planImport";
import { readSource } from "./source/readSource";

let site: TemporarySite | null = null;
afterEach(() => {
  site?.remove();
  site = null;
});

const pages = {
  "docs/features/mark-lines.md": "# Mark *lines*\n\n## Two\n",
  "docs/features/index.md": "---\ntitle: All [features]\n---\n",
  "docs/features/no-title.md": "Words.\n",
};

/** Imports a page that is in another folder than the pages it names; returns its body and notes. */
async function imported(body: string, files: Readonly<Record<string, string>> = {}) {
  site = makeTemporarySite({ ...pages, ...files, "docs/guide/a.md": `# A\n\n${body}\n` });
  const source = await readSource("vitepress", path.join(site.root, "docs"), undefined);
  const { files: written, notes, copies } = await planImport(source, { into: "g", site: "https://old.example" });
  const text = written.find(({ file }) => file.endsWith("guide/a.mdx"))?.text ?? "";
  return {
    text: text.replace(/^---\n[\s\S]*?\n---\n+/, "").trim(),
    notes: notes.map(({ what }) => what),
    copies: copies.map(({ to }) => to),
  };
}

const card = (title: string, href: string) => `<Cards>\n<Card title="${title}" href="${href}" />\n</Cards>`;

test.each([
  ['<LinkCard link="features/mark-lines" />', card("Mark lines", "../features/mark-lines.mdx")],
  ['<LinkCard page="features/mark-lines#two" />', card("Mark lines", "../features/mark-lines.mdx#two")],
  ['<LinkCard to="/features/" title="More" />', card("More", "../features/index.mdx")],
  ['<LinkCard href="../features/no-title" />', card("No title", "../features/no-title.mdx")],
  ['<Card link="features/mark-lines" />', card("Mark lines", "../features/mark-lines.mdx")],
  ['<Card title="B" href="../features/">\n\nWords.\n\n</Card>', "**[B](../features/index.mdx)**\n\nWords."],
])("a card links to the page that it names: %j", async (body, expected) => {
  expect(await imported(body)).toMatchObject({ text: expected, notes: [] });
});

test.each([
  [
    '<LinkCard link="features/gone" />',
    "",
    '<LinkCard> is not an element here: it was removed, with link="features/gone".',
  ],
  ['<LinkCard title="One" />', "", '<LinkCard> is not an element here: it was removed, with title="One".'],
])("reports a card that leads nowhere: %j", async (body, text, note) => {
  expect(await imported(body)).toMatchObject({ text, notes: [note] });
});

test.each([
  ['See <LinkInline link="features/mark-lines#two" />.', "See [Mark lines](../features/mark-lines.mdx#two)."],
  ['See <LinkInline link="features/">these *words*</LinkInline>.', "See [these *words*](../features/index.mdx)."],
  ['See <Ref :of="\'features/\'" text="them" />.', "See [them](../features/index.mdx)."],
  ['See <Ref name="features/" />.', "See [All \\[features\\]](../features/index.mdx)."],
])("an element that names a page becomes a link to it: %j", async (body, text) => {
  const { text: written, notes } = await imported(body);
  expect(written).toBe(text);
  expect(notes).toEqual([expect.stringMatching(/^<\w+> is not an element here: a link replaces it\.$/)]);
});

test("a list of pages becomes a list of links", async () => {
  const { text, notes } = await imported("<SeeAlso :links=\"[\n  'features/mark-lines#two', 'features/'\n]\" />");
  expect(text).toBe("- [Mark lines](../features/mark-lines.mdx#two)\n- [All \\[features\\]](../features/index.mdx)");
  expect(notes).toEqual(['<SeeAlso> is not an element here: it was removed; its data in "links" is a list now.']);
});

test("an iframe with a file of the site becomes a link to a copy of the file", async () => {
  const frame = (attributes: string) => `<iframe ${attributes} width="100%"></iframe>`;
  const { text, notes, copies } = await imported(
    `${frame('src="/show/my_first_run.html"')}\n\n${frame('src="/show/index.html"')}`,
    { "docs/public/show/my_first_run.html": "<p>Run</p>", "docs/public/show/index.html": "" },
  );
  expect(text).toBe("[My first run](/show/my_first_run.html)\n\n[Show](/show/index.html)");
  expect(copies).toEqual(["static/show/my_first_run.html", "static/show/index.html"]);
  expect(notes[0]).toBe("Pages show no other file in a frame: a link to the file replaces it.");
});

test("does not make a link of a word only because a page has the same name", async () => {
  expect((await imported('One <Icon name="features" /><Part src="features/index" />.')).text).toBe("One .");
});
