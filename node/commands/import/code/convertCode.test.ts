import { expect, test } from "@jest/globals";
import { convertPage } from "../../../../test/convertPage";

async function convert(source: string) {
  const { text, notes } = await convertPage("starlight", source);
  return { text, notes: notes.map((note) => note.replace(/^\d+: /, "")) };
}

const block = (language: string, code: string) => `\`\`\`${language}\n${code}\n\`\`\`\n`;

test("JSON with comments becomes jsonc, and code that is neither stays unchecked", async () => {
  const commented = '// One\n{ "a": [1,], }';
  expect(await convert(block('json title="a.json" {1}', commented))).toEqual({
    text: block('jsonc title="a.json" {1}', commented),
    notes: [],
  });
  expect((await convert(block("json", '{ "a": 1 }'))).text).toBe(block("json", '{ "a": 1 }'));
  const { text, notes } = await convert(block("json", "// One\n{ … }"));
  expect(text).toContain("```json unchecked=");
  expect(notes).toHaveLength(1);
});

test.each([
  ["js del={1-2} ins={3}", "a();\n\nb();", "js", "a(); // [!code --]\n\nb(); // [!code ++]"],
  ['yaml title="a.yml" {1} ins={2}', "a: 1\nb: 2", 'yaml title="a.yml" {1}', "a: 1\nb: 2 # [!code ++]"],
  ["json del={2} ins={3}", '{\n  "a": 1\n  "a": 2\n}', "jsonc", '{\n  "a": 1 // [!code --]\n  "a": 2 // [!code ++]\n}'],
  ["html ins={2}", "<p>\n<b>\n</p>", "html", "<p>\n<b> <!-- [!code ++] -->\n</p>"],
  ["css ins={1}", "a { b: c; }", "css", "a { b: c; } /* [!code ++] */"],
  ["jsx ins={1}", "import a from 'a';\n<p>b</p>", "jsx", "import a from 'a'; // [!code ++]\n<p>b</p>"],
  ["rust ins={2}", "a(/* b */);\nc();", "rust", "a(/* b */);\nc(); // [!code ++]"],
  ["jsonc ins={1}", '"a/*": 1', "jsonc", '"a/*": 1 // [!code ++]'],
  ["toml del={1} ins={2}", "a = 1\na = 2", "toml", "a = 1 # [!code --]\na = 2 # [!code ++]"],
])("marks added and removed lines: %s", async (info, code, written, marked) => {
  expect(await convert(block(info, code))).toEqual({ text: block(written, marked), notes: [] });
});

test("marks lines of code in a list at their ends", async () => {
  const list = (info: string, line: string) => `- One\n\n  \`\`\`js${info}\n  ${line}\n  b();\n  \`\`\`\n`;
  expect((await convert(list(" ins={1}", "a();"))).text).toBe(list("", "a(); // [!code ++]"));
});

test.each([
  ["text", "a"],
  ["markdown", "# a"],
  ["jsx", "<p>a</p>"],
  ["html", "<p\nclass"],
  ["bash", "a \\\nb"],
  ["js", "f(`a\nb`);"],
  ["yaml", "a: |\n  b"],
])("highlights lines of %s that cannot contain a comment: %j", async (language, code) => {
  const last = code.split("\n").length;
  const { text, notes } = await convert(block(`${language} ins={1-${last}}`, code));
  expect(text).toBe(block(`${language} {${last === 1 ? "1" : "1-2"}}`, code));
  expect(notes).toEqual([
    `Added and removed lines are only highlighted: "[!code ++]" needs comments in this ${language} code.`,
  ]);
});

test("marks lines that have a label, and reports the label", async () => {
  const source = `js {"One: two":1} del={'3':2} ins={ "4" : 3 }`;
  const { text, notes } = await convert(block(source, "a();\nb();\nc();"));
  expect(text).toBe(block("js {1}", "a();\nb(); // [!code --]\nc(); // [!code ++]"));
  expect(notes).toEqual(
    ["One: two", "3", "4"].map(
      (label) =>
        `The label "${label}" of marked lines was left out, and the lines are marked: write it into the text or a comment.`,
    ),
  );
});

test("reports added words, which cannot be marked", async () => {
  const { text, notes } = await convert(block('js ins="a" del={"A":b} "b"', "a(b);"));
  expect(text).toBe(block('js mark="b"', "a(b);"));
  expect(notes).toEqual([
    'ins="a" of a code block was left out: it marks what cannot be marked here.',
    'del={"A":b} of a code block was left out: it marks what cannot be marked here.',
  ]);
});

test("removes terminal colors from output", async () => {
  const output = "\u001B[1;32mdone\u001B[0m, \u001B]8;;https://a.example\u0007a\u001B]8;;\u0007, \u001B[38:2:1:2:3mb";
  const { text, notes } = await convert(block('ansi title="a"', output));
  expect(text).toBe(block('text title="a"', "done, a, b"));
  expect(notes).toEqual(["The colors of this code block were left out: its text is here without them."]);
});

test("removes the escape character from code that shows terminal colors", async () => {
  const { text, notes } = await convert(block("md", "\u001B[1mdone"));
  expect(text).toBe(block("md", "[1mdone"));
  expect(notes).toEqual(["The invisible character U+001B of this code block was left out."]);
});

test("reports markers with a comma, a quote or a pattern", async () => {
  const { text, notes } = await convert(
    block('js "a, b" mark="c, d" ins="= \\"e\\"" /f+/ del=/h i/ "g"', "a, b; c, d; g"),
  );
  expect(text).toBe(block('js mark="g"', "a, b; c, d; g"));
  expect(notes).toEqual(
    ['"a, b"', 'mark="c, d"', 'ins="= \\"e\\""', "/f+/", "del=/h i/"].map(
      (what) => `${what} of a code block was left out: it marks what cannot be marked here.`,
    ),
  );
});

test.each([
  ["html", "<a></a> // [!code --]", "<a></a> <!-- [!code --] -->"],
  ["vue", "<a href='https://b'/> // [!code focus]", "<a href='https://b'/> <!-- [!code highlight] -->"],
  ["html", "<a></a> <!-- [!code ++] -->", "<a></a> <!-- [!code ++] -->"],
  ["html", "<script>\na(); // [!code ++]\n</script>", "<script>\na(); // [!code ++]\n</script>"],
  ["yaml", "a: 1 // [!code ++]\nb: 2 # [!code --]", "a: 1 # [!code ++]\nb: 2 # [!code --]"],
  ["css", "a {} // [!code warning]", "a {} /* [!code warning] */"],
  ["jsx", "{/* [!code ++] */}\n<a />", "{/* [!code ++] */}\n<a />"],
  ["js", "a(); # [!code error]\nb(); // [!code focus]", "a(); // [!code error]\nb(); // [!code highlight]"],
])("writes line marks as comments of %s: %j", async (language, code, expected) => {
  expect(await convert(block(language, code))).toEqual({ text: block(language, expected), notes: [] });
});

test.each([
  ["SnackPlayer name=My%20list&supportedPlatforms=ios,android&ext=tsx", 'tsx title="My list"'],
  ["SnackPlayer ext=js", "jsx"],
  ["SnackPlayer", "jsx"],
  ['js name="a.js" {1}', 'js title="a.js" {1}'],
  ["js filename=b.js", 'js title="b.js"'],
  ['js title="c.js" name="d.js"', 'js title="c.js"'],
  ["SnackPlayers", "text"],
  ["objc", "text"],
])("a name that this engine does not have, but a language that it has: %s", async (info, written) => {
  expect(await convert(block(info, "a();"))).toEqual({ text: block(written, "a();"), notes: [] });
});

test.each([
  ["ts", "// [!code word:'the logic']\ndescribe('the logic');", "ts mark=\"'the logic'\"", "describe('the logic');"],
  ["js {3}", "a();\n  // [!code word:b c:1]\nb c b c", 'js mark="b c" {2}', "a();\nb c b c"],
  ['html "a"', "<a></a> <!-- [!code word:x\\:y] -->\n<x:y />", 'html mark="a, x:y"', "<a></a>\n<x:y />"],
  ["bash", "# [!code word:b]\na b\n# [!code word:a]\na", 'bash mark="b, a"', "a b\na"],
])("words that comments mark in %s are named after the language: %j", async (info, code, written, expected) => {
  expect(await convert(block(info, code))).toEqual({ text: block(written, expected), notes: [] });
});

test("words that comments mark, and that cannot be named after the language, are in the report", async () => {
  const code = "// [!code word:a, b]\nf(a, b, c);\n// [!code word:gone]\ng(c); // [!code word:c:1]";
  expect(await convert(block("js", code))).toEqual({
    text: block('js mark="c"', "f(a, b, c);\ng(c);"),
    notes: [
      '"[!code word:a, b]" in code was left out: it marks what cannot be marked here.',
      '"[!code word:gone]" in code was left out: it marks what cannot be marked here.',
      '"[!code word:c:1]" in code marked these words in some lines: they are marked in all lines now.',
    ],
  });
});
