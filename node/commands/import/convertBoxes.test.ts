import { expect, test } from "@jest/globals";
import { convertPage } from "../../../test/convertPage";

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
])("a box ends with the list item or the quotation that contains it: %j", async (source, text) => {
  expect((await convertPage("vitepress", source)).text).toBe(text);
});

test.each([
  ["closed, with a blank line", "\n  :::\n\n"],
  ["closed", "  :::\n"],
  ["not closed", "\n"],
])("a group of code ends with its list item: %s", async (_, end) => {
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

test.each(["", "\n```js\nc();\n````\n"])("a code block without an end ends with its box, above %j", async (below) => {
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
});

test("a box has more colons than the lines in its code", async () => {
  const source = "::::tip\n```md\n:::note\na\n:::\n```\n::::\n\n:::tip\nb\n:::\n";
  expect((await convertPage("docusaurus", source)).text).toBe(source);
});
