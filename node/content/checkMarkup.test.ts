import { expect, test } from "@jest/globals";
import { applyEdits } from "../checks/applyEdits";
import { noReference } from "../elements/reference";
import { readFacts } from "./documentFacts";

async function problemsOf(text: string): Promise<readonly string[]> {
  const { problems } = await readFacts("content/docs/guide/a.mdx", text, noReference);
  return problems
    .filter(({ rule }) => rule === "unparsed-markup")
    .map(({ line, what, fix }) => `${line} ${what} ${fix}`);
}

test.each([
  ["```text\nWords.\n```\n"],
  ["````text\n```\n`````"],
  ["~~~text\r\nWords.\r\n~~~\r\n"],
  ["- One\n\n  ```text\n  Words.\n  ```\n\n- Two\n"],
  ["> ```text\n> Words.\n> ```\n"],
  ["```text\n\n```\n\n$$\nx = 1\n$$\n\n$$x = 2$$\n"],
  [":::note\n\n```text\nWords.\n```\n\n:::\n"],
])("accepts blocks that are closed: %j", async (text) => expect(await problemsOf(text)).toEqual([]));

test("reports addresses of references without effect", async () => {
  const text = `See [it](/a), [one], [the second][Two] and ![three].

[one]: /one
[two]: /two
[three]: ./three.png
[ONE]: /other
[four]: /four
[//]: # (a comment)
[//]: # (another)
[comment]: <> (a third)
`;
  expect(await problemsOf(text)).toEqual([
    '6 "[ONE]:" has an address above, and this one has no effect. remove it, or give it another name.',
    '7 "[four]:" defines an address that nothing refers to. write "[four]" where it belongs, or remove it.',
  ]);
});

test("reports an expression in the words of a picture", async () => {
  expect(await problemsOf("![The \\{key}](./a.png) and ![`{key}`](./a.png){width=30}\n")).toEqual([]);
  expect(await problemsOf("![Of {props.name}](./a.png)\n")).toEqual([
    '1 "{props.name}" in the words of a picture has no value: they are plain text. write the words themselves.',
  ]);
  expect(await problemsOf("![Key](./a.png){width=30} {1 + 1}\n")).toEqual([]);
});

test.each([
  ["Text.\n\n```text\nWords.\n\nMore words.\n", '3 "```text" is never closed', 'write "```"'],
  ["```text", '1 "```text" is never closed', 'write "```"'],
  ["````text\nWords.\n```\n", '1 "````text" is never closed', 'write "````"'],
  ["~~~text\r\nWords.\r\n```\r\n", '1 "~~~text" is never closed', 'write "~~~"'],
  ["- One\n\n  ```text\n  Words.\n\n- Two\n", '3 "```text" is never closed', 'write "```"'],
  ["$$\nx = 1\n\nWords.\n", '1 "$$" is never closed', 'write "$$"'],
])("reports a block that is never closed: %j", async (text, what, fix) => {
  expect(await problemsOf(text)).toEqual([`${what}, so what follows belongs to it. ${fix} below its last line.`]);
});

test.each([
  ["::: tip", ":::tip"],
  ["::: tip Keep the key", ":::tip[Keep the key]"],
  [":::Tip Keep the key", ":::tip[Keep the key]"],
  ["::: tip [Keep the key]", ":::tip[Keep the key]"],
  [":::tip[Keep the key", ":::tip[Keep the key]"],
  [":::: caution", "::::warning"],
  ["::: wraning Hot", ":::warning[Hot]"],
  ["> ::: tip Hot", "> :::tip[Hot]"],
])("reports a box in another syntax once, and fixes it: %s", async (line, fixed) => {
  const text = `Text.\r\n\r\n${line}\r\n${line.startsWith(">") ? "> " : ""}Words.\r\n${/^[> ]*:+/.exec(line)?.[0] ?? ""}\r\n`;
  const { problems } = await readFacts("content/docs/guide/a.mdx", text, noReference);
  expect(problems).toMatchObject([{ line: 3, rule: "unparsed-markup", fix: `write "${fixed.replace("> ", "")}".` }]);
  expect(applyEdits(text, problems).text).toBe(text.replace(line, fixed));
});

test.each([
  [
    ":::tip[A\ntitle]\nWords.\n:::\n",
    '1 ":::tip[A" appears on the page as text. write the title on one line: ":::tip[A title]".',
  ],
  [
    "> ::: warning [A\n> long\n> title]\n> Words.\n",
    '1 "::: warning [A" appears on the page as text. write the title on one line: ":::warning[A long title]".',
  ],
])("reports a title on more than one line, without an edit: %j", async (text, found) => {
  const { problems } = await readFacts("content/docs/guide/a.mdx", text, noReference);
  expect(problems.map(({ line, what, fix }) => `${line} ${what} ${fix}`)).toEqual([found]);
  expect(applyEdits(text, problems).text).toBe(text);
});

test("reads brackets below a box without an end of its title as words", async () => {
  expect(await problemsOf(":::tip[A\nSee list[0] or\nlist[1]\n:::\n")).toEqual([
    '1 ":::tip[A" appears on the page as text. write ":::tip[A]".',
  ]);
});

test("reports an invalid box and its closing line as one problem", async () => {
  expect(await problemsOf("::: details More\n\nText.\n\n:::\n\n::: code-group\n\nText.\n\n:::\n\n:::\n")).toEqual([
    '1 "::: details More" appears on the page as text. write <details>, below it <summary>More</summary>, and </details> in place of its ":::", in a file that ends with ".mdx".',
    '7 "::: code-group" appears on the page as text. use one of note, tip, info, warning, danger, prerequisites, such as ":::note".',
    '13 ":::" appears on the page as text. remove it, or open a box above it; a box around another has more colons than that: "::::note".',
  ]);
});

const alerts = '"[!NOTE]", "[!TIP]", "[!IMPORTANT]", "[!WARNING]", "[!CAUTION]"';
const below = (alert: string, box: string) =>
  `write "[!${alert}]" alone on its line, and the words below it; a box with a title begins with ":::${box}[Title]".`;

test.each([
  ["[!FOO]", `write one of ${alerts} alone on its line.`, null],
  ["[!FOO] Title", `write one of ${alerts} alone on its line.`, null],
  ["[!note]", 'write "[!NOTE]".', "[!NOTE]"],
  ["[!WARNIG]", 'write "[!WARNING]".', "[!WARNING]"],
  ["[!INFO]", 'write "[!IMPORTANT]".', "[!IMPORTANT]"],
  ["[!NOTE] A *title*", below("NOTE", "note"), null],
  ["[!danger]- Title", below("CAUTION", "danger"), null],
])("reports an invalid alert: %s", async (written, fix, fixed) => {
  for (const file of ["content/docs/guide/a.mdx", "content/docs/guide/a.md"]) {
    const text = `Text.\r\n\r\n- One\r\n\r\n  > ${written}\r\n  > Words.\r\n`;
    const { problems } = await readFacts(file, text, noReference);
    const what = `"${written}" appears on the page as text: it does not begin an alert.`;
    expect(problems).toMatchObject([{ line: 5, column: 5, rule: "unparsed-markup", what, fix }]);
    expect(applyEdits(text, problems).text).toBe(text.replace(written, fixed ?? written));
  }
});

test.each(["> [!NOTE]\n> Words.", "> \\[!FOO]\n> Words.", "> `[!FOO]`", "> [!FOO](./a.mdx)", "> Words.\n> [!FOO]"])(
  "accepts a valid alert, and text that only resembles one: %j",
  async (text) => expect(await problemsOf(text)).toEqual([]),
);

test.each([
  [":::note Title: `a]b`", null],
  [":::note Title: `[a`", null],
  [":::note A ]b[", null],
  [":::note A [b] c", ":::note[A [b] c]"],
  [":::note A \\] b", ":::note[A \\] b]"],
])("fixes the title of %s only if its brackets are balanced", async (line, fixed) => {
  const text = `${line}\n\nWords.\n\n:::\n`;
  const { problems } = await readFacts("content/docs/guide/a.mdx", text, noReference);
  const advice = 'write ":::note[Title]"; leave out the single bracket in the title.';
  expect(problems).toMatchObject([{ line: 1, fix: fixed === null ? advice : `write "${fixed}".` }]);
  const { text: after } = applyEdits(text, problems);
  expect(after).toBe(text.replace(line, fixed ?? line));
  if (fixed !== null) expect(await problemsOf(after)).toEqual([]);
});

test.each([
  ["{.wide}", '"{.wide}" has no effect on the box ":::note". remove it.'],
  ["[A `{b}`]{#id .wide}", '"{#id .wide}" has no effect on the box ":::note". remove it.'],
  ["{#id title=Hot}", '"{title=…}" has no effect on the box ":::note". write its title like this: ":::note[Hot]".'],
])("reports the attributes of a box: %s", async (attributes, found) => {
  expect(await problemsOf(`:::note${attributes}\n\nWords.\n\n:::\n`)).toEqual([`1 ${found}`]);
});

test.each([
  ["A <p>x</p> here.", '"<p>" appears on the page as text', "write it in Markdown, or"],
  ['import X from "y"', '"import X from "y"" appears on the page as text', "remove the line, or"],
])("reports markup that needs a .mdx file: %s", async (text, what, fix) => {
  const { problems } = await readFacts("content/docs/guide/a.md", `${text}\n`, noReference);
  expect(problems.filter(({ rule }) => rule === "unparsed-markup")).toMatchObject([
    { what: expect.stringContaining(what), fix: expect.stringContaining(fix) },
  ]);
});

const table = "| A | B |\n| --- | --- |\n| 1 | 2 |";
const separated = (words: string) =>
  `"${words}" appears on the page as text: an empty line separates it from the table above. remove the empty line.`;

test.each([
  [`${table}\n\n| 3 | 4 |\n`, [`5:1 table-shape ${separated("| 3 | 4 |")}`]],
  ["| A | B |\n\n| --- | --- |\n| 1 | 2 |\n", [`3:1 table-shape ${separated("| --- | --- |")}`]],
  [`${table}\n\n${table}\n\n|x|\n\nThe norm |x| of |y|.\n`, []],
  ["- | A | B |\n  | --- | --- |\n\n  Words | words.\n", []],
])("reports rows that an empty line separates from their table: %j", async (text, expected) => {
  const { problems } = await readFacts("content/docs/guide/a.mdx", text, noReference);
  expect(problems.map(({ line, column, rule, what, fix }) => `${line}:${column} ${rule} ${what} ${fix}`)).toEqual(
    expected,
  );
});

test("reports a link without words", async () => {
  const { problems } = await readFacts(
    "content/docs/guide/a.mdx",
    "See [](./b.mdx), [![B](./b.png)](./b.mdx).",
    noReference,
  );
  expect(problems.map(({ column, rule, what }) => `${column} ${rule} ${what}`)).toEqual([
    '5 unusable-link The link to "./b.mdx" has no words, so nobody sees it.',
  ]);
});

test.each([":::danger :::", ":::danger Hot :::"])("does not take the end of a box for its title: %s", async (line) => {
  const { problems } = await readFacts("content/docs/guide/a.mdx", `${line}\n`, noReference);
  const meant = line.replace(" :::", "").replace(" Hot", "[Hot]");
  expect(problems.map(({ fix, edit }) => [fix, edit])).toEqual([
    [`write "${meant}" above the text, and ":::" below its last line.`, undefined],
  ]);
});

test.each([
  ["json5", "jsonc"],
  ["yaml:config.yml", 'yaml title="config.yml"'],
  ["js:src/App.js", 'js title="src/App.js"'],
])("corrects %s to the language and options of this engine", async (written, meant) => {
  const text = `\`\`\`${written}\na: 1\n\`\`\`\n`;
  const { problems } = await readFacts("content/docs/guide/a.mdx", text, noReference);
  expect(problems).toMatchObject([{ rule: "unknown-language", fix: `write "\`\`\`${meant}".` }]);
  expect(applyEdits(text, problems).text).toBe(text.replace(written, meant));
});
