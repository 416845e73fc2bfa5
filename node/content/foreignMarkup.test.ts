import { expect, test } from "@jest/globals";
import { applyEdits } from "../checks/applyEdits";
import { noReference } from "../elements/reference";
import { readFacts } from "./documentFacts";

async function problemsOf(text: string, file = "content/docs/guide/a.mdx") {
  const { problems } = await readFacts(file, text, noReference);
  return problems.filter(({ rule }) => rule === "unparsed-markup");
}

const markdownFile = "content/docs/guide/a.md";

test.each([
  ["![It :smile:](./a.png)", "![It 😄](./a.png)"],
  ["See [the plan] (https://a.org/b?c=1#d) now.", "See [the plan](https://a.org/b?c=1#d) now."],
  ["See ![the `plan`] (./plan.png).", "See ![the `plan`](./plan.png)."],
  ["See (the plan)[https://a.org/b].", "See [the plan](https://a.org/b)."],
  ["See **(the plan)[../b.mdx]**.", "See **[the plan](../b.mdx)**."],
  ["##Install `it`", "## Install `it`"],
  ["##install", "## install"],
  ["##1. Install", "## 1. Install"],
  ["> Words.\r\n> ###**Install** it  \r\n> more", "> Words.\r\n> ### **Install** it  \r\n> more"],
  ["It is :rocket: fast, **:warning: hot** and good :+1:.", "It is 🚀 fast, **⚠️ hot** and good 👍."],
  ["| A |\n| --- |\n| :white_check_mark: |", "| A |\n| --- |\n| ✅ |"],
  ["## Linux [#linux]", "## Linux {#linux}"],
])("reports and fixes the syntax of another engine: %j", async (text, fixed) => {
  for (const file of ["content/docs/guide/a.mdx", markdownFile]) {
    expect(applyEdits(text, await problemsOf(text, file)).text).toBe(fixed);
    expect(await problemsOf(fixed, file)).toEqual([]);
  }
});

test.each([
  ["## Linux {#linux .wide}", "## Linux {#linux}"],
  ['## Linux {id="linux"} ##', "## Linux {#linux} ##"],
  ["## Linux {: #linux }", "## Linux {#linux}"],
  ["## Linux { #linux }", "## Linux {#linux}"],
  ["## Linux {/* #linux */}", "## Linux {#linux}"],
])("fixes a heading of another engine in a .md file: %s", async (text, fixed) => {
  const problems = await problemsOf(text, markdownFile);
  expect(problems).toHaveLength(1);
  expect(applyEdits(text, problems).text).toBe(fixed);
});

test.each([
  ["Fixed by\n##foo here.", 2, 'write "## foo here." for a heading, and "\\##foo here." for text.'],
  ["Fixed by\n##Foo here.", 2, 'write "## Foo here." for a heading, and "\\##Foo here." for text.'],
  ["> ##123 and more", 1, 'write "## 123 and more" for a heading, and "\\##123 and more" for text.'],
])("reports a possible heading without fixing it: %j", async (text, line, fix) => {
  const problems = await problemsOf(text);
  expect(problems).toMatchObject([{ line, fix }]);
  expect(applyEdits(text, problems).text).toBe(text);
  expect(await problemsOf(text.replace("##", "\\##"))).toEqual([]);
});

test.each([["## A {#x}\n\n## B [#x]"], ["## B [#x]\n\n## X"], ['<a id="x"></a>\n\n## B [#x]']])(
  "reports an id of another engine that the page already has, without fixing it: %j",
  async (text) => {
    const problems = await problemsOf(text);
    expect(problems.map(({ fix }) => fix)).toEqual(['write another id than "x", which the page has elsewhere.']);
    expect(applyEdits(text, problems).text).toBe(text);
  },
);

test("gives an id of two headings to the first", async () => {
  const text = "## A [#x]\n\n## B [#x]";
  expect(applyEdits(text, await problemsOf(text)).text).toBe("## A {#x}\n\n## B [#x]");
});

const markdown = 'a file that ends with ".md" is plain Markdown';
const attributes = "words and links take no attributes here";
const included =
  'put the file into content/snippets, and write <Include file="name.mdx" />, in a file that ends with ".mdx".';
const otherFile = ', or let the name of the file end with ".mdx".';

test.each([
  ["## Linux {.wide}", "{.wide}", "headings have no classes", "remove it."],
  [
    "## Linux {#a.b}",
    "{#a.b}",
    "this is not how a heading gets an id",
    'write an id of letters, digits and hyphens: "{#id}".',
  ],
  ["A {/* remark */}", "{/* remark */}", markdown, `write "<!-- remark -->"${otherFile}`],
  ["{/* a -- b */}", "{/* a -- b */}", markdown, `write "<!-- … -->"${otherFile}`],
  ["{% hint %}", "{% hint %}", markdown, "write it in Markdown."],
  ["> {% each x %}\n> {% endeach %}", "{% each x %}", markdown, "write it in Markdown."],
  ["A {% include a.html %}.", "{% include a.html %}", markdown, "write it in Markdown."],
  ["{{< youtube id >}}", "{{< youtube id >}}", markdown, "write it in Markdown."],
  ['{{%tab name="a"%}}', '{{%tab name="a"%}}', markdown, "write it in Markdown."],
  ["{{ $page.title }}", "{{ $page.title }}", markdown, "write the words themselves."],
  ["{{toc}}", "{{toc}}", "a page has its contents beside it", "remove it."],
  ['[a](https://a.org){target="_blank"} b', '{target="_blank"}', attributes, "remove it."],
  ["![a](./a.png){.zoom}", "{.zoom}", attributes, "remove it."],
  ["*a*{#b .c} d", "{#b .c}", attributes, "remove it."],
  ["- Words {.a .b}\n", "{.a .b}", attributes, "remove it."],
  ["[a](./b.md){target=_blank}", "{target=_blank}", attributes, "remove it."],
  ["**a**{ .md-button .wide }", "{ .md-button .wide }", attributes, "remove it."],
  ["Words\n{: .class }", "{: .class }", attributes, "remove it."],
  ['--8<-- "file.md"', '--8<-- "file.md"', "it includes nothing here", included],
  ["See {ref}`x`.", "{ref}`x`", "it is a role of reStructuredText", 'write a link: "[words](./file.mdx)".'],
  ["%%a%%", "%%a%%", "comments are written in another way here", 'write "<!-- a -->".'],
  ["++new++", "++new++", "it marks nothing here", "remove the signs."],
  [
    "*[AB]: C d",
    "*[AB]: C d",
    "there are no abbreviations of this kind here",
    'write "AB (C d)" where it comes first.',
  ],
  ["==a==", "==a==", "it marks nothing here", 'write "**a**".'],
  ["10^th^", "^th^", "it raises nothing here", 'write "$^{th}$".'],
  ["![a](./a.png =9x)", "![a](./a.png =9x)", "a size is written in another way here", 'write "![a](./a.png)".'],
  [
    "**粗体：**中文",
    "**粗体：**",
    "bold words neither begin nor end with a sign where a letter touches the stars",
    "move the sign out of the stars.",
  ],
  ["==a **b**==", "==a **b**==", "it marks nothing here", "remove the signs."],
])("reports unsupported syntax in a .md file: %s", async (text, mark, why, fix) => {
  const [problem, ...others] = await problemsOf(text, markdownFile);
  expect(others).toEqual([]);
  expect(problem).toMatchObject({ what: `"${mark}" appears on the page as text: ${why}.`, fix });
  expect(problem?.edit).toBeUndefined();
});

const below = 'below it the text without indentation, and ":::" below that.';
const bold = "bold words neither begin nor end with a sign where a letter touches the stars";
const code = "an import or export is code only at the start of a line, with an empty line above it";
const foreignLink = "links have another syntax here";

test.each([
  ['!!! note "A `b`"', "it is a box of MkDocs", `write ":::note[A \`b\`]", ${below}`],
  ["Text.\n!!! bug inline end", "it is a box of MkDocs", `write ":::note", ${below}`],
  [
    '???+ note "A"',
    "it is a box of MkDocs",
    "write <details>, below it <summary>A</summary> and the text without indentation, and </details> below that.",
  ],
  ["::note", "a box has three colons", 'write ":::note", and ":::" below its last line.'],
  ["::caution[A `b`]", "a box has three colons", 'write ":::warning[A `b`]", and ":::" below its last line.'],
  ["::tip Title", "a box has three colons", 'write ":::tip[Title]", and ":::" below its last line.'],
  ["::card", '"::card" is not a part of this engine', "remove it, or write in Markdown what it shows."],
  [":abbr[HTML]", '":name[…]" is not a part of this engine', 'remove it, or write its words alone: "HTML".'],
  ["[[_TOC_]]", "a page has its contents beside it", "remove it."],
  ["[[first-steps|Begin]]", foreignLink, 'write "[Begin](./file.mdx)", with the page\'s file.'],
  ["[[First Steps#Linux]]", foreignLink, 'write "[First Steps](./file.mdx)", with the page\'s file.'],
  ["![[a b.png|300]]", "pictures have another syntax here", 'write "![What it shows](./a%20b.png)".'],
  ["[[Install#Linux|install]]", foreignLink, 'write "[install](./file.mdx)", with the page\'s file.'],
  ["[[install#linux|this]]", foreignLink, 'write "[this](./file.mdx)", with the page\'s file.'],
  ["[[Install|this]]", foreignLink, 'write "[this](./file.mdx)", with the page\'s file.'],
  ["[[Install]]", foreignLink, 'write "[Install](./file.mdx)", with the page\'s file.'],
  ["A %%comment%%.", "comments are written in another way here", 'write "{/* comment */}".'],
  ["%%\nTwo lines.\n%%", "comments are written in another way here", 'write "{/* … */}".'],
  [
    '=== "Tab 1"',
    "it is a tab of MkDocs",
    'write <Tab value="…" label="Tab 1"> within <Tabs>, below it the text without indentation, and </Tab> below that.',
  ],
  ["Term\n:   Meaning `x`", "there are no definition lists here", 'write "- **Term**: Meaning `x`".'],
  [": Meaning", "there are no definition lists here", 'write "- **Term**: Meaning".'],
  [
    "*[HTML]: Hyper Text",
    "there are no abbreviations of this kind here",
    'write "<abbr title="Hyper Text">HTML</abbr>" where it comes first.',
  ],
  ["It is ++new++.", "it marks nothing here", 'write "<ins>new</ins>".'],
  ["++added later++", "it marks nothing here", 'write "<ins>added later</ins>".'],
  [
    "++ctrl+alt+del++",
    "keys have no syntax of their own here",
    'write "<kbd>ctrl</kbd>+<kbd>alt</kbd>+<kbd>del</kbd>".',
  ],
  ["||spoiler||", "it hides nothing here", "write it in <details>, or remove the signs."],
  ["A ||spoiler of the end||.", "it hides nothing here", "write it in <details>, or remove the signs."],
  ["@[toc]", "a page has its contents beside it", "remove it."],
  ["- [/] Half", "a task has no such state", 'write "[ ]" or "[x]".'],
  [".. note::", "it is a directive of reStructuredText", `write ":::note", ${below}`],
  [".. image:: x.png", "it is a directive of reStructuredText", 'write "![What it shows](x.png)".'],
  [".. code-block:: python", "it is a directive of reStructuredText", "write in Markdown what it shows."],
  ["See :ref:`target`.", "it is a role of reStructuredText", 'write a link: "[words](./file.mdx)".'],
  ["The :py:func:`run` of it.", "it is a role of reStructuredText", 'write "`run`" alone.'],
  ["See :math:`x_1`.", "it is a role of reStructuredText", 'write "$x_1$".'],
  [
    '+++\ntitle = "A"\n+++',
    "front matter is YAML",
    'write its keys at the top of the file, between two lines "---": "title: Install".',
  ],
  [
    "A &nosuch; and &copy;.",
    "no character has this name",
    'write the character itself, or "\\&nosuch;" for this text.',
  ],
  ["==two `words`==", "it marks nothing here", 'write "<mark>two `words`</mark>".'],
  ["Use x^2^.", "it raises nothing here", 'write "<sup>2</sup>".'],
  ["**粗体：**中文", bold, 'write "<strong>粗体：</strong>".'],
  ["A **bold ** word.", "there is a space in front of the last stars", 'write "**bold**".'],
  ["**10 %**ige", bold, 'write "<strong>10 %</strong>".'],
  ['**"Quoted"**ly', bold, 'write "<strong>"Quoted"</strong>".'],
  ["中文**（加粗）**文", bold, 'write "<strong>（加粗）</strong>".'],
  [
    "**注意：**请看，这是**重点（重要）**的",
    bold,
    'write "<strong>注意：</strong>请看，这是<strong>重点（重要）</strong>".',
  ],
  ["![a b](./a.png =100x20)", "a size is written in another way here", 'write "![a b](./a.png){width=100}".'],
  ["![a](./a.png =50%x)", "a size is written in another way here", 'write "![a](./a.png)".'],
  ["Text:\nexport const rows = 1;", code, "write it above the text, with an empty line between them."],
  ["- export function Row() 1", code, "write it above the text, with an empty line between them."],
])("reports the syntax of another engine without fixing it: %s", async (text, why, fix) => {
  const [problem, ...others] = await problemsOf(text);
  expect(others).toEqual([]);
  expect(problem?.what).toMatch(`appears on the page as text: ${why}.`);
  expect(problem?.fix).toBe(fix);
  expect(problem?.edit).toBeUndefined();
});

test.each([
  ["Use [1] (https://a.org), f(x)[https://a.org], [sic] (as he says) and [a] (b)."],
  ["- [x] (https://a.org)\n- [ ] (https://a.org)"],
  ["#123 and\n#tag and\n##123\n##vso[task.complete]\nand C# ##x, ####"],
  ["Fixed in\n##123 and\n##124, as planned."],
  ["!!! Look\n!!!\n\n??? what\n\nWhat!!! note"],
  ["[[1]], [[Prototype]], [[Call]], [[install]], [[x]](./a.mdx), [[Install]](./a.mdx), a[[Install]], [[Install]][0]."],
  ["[[user|group]], [[str|None]], [[int, str]], `[[Install]]` and \\[[Install]]."],
  ["a^b^c, 2^32 and 2^31, `x^2^`, $x^2^$ and x\\^2^."],
  ["**A:** b, **kwargs, a ** b ** c, **kwargs and 2 ** 3, \\**a:**b and `**a:**b`."],
  ["Use 2**3."],
  ["Use src/**/x."],
  ["Use **/*.ts."],
  ["1.\u00A0May and a -\u00A0b, \\-\u00A0c."],
  ["You can export data, and import it from the console.\nexport it again, or\nimport another."],
  ["100%% of 50%%, for %%i in x do %%i, %%, %%a, %%%a%%% and `%%a%%`."],
  ["C++ and g++, i++ and ++i, ++i and j++, ++a, b++, ++i++, `++new++` and \\++new++."],
  ["a || b || c, ||x||, ||w||^2, ||a - b||, ||grad||, x||y||z, `||spoiler||` and \\||spoiler||."],
  ['=== a\n\n=== \'a\'\n\na === "b"\n\n`=== "Tab"`'],
  ["Words:\nmore: and\n:more and\n::\n\nOne.\nTwo.\n: three"],
  ["*[HTML]* and *[a]: b*, `*[HTML]: a`."],
  ["- [ ] a\n- [x] b\n- [/](./a.mdx)\n- [-1] c\n\nA [/] b [-] c."],
  ["... note::\n\n.. and more\n\na .. note:: b\n\n../note::x\n\n`.. note::`"],
  ["A & B; R&D; a&bc; \\&nosuch; &amp;nosuch; &copy; &#169; `&nosuch;` and <https://a.org/?a=1&bc;d>."],
  ["+++\n\n+++ a\n\n`+++`"],
  ["A note[^a].\n\n[^a]: Words."],
  ["![At 10:30:15, :x: and a:smile:b](./a.png)"],
  ['```text\n[[Install]]\n%%a%%\n=== "T"\n.. note::\n++new++\n&nosuch;\n@[toc]\n```'],
  ["::before comes first.\n\n::after\n\n::error file=a.js::Message\n\n::set-output name"],
  ["::part(a)\n\nUse std::vector, a::note and\n::note below a line."],
  ["A [[toc]] in words, `[[toc]]`, [TOC](./a.mdx) and \\[TOC]."],
  ["[[1, 2]], x[[a b]], [[nodiscard]], [[maybe_unused]], [[gnu::always inline]], [[Prototype]], [[bin]]."],
  [
    "[[tool.mypy.overrides]], [[...slug]], [[a-z]], [[A-Za-z]], [[a, b c]], [[ -f file ]], [[NSNull null], a], [[x y]].",
  ],
  ["[[if a == b]], [[0] * n for row in rows] and [[user@]host:]path."],
  ["a == b == c, a==b==c, ==1.0, ==2.0, (==) or (==), pkg==1.0 and other==2.0, `a`==`b` and `c`==`d`, === and ===."],
  ["Pin ==1.0.* or ==1.1.*, never >==1 and ==1.0==."],
  ["^[a-z]+$, ^[A-Za-z0-9 ]+$, ^[abc], ^[\\w\\s], x^[2] and 10^[2 or 3]."],
  [
    "At 10:30:15, host:port:, :param:, :ref: `x`, :nosuch:`x`, :warning:`x`, a:rocket:b, std::rocket::x, level: warning: hot, :x:.",
  ],
  [":param name: the name, key: value: more, C:\\rocket:\\a and https://a.org/:rocket:/."],
  [
    ":root[data-theme], a:hover[disabled], :host[open], std::vector[T], d:key[a], :port[80], x[a:b[c]], file:line[col].",
  ],
  ["host[:port[opts]], a[1:n[x]], image:tag[@digest], :is[a=b] and ` :badge[New] `."],
  ["\\==a\\==, \\:rocket:, ^\\[a note of words], \\[[First Steps]], \\##Install, \\::note and (a)\\[https://a.org]."],
  ["\\##Install\n\n\\!!! note\n\n\\::note"],
  ["`##A` `==a b==`, $==a==$ and [words](./==a==.mdx), and <https://a.org>."],
  ["```text\n##A\n::note\n==a==\n:rocket:\n```"],
  ["## Issue [#123]\n\n## The array[#a]\n\n## Linux {#linux}\n\n## Two `{#a .b}`"],
])("accepts prose and code: %j", async (text) => {
  expect(await problemsOf(text.replace(/<https[^>]*>/, "the page"))).toEqual([]);
  expect(await problemsOf(text, markdownFile)).toEqual([]);
});

test.each([
  ["Use f{.json}, {a=1}, (a) {b=1}, {name}`x`, {{ref}}`x` and ${ref}`x`."],
  ["Use the {% load %} tag, {{ value }}, {{ $value }}, {{ .Values.name }}, {a: 1}, {{a}} and f{.json}."],
  ["`f`{a} and `g`{ b: 1 }, **a**{b}, the set {.5, 1} and the ending {.json}, or {.json}.\n\n`{.a}`"],
  ["A <!-- ==a== :rocket: {/* b */} --> b.\n\n<!-- ##A -->"],
  ["\\{/* a */}\n\n`{% hint %}`\n\n    {{< youtube id >}}"],
  ["## The set {a}\n\n## The path /x{.json}\n\n## Two {# of} them"],
])("accepts as text in a .md file: %j", async (text) => expect(await problemsOf(text, markdownFile)).toEqual([]));

test.each([
  ["#Install it", 'write "## Install it" for a heading, and "\\#Install it" for text.'],
  ["####### Seven", 'write "###### Seven", or "**Seven**".'],
  ["\\[\nE = mc^2\n\\]", 'write "$$" alone on the lines above and below it.'],
])("reports what looks like a heading or a formula: %j", async (text, fix) => {
  for (const file of ["content/docs/guide/a.mdx", markdownFile])
    expect(await problemsOf(text, file)).toMatchObject([{ line: 1, fix }]);
});

test.each([["The `mean` \\(\\bar x\\) of \\(n\\) and \\( x_1 \\).", "The `mean` $\\bar x$ of $n$ and $x_1$."]])(
  "corrects a formula between escaped brackets: %j",
  async (text, fixed) => {
    for (const file of ["content/docs/guide/a.mdx", markdownFile])
      expect(applyEdits(text, await problemsOf(text, file)).text).toBe(fixed);
  },
);

test.each([
  ["#123 and more\n\n#install\n\nOf\n#Tags\n\n#One #Two\n\n#One\n#Two\n\n\\#Words\n\n#######\n\n#!Words"],
  ["file\\(s\\), f\\(x\\), \\(my_name\\), \\(see below\\), \\[x\\](y), \\[in my_list\\] and `f`\\(x\\)."],
])("accepts signs and escaped brackets: %j", async (text) => {
  for (const file of ["content/docs/guide/a.mdx", markdownFile]) expect(await problemsOf(text, file)).toEqual([]);
});

test("reports a paragraph that is code by its indentation elsewhere", async () => {
  const text = "Run:\n\n    npm ci\n    npm test\n\n- A list\n\n    and its words\n\n    <b>x</b>\n\n   three\n";
  expect((await problemsOf(text)).map(({ line, column, what }) => `${line}:${column} ${what}`)).toEqual([
    '3:5 "npm ci" is a paragraph: indentation makes no code block in a file that ends with ".mdx".',
  ]);
  expect(await problemsOf(text.replace("<b>x</b>", "x"), markdownFile)).toEqual([]);
});

test("reports a footnote that nothing refers to", async () => {
  for (const file of ["content/docs/guide/a.mdx", markdownFile])
    expect(await problemsOf("Words[^b].\n\n[^a]: One.\n[^b]: Two.", file)).toMatchObject([
      {
        line: 3,
        what: 'The note "[^a]" is not on the page: nothing refers to it.',
        fix: 'write "[^a]" where it belongs, or remove it.',
      },
    ]);
});

test("accepts expressions in braces in a .mdx file", async () => {
  expect(await problemsOf("A {/* remark :rocket: */} b.\n\n## Linux {/* #linux */}\n\n{'==a=='}")).toEqual([]);
});

test.each([
  ["##\u00A0Install", "## Install"],
  ["-\u00A0a\n-\u00A0b", "- a\n- b"],
  ["> *\u3000a", "> * a"],
])("corrects spaces that keep markup from working: %j", async (text, meant) => {
  for (const file of ["content/docs/guide/a.mdx", markdownFile])
    expect(applyEdits(text, await problemsOf(text, file)).text).toBe(meant);
});

test("tells that one tilde strikes through, where a letter or number below the line was meant", async () => {
  const text = "H~2~O, a ~b~ c, ~~2~~, ~6 to 7~ and `H~2~O`.";
  expect(await problemsOf(text)).toMatchObject([
    {
      what: '"~2~" is struck through: tildes do not lower words here.',
      fix: 'write "<sub>2</sub>", or "~~2~~" for words that are not valid.',
    },
  ]);
  expect(await problemsOf(text, markdownFile)).toMatchObject([
    { fix: 'write "$_{2}$", or "~~2~~" for words that are not valid.' },
  ]);
});

test("a heading without words is told", async () => {
  expect(await problemsOf("## A\n\n##\n\nText.")).toMatchObject([
    { line: 3, what: '"##" is a heading without words.', fix: "write them, or remove it." },
  ]);
});

test("the end of a link without its beginning is told", async () => {
  for (const file of ["content/docs/guide/a.mdx", markdownFile])
    expect(await problemsOf("[\n\nWords\n\n](./b.mdx) more\n\n\\](./b.mdx)\n\n`](./b)`", file)).toMatchObject([
      {
        line: 5,
        what: '"](./b.mdx)" appears on the page as text: a link begins with its words in brackets, in the same paragraph.',
        fix: 'write "[words](./b.mdx)", or remove it.',
      },
    ]);
});
