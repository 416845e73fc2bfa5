import { expect, test } from "@jest/globals";
import { convertPage } from "../../../../test/convertPage";

async function convert(source: string) {
  const { text, notes } = await convertPage("starlight", source);
  return { text: text.trim(), notes: notes.map((note) => note.replace(/^\d+: /, "")) };
}

test.each([
  ['One <Foo label="lab">in</Foo>.', "One in.", 'its tags were removed, with label="lab"'],
  [
    '<Foo number="12" name={`Bob`} open id="1" onClick={f} />',
    "",
    'it was removed, with id="1" number="12" name="Bob"',
  ],
  ["<Icon name=\"star\" label='A *star' />", "A \\*star", "its label replaces it"],
  ['<Icon name="star" />', "", "it was removed"],
  ['## One <Icon label="A star" />', "## One", 'it was removed, with label="A star"'],
])("reports attribute texts that no page shows: %j", async (source, expected, what) => {
  expect(await convert(`${source}\n`)).toEqual({
    text: expected,
    notes: [`<${/<(\w+)/.exec(source)?.[1] ?? ""}> is not an element here: ${what}.`],
  });
});

test("separates the label of an icon from the words and labels beside it", async () => {
  const source =
    '| a |\n| - |\n| <Icon label="B" /><Icon label="C" /> |\n| D<b title="e"><StarIcon label="F" /></b><b><Icon label="G" /></b> |\n';
  expect((await convert(source)).text).toBe('| a |\n| - |\n| B C |\n| D<b title="e">F</b><b> G</b> |');
});

test.each([
  ["<Foo label='The *lab*'>In</Foo>", "**The \\*lab\\***\n\nIn"],
  ['- <Foo summary="Two">In</Foo>', "- **Two**\n\n  In"],
  ['<Grid>\n  <Split title="Two">Text two</Split>\n</Grid>', "**Two**\n\nText two"],
  ['<Grid>\n  <Rows\n    label="Two"\n    rows={["One", "Two"]}\n  />\n</Grid>', "**Two**\n\n- One\n- Two"],
])("puts the title of a one-line block above its content: %j", async (source, expected) => {
  expect((await convert(`${source}\n`)).text).toBe(expected);
});

test.each([
  [
    '<Properties item="Part" include={["files", "a.b", "MAX_SIZE", "TwoWords"]} />',
    ', with item="Part" include={["files","a.b","MAX_SIZE","TwoWords"]}',
  ],
  ['See <Keys of={["one"]} />.', ', with of={["one"]}'],
])("does not show names in a list as text: %j", async (source, named) => {
  const { text, notes } = await convert(`${source}\n`);
  expect(text).not.toMatch(/files|one/);
  expect(notes).toEqual([expect.stringContaining(`it was removed${named}.`)]);
});

test.each([
  ['<Rows items={["one", "two"]} />', "- one\n- two"],
  ['<Rows of={["One", "two"]} />', "- One\n- two"],
  ['<Rows of={["a word"]} />', "- a word"],
])("shows texts in a list: %j", async (source, text) => {
  expect((await convert(`${source}\n`)).text).toBe(text);
});

test.each([
  ['<Gone id="one-two" />\n\n## Two', '<a id="one-two"></a>\n\n## Two'],
  ['Word <Gone id="a" />.', 'Word <a id="a"></a>.'],
  ['- <Gone id="a" title="B">\n\n  C\n\n  </Gone>', '- <a id="a"></a>\n\n  **B**\n\n  C'],
  ['<Gone id="a">B</Gone>', '<a id="a"></a>\n\nB'],
])("keeps the anchor of an unknown element: %j", async (source, text) => {
  expect((await convert(`${source}\n`)).text).toBe(text);
});

test("reports the id of a video and makes no anchor from it", async () => {
  expect(await convert('<YouTube id="aBc" />\n')).toEqual({
    text: "",
    notes: ['<YouTube> is not an element here: it was removed, with id="aBc".'],
  });
});

test.each(["label", "title", "summary"])("<Details %s> becomes the summary", async (name) => {
  expect(await convert(`- <Details ${name}="A <b>">\n\n  Words.\n\n  </Details>\n`)).toEqual({
    text: "- <details>\n  <summary>A \\<b></summary>\n\n  Words.\n\n  </details>",
    notes: [],
  });
});

test("code in an attribute of a block becomes a code block", async () => {
  const source = `- One

  <Variants
    imports={\`
      import a from "a";
        b("\\\`");
    \`}
  />
`;
  const { text, notes } = await convert(source);
  expect(text).toBe('- One\n\n  ```text\n  import a from "a";\n    b("`");\n  ```');
  expect(notes).toEqual(['<Variants> is not an element here: it was removed; its "imports" is a code block now.']);
});

test.each([
  ['<p>\n\n**Type:** a<br />\n<Since v="3.0.0" />\n</p>', "<p>\n\n**Type:** a<br />\n<Badge>Since 3.0.0</Badge>\n</p>"],
  ['<p><AvailableSince v="2.1" pkg="@a/b" /></p>', "<p><Badge>Available since @a/b@2.1</Badge></p>"],
  ['## One <Version type="new">4.1</Version>', "## One <Badge>4.1</Badge>"],
  ['## One <Version version="4.1" />', "## One <Badge>4.1</Badge> {#one}"],
])("an element for a version becomes a badge: %j", async (source, expected) => {
  expect(await convert(`${source}\n`)).toEqual({ text: expected, notes: [] });
});

test.each([
  ["One.\n\n<p><Gone /></p>\n\nTwo.", "One.\n\n\n\nTwo."],
  ['<p>\n\n**Type:** a<br />\n<Gone a="b"></Gone>\n</p>', "<p>\n\n**Type:** a\n</p>"],
  ["One<br />\n<Gone />", "One"],
  ["One<br />\n<Gone />two", "One<br />\ntwo"],
  ["<p>One <Gone /></p>", "<p>One </p>"],
])("removes what a removed element leaves empty: %j", async (source, expected) => {
  const { text, notes } = await convert(`${source}\n`);
  expect(text).toBe(expected);
  expect(notes).toHaveLength(1);
});
