import { describe, expect, test } from "@jest/globals";
import { renderText } from "../../test/renderText";
import { emptyParseCache, parseCached, parseKey } from "../content/parseContent";
import type { ParsedDocument } from "../content/parseDocument";
import { noReference, type Reference } from "../elements/reference";

const file = "content/docs/guide/page.mdx";

function referenceOf(texts: Readonly<Record<string, string>>): Reference {
  const files = Object.entries(texts).map(([name, text]) => [name, { text, digest: `d${text.length}` }]);
  return { ...noReference, snippets: Object.fromEntries(files), variables: { "tool.version": "2.1" } };
}

function render(text: string, texts: Readonly<Record<string, string>>): Promise<string> {
  return renderText(text, { reference: () => Promise.resolve(referenceOf(texts)) });
}

function parse(body: string, texts: Readonly<Record<string, string>>): Promise<ParsedDocument> {
  const text = `---\ntitle: Page\n---\n\n${body}\n`;
  return parseCached({ file, text }, emptyParseCache().documents, referenceOf(texts));
}

describe("the text of an included file", () => {
  test("replaces the element, with its attributes and the site's variables filled in", async () => {
    const html = await render('Before.\n\n<Include file="a/install.mdx" python="3.10" />\n\nBehind.', {
      "a/install.mdx": "Take Python {props.python} and the tool {tool.version}.\n\n{props.python}\n",
    });
    expect(html.replace(/\n/g, "")).toBe(
      "<p>Before.</p><p>Take Python 3.10 and the tool 2.1.</p><p>3.10</p><p>Behind.</p>",
    );
  });

  test("may contain components with the element's attributes, link references, code and files", async () => {
    const html = await render('- One\n\n  <Include file="outer.mdx" tone="warning" />\n', {
      "outer.mdx":
        'A <Badge tone={props.tone}>mark</Badge> and [a link][it].\n\n[it]: https://example.org\n\n```python file="x.py"\n```\n\n<Include file="inner.mdx" />\n',
      "inner.mdx": "Innermost.\n",
      "x.py": "run()\n",
    });
    expect(html).toContain('data-tone="warning"');
    expect(html).toContain('href="https://example.org"');
    expect(html).toContain("run");
    expect(html).toMatch(/<p>Innermost\.<\/p>\s*<\/li>/);
  });

  test("can be included twice, but not if the page defines its own Include component", async () => {
    const texts = { "a.mdx": "Once {props.n}.\n" };
    const html = await render('<Include file="a.mdx" n="1" />\n\n<Include file="a.mdx" n="2" />', texts);
    expect(html.replace(/\n/g, "")).toBe("<p>Once 1.</p><p>Once 2.</p>");
    const { doc } = await parse('export const Include = () => null;\n\n<Include file="a.mdx" />', texts);
    expect(doc.snippets).toEqual([]);
  });

  test.each(["For {props.who + 1}.\n", "For {props.who.x.y}.\n", '<Badge tone={props.who || "tip"}>New</Badge>\n'])(
    "cannot compute with an attribute: %p",
    async (text) => {
      const { problems } = await parse('<Include file="a.mdx" who="tip" />', { "a.mdx": text });
      expect(problems.map(({ file, line, rule, fix }) => [file, line, rule, fix])).toEqual([
        ["content/snippets/a.mdx", 1, "wrong-include", "write {props.who}, and the whole value into the element."],
      ]);
    },
  );

  test("cannot show an attribute in an address of Markdown, but in one of an element", async () => {
    const include = '<Include file="a.mdx" url="/guide" name="b" />';
    const text = "[it]({props.url}), [that](mailto:{props.name}) and\n![It]({props.url}).\n";
    const { doc, problems } = await parse(include, { "a.mdx": text });
    expect(problems.map(({ file, line, rule, fix }) => [file, line, rule, fix])).toEqual([
      ["content/snippets/a.mdx", 1, "wrong-include", "write <a href={props.url}>…</a>."],
      [
        "content/snippets/a.mdx",
        1,
        "wrong-include",
        "write <a href={props.name}>…</a>, and the whole address into the element.",
      ],
      ["content/snippets/a.mdx", 2, "wrong-include", "write the name of the picture itself."],
    ]);
    expect([...doc.links.map(({ href }) => href), ...doc.pictures]).toEqual(["#", "#"]);
    const element = await parse('<Include file="a.mdx" url="/guide" />', { "a.mdx": "<a href={props.url}>It</a>\n" });
    expect(element.problems).toEqual([]);
    expect(element.doc.links.map(({ href }) => href)).toEqual(["/guide"]);
  });

  test("counts as page content: headings, anchors, links relative to the file, words, search", async () => {
    const { doc, problems } = await parse('## Own\n\n<Include file="deep/a.mdx" />', {
      "deep/a.mdx":
        "### Included\n\nSee [a page](../../docs/guide/other.mdx#x), ![a picture](./a.png), [here](#own) and [all](/guide).\n",
    });
    expect(problems).toEqual([]);
    expect(doc.headings.map(({ id }) => id)).toEqual(["own", "included"]);
    expect(doc.links.map(({ href }) => href)).toEqual(["./other.mdx#x", "#own", "/guide"]);
    expect(doc.pictures.map(({ src }) => src)).toEqual(["../../snippets/deep/a.png"]);
    expect(doc.sections.map(({ text }) => text).join(" ")).toContain("See a page");
    expect(doc.words).toBeGreaterThan(6);
    expect(doc.snippets).toEqual(["deep/a.mdx"]);
  });
});

describe("a problem in an included file", () => {
  const places = async (body: string, texts: Readonly<Record<string, string>>) => {
    const { problems } = await parse(body, texts);
    return problems.map((problem) => `${problem.file}:${problem.line}:${problem.column ?? ""} ${problem.rule}`);
  };
  const include = '<Include file="a.mdx" />';

  test.each([
    ["syntax", "Text.\n\n<b>open\n", "content/snippets/a.mdx:3:1 mdx-syntax"],
    ["markup", "Text.\n\n:::tip Title\n", "content/snippets/a.mdx:3: unparsed-markup"],
    ["a heading", "Text.\n\n#### Deep\n", "content/snippets/a.mdx:3:1 skipped-heading-level"],
    ["an element", "Text.\n\n<Nothing />\n", "content/snippets/a.mdx:3:1 unknown-component"],
    ["a name", "Text.\n\nA {wrong} name.\n", "content/snippets/a.mdx:3:3 unknown-name"],
    ["code", "Text.\n\n```python\nx = 1\nif\n```\n", "content/snippets/a.mdx:5:3 python-syntax"],
    ["an import", "import x from './x';\n\nText.\n", "content/snippets/a.mdx:1:1 wrong-include"],
  ])("is reported at its place there: %s", async (_, text, expected) => {
    expect(await places(include, { "a.mdx": text })).toEqual([expected]);
  });

  test("is reported in the inner file of two nested files", async () => {
    const texts = { "a.mdx": 'Text.\n\n<Include file="b.mdx" />\n', "b.mdx": "\n\nA {wrong} name.\n" };
    expect(await places(include, texts)).toEqual(["content/snippets/b.mdx:3:3 unknown-name"]);
  });

  test("is reported if files include each other", async () => {
    const texts = { "a.mdx": '<Include file="b.mdx" />\n', "b.mdx": '\n<Include file="a.mdx" />\n' };
    expect(await places(include, texts)).toEqual(["content/snippets/b.mdx:2:1 wrong-include"]);
  });

  test("is reported once, in the file, for an anchor that the page also has", async () => {
    expect(await places(`<a id="x">1</a>\n\n${include}`, { "a.mdx": '\n\n<a id="x">2</a>\n' })).toEqual([
      "content/snippets/a.mdx:3:1 duplicate-id",
    ]);
  });
});

test.each([
  ['<Include file="a" />', 'write "a.mdx".'],
  ['<Include file="content/snippets/a.mdx" />', 'write file="a.mdx": the name begins within content/snippets.'],
  ['<Include file="x.py" />', 'show it in a code block, with file="x.py" after its language.'],
  ['<Include file="b/c.mdx" />', 'put the text into content/snippets, as a file whose name ends with ".mdx".'],
  ['<Include file="a.mdx">Words.</Include>', 'remove it, and end the element with "/>".'],
  ['Words <Include file="a.mdx" />', "write it on a line of its own, with empty lines around it."],
])("says how to write %s", async (text, fix) => {
  const { problems } = await parse(text, { "a.mdx": "Text.\n", "x.py": "run()\n" });
  expect(problems.map((problem) => problem.fix)).toEqual([fix]);
});

test("evaluates the expressions of a page that includes files", async () => {
  const { problems } = await parse('{2 * 2}\n\n<Include file="a.mdx" />', { "a.mdx": "Text.\n" });
  expect(problems).toEqual([]);
});

test("parses a document again if a file shown by an included file changes", () => {
  const key = (texts: Readonly<Record<string, string>>) =>
    parseKey({ file, text: '<Include file="a.mdx" />' }, referenceOf(texts));
  const a = 'Text.\n\n```python file="x.py"\n```\n';
  expect(key({ "a.mdx": a, "x.py": "1" })).not.toBe(key({ "a.mdx": a, "x.py": "12" }));
  expect(key({ "a.mdx": a, "x.py": "1", "y.py": "1" })).toBe(key({ "a.mdx": a, "x.py": "1", "y.py": "12" }));
});

test("an included file may mention an attribute in a comment", async () => {
  const { problems } = await parse('<Include file="a.mdx" />', { "a.mdx": "Text. {/* props.who + 1 */}\n" });
  expect(problems).toEqual([]);
});
