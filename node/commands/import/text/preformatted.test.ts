import { expect, test } from "@jest/globals";
import { convertPage } from "../../../../test/convertPage";

const shown =
  '<pre class="language-text"><code class="language-text"><b>a.js:1</b> &lt;x&gt; {y}\n\n  <i>&#39;z&#39;</i>\n</code></pre>';
const fence = "```text\na.js:1 <x> {y}\n\n  'z'\n```";

test.each([
  ["starlight", `<Fragment set:html={${JSON.stringify(shown)}} />`],
  ["starlight", `<div set:html={${JSON.stringify(shown)}}></div>`],
  ["docusaurus", `<div dangerouslySetInnerHTML={{ __html: ${JSON.stringify(shown)} }} />`],
] as const)("%s: a <pre> that a literal writes into an element is a code block: %s", async (kind, element) => {
  const { text, notes } = await convertPage(kind, `One:\n\n${element}\n\nTwo.\n`);
  expect({ text, notes }).toEqual({ text: `One:\n\n${fence}\n\nTwo.\n`, notes: [] });
});

test("in Markdown, a <pre> with blank lines is a code block, as in a list and directly below a paragraph", async () => {
  const source = `One:\n${shown}\n\n- Two:\n\n  ${shown.replaceAll("\n", "\n  ")}\n`;
  const { text, notes } = await convertPage("vitepress", source, { isMdx: false });
  expect(notes).toEqual([]);
  const inList = "- Two:\n\n  ```text\n  a.js:1 <x> {y}\n\n    'z'\n  ```\n";
  expect(text).toBe(`One:\n\n${fence}\n\n${inList}`);
});

test("names other HTML that is written into an element which is removed", async () => {
  const { text, notes } = await convertPage(
    "starlight",
    'A.\n\n<Fragment set:html="<b>one</b> two" />\n\n<Fragment set:html={html} />\n',
  );
  expect(text.trim()).toBe("A.");
  const what = "What set:html writes into <Fragment> is not on the page: put it here by hand.";
  expect(notes).toEqual([`3: ${what}`, `5: ${what}`]);
});

test("keeps what stands for no character in a <pre>", async () => {
  const { text } = await convertPage(
    "vitepress",
    "<pre>&#9999999; &#x41; &constructor; &lt; &rarr; &hellip;\n\nb</pre>\n",
    {
      isMdx: false,
    },
  );
  expect(text).toBe("```text\n\uFFFD A &constructor; < → …\n\nb\n```\n");
});
