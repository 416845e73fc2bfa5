import { expect, test } from "@jest/globals";
import { convertPage } from "../../../test/convertPage";

async function convert(source: string) {
  const { text, notes } = await convertPage("starlight", source);
  return { text: text.trim(), notes: notes.map((note) => note.replace(/^\d+: /, "")) };
}

test.each([
  ['One <Foo label="lab">in</Foo>.', "One in.", 'its tags were removed, with label="lab"'],
  ['<Foo number="12" name={`Bob`} open id="a" onClick={f} />', "", 'it was removed, with number="12" name="Bob"'],
  ["<Icon name=\"star\" label='A star' />", "", 'it was removed, with label="A star"'],
])("texts of attributes that no page shows are named: %j", async (source, expected, what) => {
  expect(await convert(`${source}\n`)).toEqual({
    text: expected,
    notes: [`<${/<(\w+)/.exec(source)?.[1] ?? ""}> is not an element here: ${what}.`],
  });
});

test.each([
  ["<Foo label='The *lab*'>In</Foo>", "**The \\*lab\\***\n\nIn"],
  ['- <Foo summary="Two">In</Foo>', "- **Two**\n\n  In"],
  ['<Grid>\n  <Split title="Two">Text two</Split>\n</Grid>', "**Two**\n\nText two"],
  ['<Grid>\n  <Rows\n    label="Two"\n    rows={["One", "Two"]}\n  />\n</Grid>', "**Two**\n\n- One\n- Two"],
])("a title stands above what a block held on its line: %j", async (source, expected) => {
  expect((await convert(`${source}\n`)).text).toBe(expected);
});

test("code among the attributes of a block is a code block", async () => {
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
