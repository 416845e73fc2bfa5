import { expect, test } from "@jest/globals";
import { convertPage as convert } from "../../../../test/convertPage";

test("an unknown element leaves its text, and a line in the report", async () => {
  const { text, notes } = await convert("docusaurus", 'One <Film title="A b">Two *three*</Film>.\n\n<Gone />\n');
  expect(text).toBe("One Two *three*.\n\n\n");
  expect(notes).toEqual([
    '1: <Film> is not an element here: its tags were removed, with title="A b".',
    "3: <Gone> is not an element here: it was removed.",
  ]);
});

test("puts the title of an unknown block above its content", async () => {
  const { text, notes } = await convert("docusaurus", '<Grid title="Two [new] *words*">\n\nOne.\n\n</Grid>\n');
  expect(text).toBe("**Two \\[new\\] \\*words\\***\n\nOne.\n\n\n");
  expect(notes).toEqual(["1: <Grid> is not an element here: its tags were removed."]);
});

test("entries in the properties of an unknown block become a list", async () => {
  const source = `<Gallery
  labels={{ open: "Open it" }}
  title="All"
  entries={[
    { title: "One <b>", href: "https://example.org/", description: "First\\n one" },
    { label: "Two", items: [{ label: "Three", link: "/three" }] },
  ]}
/>

<Gallery entries={[{ title: "One" }, { icon: "no words" }]} />

<Gallery entries={made()} />

Inline <Gallery entries={[{ title: "One" }]} />.
`;
  const { text } = await convert("docusaurus", source, {
    linkTo: (href) => (href.startsWith("/") ? `.${href}.mdx` : href),
  });
  expect(text.trim()).toBe(`**All**

- [One \\<b>](https://example.org/): First one
- Two
  - [Three](./three.mdx)





Inline .`);
});

test("other content next to cards in a grid becomes a column, too", async () => {
  const source = `<CardGrid>
  <Card title="One">Words.</Card>
  <Split title="Two">Text *two*</Split>
  <Gone>

  - Three

  </Gone>
</CardGrid>
`;
  const { text } = await convert("starlight", source);
  expect(text.replace(/\n\s*\n/g, "\n").replace(/^ +/gm, "")).toBe(`<Columns>
<Column>
**One**
Words.
</Column>
<Column>
**Two**
Text *two*
</Column>
<Column>
- Three
</Column>
</Columns>
`);
});

test("removes attributes that need a program and keeps those that are data", async () => {
  const source = `import styles from "./a.module.css";

<div id="a" className={styles.box} {...rest} style={{ color: "red" }} tabIndex={size + 1}>

Words.

</div>
`;
  const { text, notes } = await convert("docusaurus", source);
  expect(text).toBe('<div id="a" style={{ color: "red" }}>\n\nWords.\n\n</div>\n');
  expect(notes).toEqual([
    "1: The attribute {...rest} of <div> needs a program, so it was removed.",
    "1: The attribute tabIndex of <div> needs a program, so it was removed.",
  ]);
});

test("removes a tag without a partner, but not a word in angle brackets", async () => {
  const { text, notes } = await convert("docusaurus", "A <p>word\n\nList<int> and <your-name> and </b>.\n");
  expect(text).toBe("A word\n\nList\\<int> and \\<your-name> and .\n");
  expect(notes).toHaveLength(2);
});

test("an iframe of another site becomes a link", async () => {
  const { text, notes } = await convert(
    "docusaurus",
    '<iframe src="https://a.example/b_c" title="A [b]" allowfullscreen></iframe>\n',
  );
  expect(text).toBe("[A \\[b\\]](https://a.example/b_c)\n");
  expect(notes).toHaveLength(1);
});

test("removes a box that contains only an iframe", async () => {
  const frame = '<iframe\n    src="https://a.example/b"\n    style={{ width: "1000px" }}>\n  </iframe>';
  const box = (inside: string) => `<div style={{ width: "1000px" }}>\n  ${inside}\n</div>\n`;
  expect((await convert("docusaurus", box(frame))).text).toBe("[https://a.example/b](https://a.example/b)\n");
  expect((await convert("docusaurus", box(`${frame}\n\n  Words.`))).text).toContain("1000px");
});

test.each([
  ['One <Link id="a"/> two <Link id="b"></Link>', 'One <a id="a"></a> two <a id="b"></a>', []],
  ['<Link id="a" to="https://a.example">words</Link>', '<a id="a"></a>[words](https://a.example)', []],
  ["See <Link>words</Link>.", "See words.", ["1: <Link> has no address: its tags were removed."]],
  ['See <Link to="https://a.example" />.', "See .", ["1: <Link> contains no words: it was removed."]],
  [
    "See <Link to={f()}>words</Link>.",
    "See words.",
    ["1: <Link> leads to an address that only a program knows: its tags were removed."],
  ],
])("<Link> becomes an anchor, a link or text: %j", async (source, expected, said) => {
  const { text, notes } = await convert("docusaurus", `${source}\n`);
  expect({ text: text.trim(), notes }).toEqual({ text: expected, notes: said });
});

test("a missing picture becomes text, and a picture on another host becomes a link", async () => {
  const source =
    '![A](./a/b.png "C")\n\n![Words](gone.png) ![Far](https://a.example/x.png)\n\n<img src={require("./d.png").default} alt="D" />\n';
  const { text, notes } = await convert("docusaurus", source);
  expect(text).toBe('![A](./b.png "C")\n\nWords [Far](https://a.example/x.png)\n\n![D](./d.png)\n');
  expect(notes).toHaveLength(2);
});

test("keeps the width of a picture in pixels", async () => {
  const tag = '<img src="/a.png" alt="A" width="300" />\n';
  expect((await convert("docusaurus", tag)).text).toBe("![A](./a.png){width=300}\n");
  expect((await convert("docusaurus", tag.replace("300", "50%"))).text).toBe("![A](./a.png)\n");
  expect((await convert("docusaurus", tag.replace("a.png", "gone.png"))).text).not.toContain("{");
  const braces = "![A](/a.png){width=300} and {width=3}.\n";
  expect((await convert("vitepress", braces, { isMdx: false, file: "page.md" })).text).toBe(
    "![A](./a.png){width=300} and \\{width=3}.\n",
  );
});

test.each([true, false])("recognizes tags that Prettier breaks into lines (MDX: %s)", async (isMdx) => {
  const source = `See <a href="https://a.example"
  >the words</a
> and <kbd
>Ctrl</kbd
>+<kbd>C</kbd>.

<p>
  See <a
    href="https://a.example"
    >the words</a
  >.
</p>

A \\<word
> in quotes

\`\`\`html
<a href="/"
  >the words</a
>
\`\`\`
`;
  const { text, notes } = await convert("starlight", isMdx ? source : source.replace("\\<", "<"), { isMdx });
  expect(text).toBe(`See <a href="https://a.example">the words</a> and <kbd>Ctrl</kbd>+<kbd>C</kbd>.

<p>
  See <a
    href="https://a.example">the words</a>.
</p>

${source.slice(source.indexOf("A "))}`);
  expect(notes).toEqual([]);
});

test("indents the content of a removed element like its tags", async () => {
  const source = `- One

<Search>
  ## Two

  <Cards>
    \`\`\`js
      a();
    \`\`\`
  </Cards>

  Three
</Search>

1. Four

   <BrowserOnly>
     - Five
   </BrowserOnly>

> <Search>
>   Six
> </Search>
`;
  const { text } = await convert("docusaurus", source);
  expect(text.replace(/^\s*\n/gm, "")).toBe(`- One
## Two
\`\`\`js
  a();
\`\`\`
Three
1. Four
   - Five
>${" "}
>   Six
>${" "}
`);
});

test("a picture on another host within a link becomes text, because links cannot be nested", async () => {
  const picture = "https://a.org/b.svg";
  const markdown = await convert("docusaurus", `[![Open it](${picture})](https://b.org)\n`);
  expect(markdown.text).toBe("[Open it](https://b.org)\n");
  expect(markdown.notes).toEqual([expect.stringContaining("its text replaces it")]);
  const tags = await convert("docusaurus", `<a href="https://b.org"><img src="${picture}" alt="Open it" /></a>\n`);
  expect(tags.text).not.toContain("](https://a.org");
  expect(tags.text).toContain("Open it");
});

test("keeps the content of a Vue slot without its tags", async () => {
  const { text } = await convert("vitepress", "<Team>\n<template #title>\n\nThe team\n\n</template>\n</Team>\n", {
    isMdx: false,
  });
  expect(text.trim()).toBe("The team");
});

test("VitePress: converts an emoji name of one letter", async () => {
  expect((await convert("vitepress", "No :x: here.\n", { isMdx: false })).text).toBe("No ❌ here.\n");
});

test.each([
  ['<LinkButton href="/x">\n  Two\n  words\n</LinkButton>', "[Two words](./x.mdx)"],
  ['> <Link to="/x">\n>   Two\n>   *words*\n> </Link>', "> [Two *words*](./x.mdx)"],
  ['- <Link to="/x">\n    Words\n  </Link>', "- [Words](./x.mdx)"],
  ['See <Link to="/x">\n  two  \n  lines</Link>.', "See [two  \n  lines](./x.mdx)."],
  ['<Other href="/x">\n  Two\n  words\n</Other>', "[Two words](./x.mdx)"],
  ['<Badge variant="tip">\n  Two\n  words\n</Badge>', '<Badge tone="tip">Two words</Badge>'],
  ["<Since>\n  3.0\n</Since>", "<Badge>3.0</Badge>"],
  ['<Card title="Two\n  words">\n\nText.\n\n</Card>', "**Two words**\n\nText."],
  ['<Grid title="Two\n  words">\n\nText.\n\n</Grid>', "**Two words**\n\nText."],
  ['<Link to="/x">\n\nOne.\n\nTwo.\n\n</Link>', '<a href="./x.mdx">\n\nOne.\n\nTwo.\n\n</a>'],
])("what becomes a part of a line is on one line: %j", async (source, expected) => {
  const { text } = await convert("docusaurus", source, { linkTo: () => "./x.mdx" });
  expect(text.trim()).toBe(expected);
});

const fence = (name: string) => `\`\`\`bash [${name}]\n${name} add a\n\`\`\`\n`;

test.each([
  ["starlight", '<CommandTabs npm="npm run a" pnpm="pnpm a" cargo="cargo a" />'],
  [
    "starlight",
    '<Tabs syncKey="pkg">\n<TabItem label="npm">\n\nA\n\n</TabItem>\n<TabItem label="Yarn">\n\nB\n\n</TabItem>\n</Tabs>',
  ],
  ["vitepress", `::: code-group\n${fence("npm")}${fence("Bun")}:::`],
  ["vitepress", "::: tabs key:a\n== npm\nA\n== yarn\nB\n:::"],
] as const)("tabs of package managers change with those of this engine, in %s: %j", async (kind, source) => {
  expect((await convert(kind, `${source}\n`)).text).toMatch(/^<Tabs group="package-manager">\n/);
});

test("tabs of other names have the group of the old site, or none", async () => {
  expect((await convert("vitepress", `::: code-group\n${fence("npm")}${fence("make")}:::\n`)).text).toMatch(
    /^<Tabs>\n/,
  );
  expect((await convert("vitepress", "::: tabs key:a\n== npm\nA\n== make\nB\n:::\n")).text).toMatch(
    /^<Tabs group="a">\n/,
  );
});
