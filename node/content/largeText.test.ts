import { expect, test } from "@jest/globals";
import { parseDocument } from "./parseDocument";

const prose = { phrases: [], dataKeys: [] };

test("a paragraph of very many words fails nothing", async () => {
  const text = `---\ntitle: A\ndescription: B\n---\n\n${"word ".repeat(150_000)}\n`;
  const { doc } = await parseDocument({ file: "content/docs/a.mdx", text }, undefined, prose);
  expect(doc.title).toBe("A");
});

test("a word written twice is told at its place, whatever ends the lines", async () => {
  for (const end of ["\n", "\r\n"]) {
    const text = ["---", "title: A", "description: B", "---", "", "A line.", "See the the page.", "", "And and"].join(
      end,
    );
    const { problems } = await parseDocument({ file: "content/docs/a.mdx", text }, undefined, prose);
    const found = problems.filter(({ rule }) => rule === "repeated-word");
    expect(found.map(({ line, column }) => [line, column])).toEqual([
      [7, 5],
      [9, 1],
    ]);
  }
});
