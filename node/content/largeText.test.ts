import { expect, test } from "@jest/globals";
import { parseDocument } from "./parseDocument";

const prose = { phrases: [], dataKeys: [] };

/** Parses a document, then lets Jest's timer run: a test that kept the process busy until its end would pass at any length. */
async function parsed(name: string, text: string) {
  const found = await parseDocument({ file: `content/docs/${name}`, text }, undefined, prose);
  await new Promise((resolve) => void setTimeout(resolve));
  return found;
}

test("parses a paragraph of 150,000 words", async () => {
  const text = `---\ntitle: A\ndescription: B\n---\n\n${"word ".repeat(150_000)}\n`;
  const { doc } = await parsed("a.mdx", text);
  expect(doc.title).toBe("A");
});

test("reports a repeated word at its place, with LF and CRLF line endings", async () => {
  for (const end of ["\n", "\r\n"]) {
    const text = ["---", "title: A", "description: B", "---", "", "A line.", "See the the page.", "", "And and"].join(
      end,
    );
    const { problems } = await parsed("a.mdx", text);
    const found = problems.filter(({ rule }) => rule === "repeated-word");
    expect(found.map(({ line, column }) => [line, column])).toEqual([
      [7, 5],
      [9, 1],
    ]);
  }
});

const [spaces, tabs] = [" ", "\t"].map((blank) => blank.repeat(200_000));

test.each([
  ["between words", `a${spaces}b`],
  ["as tabs", `a${tabs}b${tabs}`],
  ["at the end of a line", `a${spaces}\nb`],
  ["in a cell", `| a | b |\n| --- | --- |\n| a${spaces}b | c${spaces}|`],
  ["in a heading", `## a${spaces}b${spaces}`],
  ["between items", `- a\n${spaces}\n- b${spaces}\n\n${spaces}\n- c`],
  ["in a quotation", `> a${spaces}b\n>${spaces}`],
  ["in strong text and a link", `**a${spaces}b** [a${spaces}b](./x)`],
  ["in code", `\`\`\`js\na${spaces}b\n\`\`\`\n\n\`a${spaces}b\``],
  ["behind colons", `::: note${spaces}x`],
])(
  "parses a page with 200,000 blanks %s before the timeout",
  async (_, body) => {
    const text = `---\ntitle: A\n---\n\n${body}\n`;
    for (const name of ["a.mdx", "a.md"]) {
      const { doc } = await parsed(name, text);
      expect(doc.title).toBe("A");
    }
  },
  30_000,
);

test("reports a syntax error below 3,000 lines that look like the start of a code block", async () => {
  const lines = "```js `x`\n\n".repeat(3_000);
  const { problems } = await parsed("a.mdx", `~~~\n${lines}~~~\n\n{\n`);
  expect(problems.map(({ line, rule }) => [line, rule])).toContainEqual([6_005, "mdx-syntax"]);
}, 30_000);
