import { expect, test } from "@jest/globals";
import { convertPage } from "../../../../test/convertPage";

const files: Readonly<Record<string, string>> = { "../a/zarf.yaml?raw": "a: 1\nb: 2\n", "/plugins/b.mjs?raw": "b();" };

async function convert(source: string) {
  const { text, notes } = await convertPage("starlight", source, { snippetOf: (name) => files[name] ?? null });
  return { text: text.trim(), notes };
}

const head = `import yaml from "../a/zarf.yaml?raw";
import script from "/plugins/b.mjs?raw";
import gone from "../a/gone.toml?raw";
import { made } from "../made";

`;

test.each([
  ['<Code code={yaml} lang="yaml" title="a.yaml" mark={[2]} />', '```yaml title="a.yaml" {2}\na: 1\nb: 2\n```'],
  [
    "- One\n\n  <Code code={yaml} mark={['b: 2', '1-2']} />",
    '- One\n\n  ```yaml mark="b: 2" {1-2}\n  a: 1\n  b: 2\n  ```',
  ],
  ['<Code code={script} mark="{1}" />', "```js {1}\nb();\n```"],
  ['<Code code="a" lang="zsh" />', "```bash\na\n```"],
  [
    '<Tabs>\n\t<TabItem label="A">\n\t\t<Code code={script} />\n\t</TabItem>\n</Tabs>',
    '<Tabs>\n\t<Tab value="a" label="A">\n\t\t```js\n\t\tb();\n\t\t```\n\t</Tab>\n</Tabs>',
  ],
  ["> <Code code={yaml} lang='yaml' />", "> ```yaml\n> a: 1\n> b: 2\n> ```"],
  ["<Code code={`{} // a`} lang='json' />", "```jsonc\n{} // a\n```"],
])("<Code> with the code of a file becomes a code block: %j", async (source, text) => {
  expect(await convert(`${head}${source}\n`)).toEqual({ text, notes: [] });
});

test.each([
  ['Words <Code code="a" lang="js" /> more.', "Words `a` more."],
  ["Words <Code code={`a `b``} /> more.".replace(/`b`/, "\\`b\\`"), "Words `` a `b` `` more."],
  [
    '<table>\n<tbody>\n<tr><td><CodeBlock>{"a {b} <c>\\nd"}</CodeBlock></td></tr>\n</tbody>\n</table>',
    "<table>\n<tbody>\n<tr><td>`a {b} <c>`<br />`d`</td></tr>\n</tbody>\n</table>",
  ],
  ['| A |\n| - |\n| <Code code="a \\| b" /> |', "| A |\n| - |\n| `a \\| b` |"],
])("<Code> within a sentence or a cell stays there: %j", async (source, text) => {
  expect(await convert(`${source}\n`)).toEqual({ text, notes: [] });
});

test("<Code> within a sentence loses its title, which the report names", async () => {
  expect(await convert('See <Code code="a" title="b.js" />.\n')).toEqual({
    text: "See `a`.",
    notes: ['1: The title "b.js" was left out: code within a sentence has none.'],
  });
});

test("<Code> with a constant of the page becomes a code block", async () => {
  const source = 'export const code = `\na();\n`;\n\n<Code code={code} lang="js" />\n';
  expect((await convert(source)).text).toBe("```js\na();\n```");
});

test("reports <Code> with missing or computed code", async () => {
  const { text, notes } = await convert(`${head}<Code code={gone} />\n\n<Code code={made(1)} lang="js" />\n`);
  expect(text).toBe("");
  expect(notes).toEqual([
    '1: <Code> shows "../a/gone.toml?raw", which was not found in the old site: put the code here by hand.',
    "3: <Code> shows what only a program knows: put the code here by hand.",
  ]);
});

test.each([
  ['<CodeBlock language="bash" title="shell">\n{`a \\`b\\` ${branch(1)}/c\n${d}`}\n</CodeBlock>', 'bash title="shell"'],
  ['<Code lang="bash" code={`a \\`b\\` ${branch(1)}/c\n${d}`} />', "bash"],
])("a value in code that a program computes stays in braces: %j", async (source, info) => {
  const { text, notes } = await convert(`Words.\n\n${source}\n`);
  const reason = 'unchecked="moved here from another site as it was"';
  expect(text).toBe(`Words.\n\n\`\`\`${info} ${reason}\na \`b\` \${branch(1)}/c\n\${d}\n\`\`\``);
  expect(notes).toEqual([
    '3: A program computes ${branch(1)}, ${d} in this code: write the value, and remove "unchecked".',
  ]);
});

test.each([
  ['<Code lang="bash" code={`\na --b <files>\n`} />', "bash", "a --b <files>"],
  ['<CodeBlock language="json">{`{ "a": … }`}</CodeBlock>', "json", '{ "a": … }'],
])("code of an element that its language cannot read is unchecked: %j", async (source, language, code) => {
  const { text, notes } = await convert(`Words.\n\n${source}\n`);
  expect(text).toBe(`Words.\n\n\`\`\`${language} unchecked="moved here from another site as it was"\n${code}\n\`\`\``);
  expect(notes).toEqual([
    `3: This code cannot be read as ${language}: correct it, or write the reason into "unchecked".`,
  ]);
});

test("code that only a program knows has one entry in the report", async () => {
  const { text, notes } = await convert("<CodeBlock>{made(1)}</CodeBlock>\n");
  expect(text).toBe("");
  expect(notes).toEqual(["1: <CodeBlock> shows what only a program knows: put the code here by hand."]);
});
