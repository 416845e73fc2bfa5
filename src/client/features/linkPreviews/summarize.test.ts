import { expect, test } from "@jest/globals";
import { summarize } from "./summarize";

const html = `<p>Lead.</p>
<div class="heading"><h2 id="run">Run it</h2><a href="#run" class="anchor"></a></div>
<div class="code"><pre><code>run(name,
    times)</code></pre></div>
<p>Runs <b>a</b>  job.</p>
<div class="heading"><h2 id="bare">Bare</h2></div>
<div class="heading"><h3 id="steps">Steps</h3></div>
<div class="steps"><ol><li><p>First this.</p></li></ol></div>
<table><tbody><tr id="key"><td>epochs</td><td>int</td><td>How often.</td></tr></tbody></table>
<p><strong id="list">list</strong> function</p><p>Lists jobs.</p><figure><pre><code>def list()</code></pre></figure>
<ul><li id="item">An item.</li></ul>`;
const json = { data: { mdx: { title: "Jobs", html, frontmatter: { description: "All about jobs." } } } };

test.each([
  ["", "Jobs", "All about jobs.", "def list()"],
  ["no-such-place", "Jobs", "All about jobs.", "def list()"],
  ["run", "Run it · Jobs", "Runs a job.", "run(name, times)"],
  ["bare", "Bare · Jobs", "", ""],
  ["steps", "Steps · Jobs", "First this.", ""],
  ["key", "epochs · Jobs", "How often.", ""],
  ["list", "list · Jobs", "Lists jobs.", "def list()"],
  ["item", "Jobs", "An item.", ""],
])("summarizes #%s", (id, title, description, signature) => {
  expect(summarize(json, id)).toEqual({ title, description, signature, picture: null });
});

const withPictures = `<p>Lead.</p><div class="heading"><h2 id="none">None</h2></div><p>Text.</p>
<div class="heading"><h2 id="drawn">Drawn</h2></div><p>Text <img src="mark.svg"/>.</p>
<div><figure class="diagram"><div class="diagram-drawing"><div role="img" class="diagram-picture"><svg></svg></div></div><button>+</button></figure></div>
<div class="heading"><h2 id="filed">Filed</h2></div><p>Text.</p>
<figure class="picture" id="shot"><a href="/a.png"><img src="/a.webp"/></a><figcaption>A.</figcaption></figure>
<div class="heading"><h2 id="signed">Signed</h2></div><div class="code"><pre><code>run()</code></pre></div>
<figure class="picture"><img src="/b.webp"/></figure>
<div class="heading"><h2 id="pair">Pair</h2></div>
<figure class="picture"><a href="/l.png"><img class="of-light"/><picture><img class="of-dark"/></picture></a></figure>`;

test.each([
  ["", '<figure class="diagram" aria-hidden="true"><div role="img" class="diagram-picture"><svg></svg></div></figure>'],
  ["none", undefined],
  [
    "drawn",
    '<figure class="diagram" aria-hidden="true"><div role="img" class="diagram-picture"><svg></svg></div></figure>',
  ],
  ["filed", '<figure class="picture" aria-hidden="true"><img src="/a.webp"></figure>'],
  ["signed", undefined],
  [
    "pair",
    '<figure class="picture" aria-hidden="true"><img class="of-light"><picture><img class="of-dark"></picture></figure>',
  ],
])("shows the first picture of #%s, without caption and buttons, if it has no signature", (id, picture) => {
  const page = { data: { mdx: { title: "Jobs", html: withPictures } } };
  expect(summarize(page, id)?.picture?.outerHTML).toBe(picture);
});

test("shows the signature of the first name that a page without a picture defines", () => {
  const defining = '<p><strong id="list">list</strong></p><figure><pre><code>def list()</code></pre></figure>';
  expect(summarize({ data: { mdx: { title: "Jobs", html: defining } } }, "")?.signature).toBe("def list()");
});

test("summarizes a category by its label and description", () => {
  expect(summarize({ pageContext: { label: "Commands", description: "One page each." } }, "")).toEqual({
    title: "Commands",
    description: "One page each.",
    signature: "",
    picture: null,
  });
});

test.each([{}, { data: {} }, { data: { mdx: null }, pageContext: null }, { data: { mdx: {} } }])(
  "returns null for %j",
  (page) => expect(summarize(page, "run")).toBeNull(),
);

test("cuts a long description at the end of a word", () => {
  const description = `${"word ".repeat(50)}end`;
  const summary = summarize({ data: { mdx: { title: "Long", frontmatter: { description } } } }, "");
  expect(summary?.description).toMatch(/word …$/);
  expect(summary?.description.length).toBeLessThanOrEqual(182);
});
