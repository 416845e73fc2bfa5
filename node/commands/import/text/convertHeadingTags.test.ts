import { expect, test } from "@jest/globals";
import { convertPage } from "../../../../test/convertPage";

test.each([
  ['A.\n\n<h2 align="center" id="more">More <b>words</b></h2>\n', "A.\n\n## More <b>words</b> {#more}\n"],
  ["## B\n\n<div>\n  <h3>C</h3>\n</div>\n", "## B\n\n<div>\n\n  ### C\n\n</div>\n"],
  ["<h2>\n  A <b>\n  b</b>\n  c\n</h2>\n", "## A <b>b</b> c\n"],
  [
    '<h2 align="center">\n<a href="https://a.example">\n<img src="https://a.example/a.png" alt="A" />\n</a>\n</h2>\n',
    '## <a href="https://a.example">A</a>\n',
  ],
  ["<h2>\n\nA\n\n</h2>\n", "<h2>\n\nA\n\n</h2>\n"],
  ["<h2>\n<p>A</p>\n</h2>\n", "<h2>\n<p>A</p>\n</h2>\n"],
  ["<h2>\n- A\n</h2>\n", "<h2>\n- A\n</h2>\n"],
  ['<h2>\n<img src="a.png" />\n</h2>\n', "<h2>\n![](./a.png)\n</h2>\n"],
  ["`<h2>A</h2>` and <h2>B</h2>\n", "`<h2>A</h2>` and <h2>B</h2>\n"],
  ["```html\n<h2>A</h2>\n```\n", "```html\n<h2>A</h2>\n```\n"],
])("a block-level HTML heading becomes Markdown: %s", async (text, expected) => {
  expect((await convertPage("docusaurus", text)).text).toBe(expected);
});

test("uses the first heading as the title", async () => {
  expect(await convertPage("docusaurus", '<h1 align="center">Name</h1>\n\nWords.\n')).toEqual(
    expect.objectContaining({ text: "Words.\n", title: "Name", notes: [] }),
  );
});

test.each([
  [
    "<head>\n  <title>Words</title>\n</head>\n\nText.\n",
    "Text.\n",
    "1: <head> and its content were removed: the front matter has a page's description and picture.",
  ],
  ["Some <highlight>words</highlight>.\n", "Some words.\n", expect.stringContaining("<highlight>")],
])("removes what no page can show: %s", async (text, expected, note) => {
  const page = await convertPage("docusaurus", text);
  expect(page.text.trimStart()).toBe(expected);
  expect(page.notes).toEqual([note]);
});
