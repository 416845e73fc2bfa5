import { expect, test } from "@jest/globals";
import { convertPage } from "../../../test/convertPage";

const convert = (source: string) => convertPage("vitepress", source, { isMdx: false });

test.each([
  [
    '<a href="https://a.example">\n  words\n</a> &nbsp;\n<a href="https://b.example">\n  more\n</a>\n',
    '<a href="https://a.example">words</a> &nbsp;\n<a href="https://b.example">\n  more\n</a>\n',
  ],
  ["<b>\n  *One*\n</b> two\n", "<b>\\*One\\*</b> two\n"],
  ["<b>\n  <i>One</i>\n  <u>two</u>\n</b> three\n", "<b><i>One</i> <u>two</u></b> three\n"],
  ["<b>\n  One\n</b>\n", "<b>\n  One\n</b>\n"],
  ["```html\n<b>\n  One\n</b> two\n```\n", "```html\n<b>\n  One\n</b> two\n```\n"],
])("keeps an opening tag paired with a closing tag that text follows: %j", async (source, expected) => {
  const { text, notes } = await convert(source);
  expect({ text, notes }).toEqual({ text: expected, notes: [] });
});

test("VitePress: converts emoji names to characters", async () => {
  expect(await convert("# A :tada:\n\nIt is :rocket: fast, `:tada:`, \\:tada: and 10:30:15, :no_such:.\n")).toEqual({
    title: "A 🎉",
    text: "It is 🚀 fast, `:tada:`, \\:tada: and 10:30:15, :no_such:.\n",
    notes: [],
  });
  expect((await convertPage("docusaurus", ":tada:\n")).text).toBe(":tada:\n");
});

test.each([
  ["> [!WARNING] My title\n> Words.\ngo on.\n\nEnd.\n", ":::warning[My title]\nWords.\ngo on.\n:::\n\nEnd.\n"],
  ["> [!DANGER]\n> Words.\n>\n> - One\n", ":::danger\nWords.\n\n- One\n:::\n"],
  ["- A\n\n  > [!CAUTION] It\n  > Words.\n", "- A\n\n  :::danger[It]\n  Words.\n  :::\n"],
  ["> [!NOTE]\n> Words.\n", "> [!NOTE]\n> Words.\n"],
  ["> [!TIP] T\n> ```js\n> a();\n> ```\n- One\n", ":::tip[T]\n```js\na();\n```\n:::\n- One\n"],
  ["```md\n> [!TIP] T\n```\n", "```md\n> [!TIP] T\n```\n"],
])("VitePress: an alert with a title becomes a box: %j", async (source, text) => {
  expect(await convert(source)).toMatchObject({ text, notes: [] });
});

test("VitePress: converts the tabs of a plugin, including nested ones", async () => {
  const source = `:::: tabs key:outer
=== One (a)
Words.

::: tabs
Above.

== Two
\`\`\`js
== no
\`\`\`
== Three
::: code-group
\`\`\`js [a]
a();
\`\`\`
:::

=== Four

- List
::::

End.
`;
  const { text, notes } = await convert(source);
  expect(text.replace(/\n{2,}/g, "\n")).toBe(`<Tabs group="outer">
<Tab value="one-a" label="One (a)">
Words.
Above.
<Tabs>
<Tab value="two" label="Two">
\`\`\`js
== no
\`\`\`
</Tab>
<Tab value="three" label="Three">
<Tabs>
<Tab value="a" label="a">
\`\`\`js
a();
\`\`\`
</Tab>
</Tabs>
</Tab>
</Tabs>
</Tab>
<Tab value="four" label="Four">
- List
</Tab>
</Tabs>
End.
`);
  expect(notes).toEqual([]);
});
