import type { Link, Root } from "mdast";
import { describe, expect, test } from "@jest/globals";
import { VFile } from "vfile";
import { readFacts } from "../content/documentFacts";
import { formatProblem } from "../common/problem";
import { renderDocument } from "../render/renderDocument";
import { simpleContext } from "../../test/renderText";
import { createReader } from "./processor";
import { each } from "./tree";

const renderMarkdown = (text: string) => renderDocument("content/docs/guide/page.md", text, simpleContext);

describe("a .md file", () => {
  test("shows braces, angle brackets and imports as text", async () => {
    expect(await renderMarkdown('A `Map<K>` of {name}, <your-name> and List<String>.\n\nimport x from "y"\n')).toBe(
      "<p>A <code>Map&lt;K&gt;</code> of {name}, &lt;your-name&gt; and List&lt;String&gt;.</p>\n" +
        "<p>import x from &quot;y&quot;</p>",
    );
  });

  test("renders the Markdown between HTML tags", async () => {
    expect(await renderMarkdown("<div>\n**Words**\n</div>\n")).toBe(
      "<p>&lt;div&gt;\n<strong>Words</strong>\n&lt;/div&gt;</p>",
    );
  });

  test("hides comments, including comments between words", async () => {
    const html = await renderMarkdown("<!-- one\n\n# two -->\n\nWords <!-- three --> here.\n\n`<!-- four -->`\n");
    expect(html).toMatch(/^<p>Words +here\.<\/p>/);
    expect(html).not.toMatch(/one|two|three/);
    expect(html).toContain("four");
  });

  test("renders boxes, alerts, tables, formulas, anchors and addresses in brackets like MDX", async () => {
    const text = [
      "## Set up {#own}",
      ":::tip\n\nWords.\n\n:::",
      "> [!NOTE]\n> Words.",
      "| A |\n| - |\n| b |",
      "$x$ and <https://example.org>",
      "",
    ].join("\n\n");
    expect(await renderMarkdown(text)).toBe(
      await renderDocument("page.mdx", text.replace(/[<>](?=h|$)/gm, ""), simpleContext),
    );
  });

  test("keeps the places of text after a comment", async () => {
    const reader = await createReader();
    const text = "<!-- a\nb -->\n\nOne <!-- c --> [two](./two.md).\n";
    const tree = reader.parse(new VFile({ value: text, path: "page.md" })) as Root;
    const places: (number | undefined)[] = [];
    each<Link>(tree, ["link"], ({ position }) => void places.push(position?.start.line, position?.start.offset));
    expect(places).toEqual([4, text.indexOf("[two]")]);
  });

  test("does not render its front matter", async () => {
    expect(await renderMarkdown("---\ntitle: A\n---\n\nWords.\n")).toBe("<p>Words.</p>");
  });

  test("has real elements reported, but not placeholders", async () => {
    const text = [
      "Words<br>",
      "Of <your-name> and Map<K, V> and \\<br>.",
      'Here <a href="x">',
      "<Card />",
      "`</b>`",
      'import Card from "./Card"',
    ].join("\n\n");
    const { problems } = await readFacts("content/docs/guide/page.md", `---\ntitle: A\n---\n\n${text}\n`);
    const found = problems.filter(({ rule }) => rule === "unparsed-markup");
    expect(found.map(({ line }) => line)).toEqual([5, 9, 11, 15]);
    expect(found.slice(0, 1).map(formatProblem).join()).toMatchInlineSnapshot(`
     "content/docs/guide/page.md:5  unparsed-markup
       "<br>" appears on the page as text: a file that ends with ".md" is plain Markdown.
       Fix: write it in Markdown, or let the name of the file end with ".mdx"."
    `);
  });

  test("differs from .mdx, where a placeholder is an unclosed element", async () => {
    const reader = await createReader();
    expect(() => reader.parse(new VFile({ value: "Of <your-name>.\n", path: "page.mdx" }))).toThrow(/closing tag/);
  });
});
