import { describe, expect, jest, test } from "@jest/globals";
import { renderText } from "../../test/renderText";

describe("headings", () => {
  test("get unique anchors made of their words", async () => {
    const html = await renderText("## Set up `fedml`\n\n## Twice\n\n### Twice\n");
    expect([...html.matchAll(/<h\d id="([^"]*)"/g)].map(([, id]) => id)).toEqual(["set-up-fedml", "twice", "twice-1"]);
  });

  test("keep a custom anchor, which is not part of their text", async () => {
    const html = await renderText("## Set up the cluster {#setup}\n");
    expect(html).toContain('<h2 id="setup">Set up the cluster</h2>');
  });

  test("have the link next to them, not inside", async () => {
    expect(await renderText("# Title\n\n### Set *up*\n")).toBe(
      '<h1 id="title">Title</h1>\n<div class="heading" data-depth="3"><h3 id="set-up">Set <em>up</em></h3>' +
        '<a href="#set-up" class="anchor" aria-label="Link to &quot;Set up&quot;"></a></div>',
    );
  });

  test("do not turn other braces into an anchor", async () => {
    expect(await renderText("Twice two is {2 * 2}.\n")).toBe("<p>Twice two is 4.</p>");
  });
});

/** The same page without icons. */
function withoutMarks(html: string): string {
  return html.replace(/<svg class="mark".*?<\/svg>/g, "");
}

describe("boxes", () => {
  test.each([
    ["note", "Note"],
    ["tip", "Tip"],
    ["info", "Info"],
    ["warning", "Warning"],
    ["danger", "Danger"],
  ])("of the kind %s have the title %s", async (kind, title) => {
    const html = await renderText(`:::${kind}\n\nText.\n\n:::\n`);
    expect(withoutMarks(html)).toContain(
      `<aside class="admonition" data-tone="${kind}"><p class="admonition-title">${title}</p>`,
    );
    expect(html).toMatch(
      /<p class="admonition-title"><svg class="mark"[^>]* aria-hidden="true"><path d="[^"]+"><\/path><\/svg>/,
    );
    expect(html).toContain("<p>Text.</p></aside>");
  });

  test("show the author's title instead of the default", async () => {
    const html = await renderText(":::tip[Before `run`]\n\nText.\n\n:::\n");
    expect(withoutMarks(html)).toContain('<p class="admonition-title">Before <code>run</code></p><p>Text.</p>');
    expect(html).not.toContain("Tip");
  });

  test("with more colons can contain other boxes", async () => {
    const html = await renderText("::::note\n\nOuter.\n\n:::warning\n\nInner.\n\n:::\n\nOuter again.\n\n::::\n");
    expect(withoutMarks(html).replace(/\n/g, "")).toBe(
      '<aside class="admonition" data-tone="note"><p class="admonition-title">Note</p><p>Outer.</p>' +
        '<aside class="admonition" data-tone="warning"><p class="admonition-title">Warning</p><p>Inner.</p></aside>' +
        "<p>Outer again.</p></aside>",
    );
  });

  test("of prerequisites have an anchor and no heading", async () => {
    const html = await renderText(":::prerequisites\n\n- Python\n- git\n\n:::\n\n## Install\n");
    expect(withoutMarks(html).replace(/\n/g, "")).toMatch(
      /^<div class="prerequisites" id="before-you-start"><p class="prerequisites-title">Before you start<\/p><ul><li>Python<\/li><li>git<\/li><\/ul><\/div><div class="heading"/,
    );
  });

  test("are not made from colons in prose", async () => {
    const text = "At 10:30, write a:b, std::vector and ::leaf or :name[x].";
    expect(await renderText(`${text}\n`)).toBe(`<p>${text}</p>`);
    expect(await renderText("::leaf[text]\n")).toBe("<p>::leaf[text]</p>");
  });
});

describe("GitHub's Markdown", () => {
  test("renders a table in a scrollable frame", async () => {
    const html = await renderText("| A | B |\n| :- | -: |\n| 1 | [two](/b) |\n");
    expect(html).toMatch(/^<div class="table" data-scrolls="Table"><table>.*<\/table><\/div>$/s);
    expect(html).toContain('<a href="/b">two</a>');
  });

  test("renders task lists, strikethrough and addresses", async () => {
    const html = await renderText("- [x] done\n- [ ] ~~open~~\n\nSee https://example.org/a.\n");
    expect(html.match(/<input type="checkbox"[^>]*>/g)).toEqual([
      expect.stringMatching(/checked="".*aria-label="Done"|aria-label="Done".*checked=""/),
      expect.stringContaining('aria-label="To do"'),
    ]);
    expect(html).toContain("<del>open</del>");
    expect(html).toContain(
      '<a href="https://example.org/a" rel="noopener" class="external">https://<wbr/>example.<wbr/>org/<wbr/>a</a>.',
    );
  });

  test("links a footnote to its text and back", async () => {
    const html = await renderText("Text.[^a]\n\n[^a]: The note.\n");
    const reference = /<a href="#([^"]+)" id="([^"]+)"/.exec(html);
    expect(html).toContain(`<li id="${reference?.[1]}">`);
    expect(html).toContain(`href="#${reference?.[2]}"`);
    expect(html).toContain("The note.");
  });
});

describe("tabs", () => {
  const text = [
    '<Tabs group="system">',
    '<Tab value="linux" label="Linux">\n\nText **one**.\n\n</Tab>',
    '<Tab value="macos" label="macOS">\n\n```bash\nls\n```\n\n</Tab>',
    "</Tabs>",
  ].join("\n");

  test("contain all panels, and the first one is selected", async () => {
    const html = await renderText(text);
    expect(html).toContain("<strong>one</strong>");
    expect(html).toContain('data-language="bash"');
    const inputs = [...html.matchAll(/<input[^>]*>/g)].map(([input]) => input);
    expect(inputs.map((input) => [/value="(\w+)"/.exec(input)?.[1], input.includes("checked")])).toEqual([
      ["linux", true],
      ["macos", false],
    ]);
    expect(inputs.every((input) => input.includes('data-tab-group="system"'))).toBe(true);
  });

  test("connect each label with its input, and give two groups different names", async () => {
    const html = await renderText(`${text}\n\n${text}`);
    const ids = [...html.matchAll(/<input id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(4);
    expect([...html.matchAll(/<label[^>]* for="([^"]+)"/g)].map(([, id]) => id)).toEqual(ids);
    expect(new Set([...html.matchAll(/ name="([^"]+)"/g)].map(([, name]) => name)).size).toBe(2);
  });
});

describe("formulas", () => {
  test("contain MathML and their TeX source", async () => {
    const html = await renderText("Inline $a^2$.\n\n$$\n\\sum_i w_i\n$$\n");
    expect(html).toContain('<p>Inline <span class="formula"><span class="katex"><span class="katex-mathml"><math');
    expect(html).toContain('<div class="formula formula-block" data-scrolls="Formula">');
    expect(html).toContain('<annotation encoding="application/x-tex">\\sum_i w_i</annotation>');
  });
});

describe("diagrams", () => {
  const render = (mermaid: string) =>
    renderText(`\`\`\`mermaid alt="From A to B" title="A round"\n${mermaid}\n\`\`\`\n`);

  test("are pictures with alt text and a caption", async () => {
    const html = await render("flowchart LR\n  A[Server] --> B[Client]");
    expect(html).toMatch(
      /^<figure class="diagram"><div class="diagram-drawing" data-scrolls="A round"><div class="diagram-picture" role="img" aria-label="From A to B"><svg/,
    );
    expect(html).toContain("<figcaption>A round</figcaption>");
    expect(html).toContain("Server");
    expect(html).not.toContain("flowchart LR");
  });

  test("have a button that enlarges them, and a mark if they are wider than a phone", async () => {
    const names = ["A[A long name]", "B[Another long name]", "C[A third name]"];
    const [wide, narrow] = [
      await render(`flowchart LR\n${names.join(" --> ")}`),
      await render("flowchart TD\nA --> B"),
    ];
    for (const html of [wide, narrow]) expect(html).toContain('data-action="zoom" aria-label="Enlarge: A round"');
    expect(wide).toContain('class="diagram-drawing wide"');
    expect(narrow).not.toContain("wide");
  });

  test("contain no styles and load nothing", async () => {
    const html = await render("flowchart LR\n  A --> B");
    expect(html).not.toMatch(/<style| style=|https?:|@import/);
  });

  test("contain no ids or references, so that two on a page cannot conflict", async () => {
    expect(await render("flowchart LR\n  A <--> B")).not.toMatch(/ id="|url\(|href="/);
  });
});

describe("links", () => {
  test("lead to the resolved address; without a target only their words stay", async () => {
    const html = await renderText('[a](./a.mdx) and [b](./b.mdx) and <a href="./a.mdx">c</a>\n', {
      resolveLink: (href) => (href === "./a.mdx" ? "/guide/a" : null),
    });
    expect(html).toMatch(
      /^<p><a href="\/guide\/a">a<\/a> and <span[^>]*>b<\/span> and <a href="\/guide\/a">c<\/a><\/p>$/,
    );
  });

  test('to other sites have rel="noopener"', async () => {
    expect(await renderText("[a](https://example.org)\n")).toBe(
      '<p><a href="https://example.org" rel="noopener" class="external">a</a></p>',
    );
  });
});

describe("pictures", () => {
  test("on their own are figures with a caption; in text they stay inline", async () => {
    const alone = await renderText('![A dot](dot.svg "The dot")\n');
    expect(alone).toBe(
      '<div class="picture-frame"><figure class="picture"><a href="dot.svg" data-action="zoom" aria-label="Enlarge: A dot">' +
        '<img src="dot.svg" width="100" height="50" decoding="async" alt="A dot" loading="eager"/></a>' +
        "<figcaption>The dot</figcaption></figure></div>",
    );
    const inText = await renderText("See ![A dot](dot.svg) here.\n");
    expect(inText).toBe(
      '<p>See <img src="dot.svg" width="100" height="50" decoding="async" alt="A dot" loading="eager"/> here.</p>',
    );
  });

  test("below the first heading load lazily", async () => {
    const html = await renderText("![A](a.svg)\n\n## Heading\n\n![B](b.svg)\n");
    expect([...html.matchAll(/alt="(\w)" loading="(\w+)"/g)].map(([, alt, loading]) => [alt, loading])).toEqual([
      ["A", "eager"],
      ["B", "lazy"],
    ]);
  });
});

test("accepts HTML attribute names without a warning from React", async () => {
  const said = jest.spyOn(console, "error").mockImplementation(() => undefined);
  const html = await renderText('<label class="a" for="b" tabindex="0">A</label>\n');
  expect(html).toBe('<label class="a" for="b" tabindex="0">A</label>');
  expect(said).not.toHaveBeenCalled();
  said.mockRestore();
});

test("front matter is not rendered", async () => {
  expect(await renderText("---\ntitle: T\n---\n\nText.\n")).toBe("<p>Text.</p>");
});

test("rejects invalid MDX with its line", async () => {
  await expect(renderText("Text.\n\nx <5\n")).rejects.toMatchObject({ line: 3 });
});
