import { expect, test } from "@jest/globals";
import { convertPage } from "../../../../test/convertPage";

const convert = (source: string) => convertPage("vitepress", source, { isMdx: false, linkTo: () => "./b.mdx" });

test.each([
  ["{#spot}\n\n- One\n", '<a id="spot"></a>\n\n- One\n'],
  ["Words *two*. {#spot}\n", '<a id="spot"></a>Words *two*.\n'],
  ["- One {#spot}\n- Two\n", '- <a id="spot"></a>One\n- Two\n'],
  ["A [b](./b.md){#spot} c.\n", 'A <a id="spot"></a>[b](./b.mdx) c.\n'],
  ["| A {#spot} |\n| --- |\n", '| <a id="spot"></a>A |\n| --- |\n'],
  ["## Two {#spot}\n", "## Two {#spot}\n"],
  ["::: tip Two {#spot}\nWords.\n:::\n", '<a id="spot"></a>\n\n:::tip[Two]\nWords.\n:::\n'],
  ["::: tip {#spot}\n\nWords.\n\n:::\n", '<a id="spot"></a>\n\n:::tip\n\nWords.\n\n:::\n'],
])("VitePress: an id in braces becomes an anchor: %j", async (source, text) => {
  expect(await convert(source)).toMatchObject({ text, notes: [] });
});

test.each([
  ['[b](./b.md){target="_blank" rel=a}.', "[b](./b.mdx).", '{target="_blank" rel=a}'],
  ["![b](b.png){.zoom width=300}", "![b](./b.png){width=300}", "{.zoom}"],
  ["- One {.a .b}", "- One", "{.a .b}"],
  ["## Two {#two .a}", "## Two {#two}", "{.a}"],
  ["A `b`{.c} d.", "A `b` d.", "{.c}"],
])("VitePress: removes and reports other attributes: %s", async (source, text, what) => {
  expect(await convert(`${source}\n`)).toMatchObject({
    text: `${text}\n`,
    notes: [`1: "${what}" was left out: this engine takes only ids from braces.`],
  });
});

test.each(["A mesh of {#8} holes.", "An object {a: 1}.", "The path /x{.json} is.", "A {#b}\nc.", "`{#a}` \\{#a}"])(
  "keeps other braces as text: %s",
  async (source) => {
    const { text, notes } = await convert(`${source}\n`);
    expect(text.replaceAll("\\", "")).toBe(`${source}\n`.replaceAll("\\", ""));
    expect(notes).toEqual([]);
  },
);
