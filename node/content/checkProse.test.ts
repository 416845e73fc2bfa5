import { expect, test } from "@jest/globals";
import { testProse } from "../../test/testProse";
import { parseDocument } from "./parseDocument";

const file = "content/docs/guide/page.mdx";

/** @returns rule and place of each problem in a body, which starts on line 5. */
async function findingsIn(body: string): Promise<readonly string[]> {
  const { problems } = await parseDocument({ file, text: `---\ntitle: Page\n---\n\n${body}\n` }, undefined, testProse);
  return problems.map(({ rule, line, column }) => `${rule} ${line}:${column ?? ""}`);
}

test.each([
  ["a paragraph, in its further lines", "One,\nthen please wait.", ["avoided-phrase 6:6"]],
  ["a list, behind what indents it", "- One,\n  two,\n  please.", ["avoided-phrase 7:3"]],
  ["a heading", "## Please wait", ["avoided-phrase 5:4"]],
  ["words that are emphasized", "Wait, *please*.", ["avoided-phrase 5:8"]],
  ["a phrase that emphasis divides", "Now click **on** it.", ["avoided-phrase 5:5"]],
  ["a link", "See [the colour](/colour).", ["avoided-phrase 5:10"]],
  ["a table", "| A | B |\n| - | - |\n| 1 | please |", ["avoided-phrase 7:7"]],
  ["a box and its title", ":::note[Please wait]\nClick on it.\n:::", ["avoided-phrase 5:9", "avoided-phrase 6:1"]],
  [
    "the label of a tab",
    '<Tabs>\n<Tab value="one" label="Colours">\n\nText.\n\n</Tab>\n</Tabs>',
    ["avoided-phrase 6:1"],
  ],
  ["the alternative of a picture", "![A colour](/logo.svg)", ["avoided-phrase 5:1"]],
  ["the title of a code block", '```text title="In colour"\nplease\n```', ["avoided-phrase 5:1"]],
  ["a word written twice", "Start the\nthe server.", ["repeated-word 5:7"]],
  ["an article", "It is an server.", ["wrong-article 5:7"]],
])("checks %s", async (_, body, findings) => expect(await findingsIn(body)).toEqual(findings));

test.each([
  ["code", "Run `please`.\n\n```bash\nplease click on colour\n```"],
  ["words around code", "Click `it` on the right."],
  ["addresses", "See https://example.org/colour and [it](/please)."],
  ["formulas", "Here $please$ holds.\n\n$$\nplease\n$$"],
  ["expressions and comments", "One{/* please */}.\n\n{/* click on */}"],
  [
    "properties that nobody sees",
    '<Tabs group="please">\n<Tab value="please" label="One">\n\nText.\n\n</Tab>\n</Tabs>',
  ],
  ["spelled-out words", "Use an x64 or a 80 GB machine."],
])("ignores %s", async (_, body) => expect(await findingsIn(body)).toEqual([]));

test("checks nothing on a site without prose settings", async () => {
  const { problems } = await parseDocument({ file, text: "---\ntitle: Please\n---\n\nClick on the the colour.\n" });
  expect(problems).toEqual([]);
});
