import { expect, test } from "@jest/globals";
import { adviceOnWidth } from "./pictureWidth";
import { readTree } from "./readTree";

const onFormula = 'write "$$" alone on the lines above and below the formula.';
const faultOf = (text: string) => readTree({ file: "content/docs/guide/a.mdx", text });

test.each([
  ["Text.\n\nA line,\nand <br> another.\n", { line: 4, column: 5 }, 'let the tag end with "/>", as in "<br />".'],
  ["<Steps>\n\nText.\n", { line: 1, column: 1 }, 'close the element, or put a literal "<" into backticks.'],
  ["<a>\n\nText.\n\n</b>\n", { line: 5, column: 1 }, 'close the element, or put a literal "<" into backticks.'],
  ["<!-- words -->\n", { line: 1, column: 2 }, 'write "{/*" instead of "<!--", and "*/}" instead of "-->".'],
  [
    "import the library.\n",
    { line: 1, column: 12 },
    'start a line of prose with another word than "import" or "export", or correct the statement.',
  ],
  ["![A](./a.png){width=50%}\n", { line: 1, column: 24 }, adviceOnWidth],
  ["![A][a] {.wide} and {more}\n", { line: 1, column: 10 }, adviceOnWidth],
  ["Text.\n\n![A](./a.png){width=50 height=30}\n", { line: 3, column: 23 }, adviceOnWidth],
  ["![A](./a.png) and {a b}\n", { line: 1, column: 21 }, 'put literal braces into backticks, or write "\\{".'],
  [
    "<<< @/snippets/a.py{1}\n",
    { line: 1, column: 2 },
    'write a code block with file="…" after its language, and put the file into content/snippets.',
  ],
  [
    'import type { Chart } from "./chart";\n',
    { line: 1, column: 13 },
    "remove it: the code of a document is JavaScript, which has no types. Move code that needs them into a module.",
  ],
  [
    'import data from "./data.json" with { type: "json" };\n',
    { line: 1, column: 32 },
    'remove what follows the name of the file: a document imports JSON as in import data from "./data.json".',
  ],
  ["\\begin{align*}\na &= b\n\\end{align*}\n", { line: 1, column: 14 }, onFormula],
  ["A set {a.\n", { line: 1, column: 10 }, 'put literal braces into backticks, or write "\\{".'],
])("reports the place and the fix of the MDX error in %j", async (text, place, fix) => {
  expect(await faultOf(text)).toEqual(expect.objectContaining({ place, fix }));
});

const ofFence = (mark: string) => ({
  what: `"${mark}" opens no code block: there is a backtick behind "\`\`\`" on the same line.`,
  fix: 'leave it out, or write "~~~" for "```", here and below the last line of the code.',
});

test.each([
  ['```py title="a`b"\nx = 1\n```\n', 1],
  ['Words:\n``` py title="a`b`"\r\nx = 1\n\ny = `2`\n```\n', 2],
  ['```py title="a`b"\nx = {1: a b}\n```\n', 1],
  ['- A\n\n  - ```py title="a`b"\n    x\n    ```\n\nWords.\n', 3],
  ['> ```py title="a`b"\n> x\n> ```\n', 1],
])("reports a backtick in the options of a code block: %j", async (text, line) => {
  const mark = /```[^\r\n]+/.exec(text)?.[0] ?? "";
  expect(await faultOf(text)).toEqual({ place: { line }, ...ofFence(mark) });
});

test.each([
  "```code``` and\n```a `b\nc```\n",
  '~~~py title="a`b"\nx = 1\n~~~\n',
  '````text\n```py title="a`b"\n```\n````\n',
  "```py\n# a `b`\n```\n",
])("accepts other backticks: %j", async (text) => {
  expect(await faultOf(text)).toHaveProperty("type", "root");
  expect(await faultOf(`${text}\n{a b}\n`)).toMatchObject({ fix: expect.stringMatching(/^put literal braces/) });
});

test("reports the line of a text at which the parser itself fails", async () => {
  const item = "- Item:\n\n  :::tip\n\n  Words.\n\nWords below.\n:::\n";
  for (const above of ["", "Text.\n\n"])
    expect(await faultOf(`${above}${item}\nMore.\n`)).toEqual({
      place: { line: above === "" ? 7 : 9 },
      what: expect.stringMatching(/^The Markdown parser stops here: \S/),
      fix: "close every box and code block above this line; one that begins in a list ends in the same item.",
    });
});
