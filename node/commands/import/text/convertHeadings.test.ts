import { expect, test } from "@jest/globals";
import { convertPage } from "../../../../test/convertPage";
import { renderText } from "../../../../test/renderText";
import { convertFrontMatter } from "../convertFrontMatter";

test.each([
  [
    "# Test Artifacts <Advanced /> <Version type='a'>4.0.11</Version> {#test-artifacts}\n\nWords.\n",
    "Test Artifacts",
    "<Badge>4.0.11</Badge>\n\nWords.\n",
  ],
  [
    '# <Badge type="warning" text="New" /> One <Since v="2" /> two\n\nWords.\n',
    "One two",
    '<Badge tone="warning">New</Badge> <Badge>Since 2</Badge>\n\nWords.\n',
  ],
  ["# The <kbd>Ctrl</kbd> key\n\nWords.\n", "The Ctrl key", "Words.\n"],
])("moves badges of a title below it: %j", async (source, expected, below) => {
  const { text, title } = await convertPage("vitepress", source, { isMdx: false, file: "page.md" });
  expect(title).toBe(expected);
  expect(text).toBe(below);
});

test.each([
  ["vitepress", undefined],
  ["docusaurus", "One | Config"],
] as const)(
  "next to a heading, the front matter title is the sidebar label, except in VitePress: %s",
  (kind, label) => {
    const { keys } = convertFrontMatter({
      ...{ kind, data: { title: "One | Config" }, heading: "One", fallback: "Page", position: null, label: null },
      ...{ slug: null, redirects: [], imageTo: () => null },
    });
    expect(keys).toEqual({ title: "One", ...(label === undefined ? {} : { sidebar_label: label }) });
  },
);

test("a # heading below text is a section if the front matter has the title", async () => {
  const text = ":::danger\nOld.\n:::\n\n# Installation\n\nWords.\n";
  expect(await convertPage("docusaurus", text, { hasTitle: true })).toEqual(
    expect.objectContaining({ title: null, text: ":::danger\nOld.\n:::\n\n## Installation\n\nWords.\n" }),
  );
  expect((await convertPage("docusaurus", text)).title).toBe("Installation");
  const leading = 'import A from "./a";\n\n# Name\n\nWords.\n';
  expect((await convertPage("docusaurus", leading, { hasTitle: true })).title).toBe("Name");
});

test.each([
  [
    '<div className="cards">\n  <a href="/b">\n    <h3>Card</h3>\n    <p>Words.</p>\n  </a>\n</div>\n\n<h3>Own</h3>',
    '<div className="cards">\n  <a href="./b.mdx">\n    <strong>Card</strong>\n    <p>Words.</p>\n  </a>\n</div>\n\n## Own',
  ],
  [
    '<a href="/b">\n  <h3 id="c">Card</h3>\n  <p>Words.</p>\n</a>\n',
    '<a href="./b.mdx">\n  <strong id="c">Card</strong>\n  <p>Words.</p>\n</a>\n',
  ],
  [
    '<a href="/b">\n\n# View `it` {#it}\nWords.\n\n</a>\n\n### Own\n',
    '<a href="./b.mdx">\n\n**View `it`**<span id="it"></span>\n\nWords.\n\n</a>\n\n## Own\n',
  ],
  [
    '<Link to="/b">\n\nText\n### **View** ###\n\nWords.\n</Link>\n',
    '<a href="./b.mdx">\n\nText\n\n**View**\n\nWords.\n\n</a>\n',
  ],
])("a heading within a link has no link of its own: %j", async (source, expected) => {
  const { text } = await convertPage("docusaurus", source, { linkTo: () => "./b.mdx" });
  expect(text).toBe(expected);
  const html = await renderText(text);
  expect(html).toMatch(/<a href="\.\/b\.mdx">(?:(?!<a\b)[\s\S])*<\/a>/);
  expect(html.match(/<a\b/g)).toHaveLength(source.includes("Own") ? 2 : 1);
});

test.each([
  ['### `a` <div className="label ios">iOS</div>', "## `a` <Badge>iOS</Badge>"],
  [
    '### `a` <div class="badge">A</div><div className="badge">B</div>',
    "## `a` <Badge>A</Badge> <Badge>B</Badge> {#a-ab}",
  ],
  ['### See <div className="wide">a *b*</div>', '## See <span className="wide">a *b*</span>'],
  ['<h3>a <div className="label">B</div></h3>', "## a <Badge>B</Badge>"],
  ['# Title <div className="label">B</div>', "<Badge>B</Badge>"],
])("a block within a heading stays on its line: %j", async (source, expected) => {
  const { text, title } = await convertPage("docusaurus", `${source}\n\nWords.\n`);
  expect(text).toBe(`${expected}\n\nWords.\n`);
  if (title !== null) expect(title).toBe("Title");
});
