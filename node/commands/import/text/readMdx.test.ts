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

test.each([
  ["x {y} <z> a<b 1 < 2", "x \\{y} \\<z> a\\<b 1 < 2"],
  ["<z> and a<b 1", "\\<z> and a\\<b 1"],
  ["a<1, {b and <c d", "a\\<1, \\{b and \\<c d"],
])("keeps a character that opens nothing as text: %s", async (source, text) => {
  for (const kind of ["docusaurus", "vitepress"] as const)
    for (const isMdx of [true, false]) {
      const page = await convertPage(kind, `# Root\n\n${source}\n\n[A](b.md)\n`, { isMdx, linkTo: () => "./b.mdx" });
      expect(page).toMatchObject({ title: "Root", notes: [] });
      expect(page.text.replaceAll("\\<", "<")).toBe(`${text.replaceAll("\\<", "<")}\n\n[A](./b.mdx)\n`);
    }
});

test("keeps a paragraph that no single escape repairs as text; each note gives its line", async () => {
  const { text, notes } = await convertPage("docusaurus", "A.\n\n<Note a={1 b={2> {c d}.\n\nB.\n");
  expect(text.replaceAll("\\", "")).toBe("A.\n\n<Note a={1 b={2> {c d}.\n\nB.\n");
  expect(notes.length).toBeGreaterThan(0);
  expect(notes.every((note) => note.startsWith("3: MDX cannot read this"))).toBe(true);
});

test("keeps a page that MDX cannot read as text, with its title", async () => {
  // The two backticks are in separate blocks, so they do not make a code span.
  const body = "# A title\n\n`a<b 1\n# H`";
  site = makeTemporarySite({ "docs/a.md": body });
  const source = await readSource("docusaurus", path.join(site.root, "docs"), undefined);
  const { files, notes } = await planImport(source, { into: "g" });
  expect(files[0]?.text).toBe(`---\ntitle: A title\nredirect_from:\n  - /docs/a\n---\n\n\`\`\`text\n${body}\n\`\`\`\n`);
  expect(notes).toHaveLength(1);
  expect(notes[0]?.what).toMatch(/^"a\.md" could not be converted \(MDX cannot read it: .*write it as MDX\.$/);
});
