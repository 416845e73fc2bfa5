import { expect, test } from "@jest/globals";
import { convertPage } from "../../../../test/convertPage";

test.each([
  ["- One:\n\n  ::: tip\n  Words.\n\nAfter.\n", "- One:\n\n  :::tip\n  Words.\n  :::\n\nAfter.\n"],
  ["- One:\n\n  ::: tip\n  Words.\n- Two.\n", "- One:\n\n  :::tip\n  Words.\n  :::\n- Two.\n"],
  ["> ::: tip\n> Words.\n\nAfter.\n", "> :::tip\n> Words.\n> :::\n\nAfter.\n"],
  [
    "::: tip\n1. One\n\n   ::: info\n   Words.\n\n:::\n\nAfter.\n",
    "::::tip\n1. One\n\n   :::info\n   Words.\n   :::\n\n::::\n\nAfter.\n",
  ],
  ["- One\n\n  ::: tip\n  Words.\n:::\n", "- One\n\n  :::tip\n  Words.\n  :::\n"],
  ["- One\ngoes on.\n\n  ::: tip\n  Words.\n", "- One\ngoes on.\n\n  :::tip\n  Words.\n  :::\n"],
  ["::: tip\nWords.\n", ":::tip\nWords.\n:::\n"],
])("closes a box at the end of the list item or quotation that contains it: %j", async (source, text) => {
  expect((await convertPage("vitepress", source)).text).toBe(text);
});

test("a line with words behind a title in brackets is text, as on the old site", async () => {
  const source = "A.\n\n:::caution[One [two](https://a.example)] three\nfour\n:::\n\n:::tip[One] {.a}\nFive.\n:::\n";
  const { text, notes } = await convertPage("starlight", source);
  expect(text).toBe("A.\n\n\\:::caution[One [two](https://a.example)] three\nfour\n\\:::\n\n:::tip[One]\nFive.\n:::\n");
  expect(notes).toEqual([
    '5: ":::" closes nothing here: remove it, or open a box above it.',
    "3: This is text, as on the old site, and no box: move the words behind the title to the next line.",
  ]);
});

test.each([
  ["closed, with a blank line", "\n  :::\n\n"],
  ["closed", "  :::\n"],
  ["not closed", "\n"],
])("closes a code group at the end of its list item: %s", async (_, end) => {
  const source = `- One:

  ::: code-group

  \`\`\`ts [a.ts]
  a();
  \`\`\`

  \`\`\`ts {1} [b.ts]
  b();
  \`\`\`
${end}### After

Words.
`;
  const { text, notes } = await convertPage("vitepress", source, { isMdx: false });
  expect(text.replace(/\n{2,}/g, "\n")).toBe(`- One:
  <Tabs>
  <Tab value="a-ts" label="a.ts">
  \`\`\`ts
  a();
  \`\`\`
  </Tab>
  <Tab value="b-ts" label="b.ts">
  \`\`\`ts {1}
  b();
  \`\`\`
  </Tab>
  </Tabs>
## After
Words.
`);
  expect(notes).toEqual([]);
});

test.each(["", "\n```js\nc();\n````\n"])(
  "closes an unclosed code block at the end of its box, above %j",
  async (below) => {
    const source = `:::tip

\`\`\`\`text
a
\`\`\`

:::

Words<br>
${below}
:::caution
b
:::
`;
    const { text, notes } = await convertPage("docusaurus", source);
    expect(text).toBe(
      source.replace("```\n\n:::", "```\n````\n\n:::").replace("<br>", "<br />").replace("caution", "warning"),
    );
    expect(notes).toEqual([]);
  },
);

test("a box keeps more colons than the lines in its code", async () => {
  const source = "::::tip\n```md\n:::note\na\n:::\n```\n::::\n\n:::tip\nb\n:::\n";
  expect((await convertPage("docusaurus", source)).text).toBe(source);
});

test("one closing line closes all open boxes with the same number of colons", async () => {
  const source = `::: warning A

::: code-group
\`\`\`ts [a.ts]
a();
\`\`\`
\`\`\`ts [b.ts]
b();
\`\`\`
:::

Words.

::: tip
Tip.
:::
`;
  const { text, notes } = await convertPage("vitepress", source, { isMdx: false });
  expect(text.replace(/\n{2,}/g, "\n")).toBe(`::::warning[A]
<Tabs>
<Tab value="a-ts" label="a.ts">
\`\`\`ts
a();
\`\`\`
</Tab>
<Tab value="b-ts" label="b.ts">
\`\`\`ts
b();
\`\`\`
</Tab>
</Tabs>
::::
Words.
:::tip
Tip.
:::
`);
  expect(notes).toEqual([]);
});

test("closes boxes that end at the same place from the inner to the outer one", async () => {
  const source = "::: warning\nA.\n\n::: tip\nB.\n\n::: info\nC.\n";
  expect((await convertPage("vitepress", source)).text).toBe(
    ":::::warning\nA.\n\n::::tip\nB.\n\n:::info\nC.\n:::\n::::\n:::::\n",
  );
});

test("an unclosed group takes no code blocks of another group, and other boxes keep their order", async () => {
  const fence = (name: string) => `\`\`\`bash [${name}]\nadd ${name}\n\`\`\``;
  const group = (name: string) => `::: code-group\n${fence(`${name}1`)}\n${fence(`${name}2`)}\n`;
  const source = `::: warning\n\n${group("a")}\n## Two\n\n${group("b")}:::\n\n## Three\n\n${fence("c")}\n`;
  const { text, notes } = await convertPage("vitepress", source, { isMdx: false });
  const tab = (name: string) => `<Tab value="${name}" label="${name}">\n\`\`\`bash\nadd ${name}\n\`\`\`\n</Tab>`;
  const tabs = (name: string) => `<Tabs>\n${tab(`${name}1`)}\n${tab(`${name}2`)}\n</Tabs>`;
  expect(text.replace(/\n{2,}/g, "\n")).toBe(
    `:::::warning\n${tabs("a")}\n## Two\n${tabs("b")}\n:::::\n## Three\n\`\`\`bash title="c"\nadd c\n\`\`\`\n`,
  );
  expect(notes).toEqual([
    '3: ":::code-group" holds more than code, or has no end: see whether its tabs and what is between them are right.',
  ]);
});

test("keeps text between the blocks of a code group; a single block gets a title", async () => {
  const source = `::: code-group
\`\`\`ts [a]
a();
\`\`\`
\`\`\`ts [b]
b();
:::

::: code-group

Words.

\`\`\`ts [c]
c();
\`\`\`
- One
  \`\`\`ts
  d();
  \`\`\`

:::
`;
  const { text, notes } = await convertPage("vitepress", source, { isMdx: false });
  expect(text.replace(/\n{2,}/g, "\n")).toBe(`<Tabs>
<Tab value="a" label="a">
\`\`\`ts
a();
\`\`\`
</Tab>
<Tab value="b" label="b">
\`\`\`ts
b();
\`\`\`
</Tab>
</Tabs>
Words.
\`\`\`ts title="c"
c();
\`\`\`
- One
  \`\`\`ts
  d();
  \`\`\`
`);
  expect(notes).toHaveLength(1);
});

const group = (name: string) => `::: code-group\n\`\`\`bash [npm]\nadd ${name}\n\`\`\`\n`;
const tabsOf = (name: string) =>
  `<Tabs>\n<Tab value="npm" label="npm">\n\`\`\`bash\nadd ${name}\n\`\`\`\n</Tab>\n</Tabs>\n`;

test.each([
  ["the last group and the tabs are closed", ":::\n:::\n"],
  ["only the last group is closed", ":::\n"],
])("the next tab ends a group of the tab above it that has no end: %s", async (_, ends) => {
  const source = `::: tabs\n== One\nWords.\n${group("a")}== Two\n${group("b")}${ends}`;
  const { text, notes } = await convertPage("vitepress", source, { isMdx: false });
  expect(text.replace(/\n{2,}/g, "\n")).toBe(
    `<Tabs>\n<Tab value="one" label="One">\nWords.\n${tabsOf("a")}</Tab>\n` +
      `<Tab value="two" label="Two">\n${tabsOf("b")}</Tab>\n</Tabs>\n`,
  );
  expect(notes).toEqual([]);
});
