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
  ["", "Jobs", "All about jobs.", ""],
  ["no-such-place", "Jobs", "All about jobs.", ""],
  ["run", "Run it · Jobs", "Runs a job.", "run(name, times)"],
  ["bare", "Bare · Jobs", "", ""],
  ["steps", "Steps · Jobs", "First this.", ""],
  ["key", "epochs · Jobs", "How often.", ""],
  ["list", "list · Jobs", "Lists jobs.", "def list()"],
  ["item", "Jobs", "An item.", ""],
])("#%s", (id, title, description, signature) => {
  expect(summarize(json, id)).toEqual({ title, description, signature });
});

test("a category says what its page says", () => {
  expect(summarize({ pageContext: { label: "Commands", description: "One page each." } }, "")).toEqual({
    title: "Commands",
    description: "One page each.",
    signature: "",
  });
});

test.each([{}, { data: {} }, { data: { mdx: null }, pageContext: null }, { data: { mdx: {} } }])(
  "of %j there is none",
  (page) => expect(summarize(page, "run")).toBeNull(),
);

test("a long description ends with a word", () => {
  const description = `${"word ".repeat(50)}end`;
  const summary = summarize({ data: { mdx: { title: "Long", frontmatter: { description } } } }, "");
  expect(summary?.description).toMatch(/word …$/);
  expect(summary?.description.length).toBeLessThanOrEqual(182);
});
