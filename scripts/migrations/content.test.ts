import { expect, test } from "@jest/globals";
import { createRandom } from "../bench/random.mjs";
import { missingWords, wordsOf, type Content } from "./content";
import { contentOfHtml } from "./contentOfHtml";
import { contentOfSource } from "./contentOfSource";
import { drawPages } from "./drawPages";

const content = (text: string): Content => ({ words: wordsOf(text), pictures: 0, boxes: 0, tabs: 0 });
const text = ({ words }: Content) => words.join(" ");

test("counts a missing word as often as the page lacks it", () => {
  expect(missingWords(content("one two two three"), content("three, two. Four!"))).toEqual(["one", "two"]);
  expect(missingWords(content("constructor"), content("constructor"))).toEqual([]);
});

test("reads the title and content of a rendered page, and nothing around them", () => {
  const html = `<html><body><nav>Menu</nav><article><nav>Path</nav><h1>Title</h1><details>On this page</details>
<div class="content"><p>One <b>t</b>wo</p><img alt="Three"><aside class="admonition" data-tone="tip"><p>Four</p></aside>
<div class="tabs"><label class="tabs-label">Five</label><div class="tabs-panel"><p class="tabs-print-label">Five</p>six</div></div>
<figure class="code"><button>Copy</button><pre><code><span class="line"><span>np</span><span>m</span></span><span class="line">run</span></code></pre></figure>
<script>no()</script></div><footer>Last updated</footer></article></body></html>`;
  const found = contentOfHtml(html);
  expect(text(found)).toBe("Title One two Three Four Five six npm run");
  expect(found).toMatchObject({ pictures: 1, boxes: 1, tabs: 1 });
  expect(() => contentOfHtml("<article><h1>A</h1></article>")).toThrow("The page has no title or no content.");
});

test("reads what readers see from the source of a Docusaurus page", () => {
  const source = `import Tabs from "@theme/Tabs";

export const color = {
  red: "no",
};

# Title {#no}

:::tip Heed

[Words](./no.md "hint") and \`<code no>\` in {/* no */} <!-- no --> \\<angle> {color.red} {"brackets"}. 1 &lt; 2

:::

1. ![Picture](./no.png)

<Tabs groupId="no"><TabItem value="no" label="First">inside</TabItem></Tabs>
<img src="no.png" alt="Second" />
<Gallery of={no} size={{ label: "no" }} items={[{ title: "Its", icon: "no" }, { label: 'mine' }]} />

[Link][no] and ![Third][no]

[no]: https://example.org/no "no"

\`\`\`js 'title="no"'
plain()
\`\`\`

\`\`\`js title="file.js" {1}
// highlight-next-line
run(<no>);
\`\`\`

\`\`\`mdx-code-block
<Admonition type="no">Boxed</Admonition>
\`\`\`

\`\`\`bash npm2yarn
npm i
\`\`\`
`;
  const found = contentOfSource(source, "docusaurus");
  expect(text(found)).toBe(
    "Title Heed Words hint and code no in angle brackets 1 2 Picture First inside Second Its mine Link and Third plain file js run no Boxed npm i",
  );
  expect(found).toMatchObject({ pictures: 3, boxes: 2, tabs: 4 });
});

test("reads code groups, boxes, alerts and literal braces from the source of a VitePress page", () => {
  const source = `::: details More
Inside {a}
:::

::: danger STOP
Now
:::

Note this

> [!NOTE]
> Quoted

::: code-group
\`\`\`js{1}:line-numbers [a.js]
one() // [!code focus]
\`\`\`
\`\`\`ts [b.ts]
two()
\`\`\`
:::

\`\`\`js [no]
three()
\`\`\`

{{ $frontmatter.no }}

<<< @/no.js
[[toc]]
`;
  const found = contentOfSource(source, "vitepress");
  expect(text(found)).toBe("More Inside a STOP Now Note this Quoted a js one b ts two three");
  expect(found).toMatchObject({ boxes: 2, tabs: 2 });
});

test("does not read addresses, names of emoji and included files", () => {
  const source = `::: tip Heed {no-title #no}
:tada: [Link](https://example.org/(no)+no) a:b:c
:::

\`\`\`js
<!--@include: ./no.js{2,4}-->
<!--@@include: ./yes.js-->
\`\`\`
`;
  expect(text(contentOfSource(source, "vitepress"))).toBe("Heed Link a b c include yes js");
});

test("does not read attributes of VitePress, nor escaped backticks", () => {
  const source = '[Link](/no.html){target="no"} ![Picture](./no.png){width=300} `{a}` \\`&lt;b\\`\n';
  expect(text(contentOfSource(source, "vitepress"))).toBe("Link Picture a b");
});

test.each([
  ["<!-- no\n\n```sh\nno\n```\n\nno --> yes\n\n```sh\na <!-- b\n```\n", "yes a b"],
  ["{/* no\n\n```sh\nno\n```\n*/}\n\nyes `<!-- a`\n\nb\n", "yes a b"],
  ["An open <!--\n\n```sh\na\n```\n", "An open a"],
  ["The **custom mode**l and a_b **c** d\n", "The custom model and a b c d"],
])("reads comments with code, and words in parts: %s", (source, expected) => {
  expect(text(contentOfSource(source, "docusaurus"))).toBe(expected);
});

test("ends an open fence at the end of the page, and reads backticks within a line as text", () => {
  expect(text(contentOfSource("```a``` b\n\n```js\nc\n", "starlight"))).toBe("a b c");
});

test("the same seed draws the same pages, each once", () => {
  const pages = Array.from({ length: 50 }, (_, index) => index);
  const drawn = drawPages(pages, 20, createRandom(7));
  expect(drawPages(pages, 20, createRandom(7))).toEqual(drawn);
  expect(drawPages(pages, 20, createRandom(8))).not.toEqual(drawn);
  expect(new Set(drawn).size).toBe(20);
  expect(drawPages([1, 2], 20, createRandom(1))).toEqual([1, 2]);
});
