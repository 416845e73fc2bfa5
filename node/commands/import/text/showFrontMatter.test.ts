import { expect, test } from "@jest/globals";
import { convertPage } from "../../../../test/convertPage";

test.each([
  ["vitepress", false, "{{ $frontmatter.title }}", "{{ $frontmatter.count }}", "`{{ $frontmatter.title }}`"],
  ["docusaurus", true, "{frontMatter.title}", "{ frontMatter.count }", "`{frontMatter.title}`"],
  ["starlight", true, "{frontmatter.title}", "{frontmatter.count}", "`{frontmatter.title}`"],
] as const)("%s: shows texts of the front matter, but not in code", async (kind, isMdx, title, count, code) => {
  const data = { title: "A *title* <b>", count: 2 };
  const page = await convertPage(kind, `# ${title}\n\nIt is ${title}, ${count} in ${code}.\n`, { isMdx, data });
  expect(page).toMatchObject({ title: "A *title* <b>", notes: [] });
  expect(page.text).toBe(`It is A \\*title\\* \\<b>, 2 in ${code}.\n`);
});

test("a value of the front matter that is no text, or that is missing, stays in the report", async () => {
  const source = "{{ $frontmatter.tags }} and {{ $frontmatter.gone }}\n";
  const { notes } = await convertPage("vitepress", source, { isMdx: false, data: { tags: ["a"] } });
  expect(notes.map((note) => note.split(" is computed")[0])).toEqual([
    "1: {{ $frontmatter.tags }}",
    "1: {{ $frontmatter.gone }}",
  ]);
});
