import { expect, test } from "@jest/globals";
import { convertPage as convert } from "../../../test/convertPage";

test("VitePress: output with colors of a terminal comes without them", async () => {
  const output = "\u001B[1;32mdone\u001B[0m in \u001B[2m3 s\u001B[22m";
  const { text, notes } = await convert("vitepress", "<<< @/out.ansi\n", { snippetOf: () => output });
  expect(text).toBe("````text\ndone in 3 s\n````\n");
  expect(notes).toEqual(['1: The colors of "@/out.ansi" were left out: its text is here without them.']);
});

test("code blocks: marked lines count without the comments that mark them", async () => {
  const source =
    "```js {4} title='a.js'\n// highlight-start\na();\nb();\n// highlight-end\nc(); // highlight-next-line\n```\n";
  const { text } = await convert("docusaurus", source);
  expect(text).toBe('```js title="a.js" {1-2}\na();\nb();\nc(); // highlight-next-line\n```\n');
});

test.each([
  ["Text.\n\n```js\na();\n", "Text.\n\n```js\na();\n```\n"],
  ["~~~js\na();", "~~~js\na();\n~~~"],
  ["- One\n\n  ```js\n  a();\n\nText.\n", "- One\n\n  ```js\n  a();\n  ```\n\nText.\n"],
  ["````js\na();\n`````\n", "````js\na();\n`````\n"],
])("code blocks: %j has its end", async (source, text) => {
  expect((await convert("docusaurus", source)).text).toBe(text);
});

test("Docusaurus: a block for npm gets tabs for package managers, where its commands have translations", async () => {
  const source = '1. One:\n\n   ```sh npm2yarn title="a"\n   npm run a\n   ```\n\n```bash npm2yarn\nnpm audit\n```\n';
  const { text, notes } = await convert("docusaurus", source);
  expect(text).toBe(source.replace('npm2yarn title="a"', 'title="a" package-managers').replace(" npm2yarn", ""));
  expect(notes).toEqual(['7: "npm2yarn" was left out. "npm audit" has no translation for yarn, pnpm, bun.']);
});

test.each([
  ['pkg="a b" dev', "npm install -D a b", true],
  ['type="create" pkg="a@1" args="--b c"', "npm create a@1 -- --b c", true],
  ['type="exec" pkg="a" args="--b"', "npm exec a -- --b", true],
  ['type="dlx" pkg="a" args="b"', "npx a b", true],
  ['type="run" args="dev" prefix="A=1" comment="with {PKG}"', "# with npm\nA=1 npm run dev", true],
  ['type="add" pkg="--force a"', "npm install --force a", false],
])("Starlight: <PackageManagers %s /> is a code block", async (attributes, command, isForAll) => {
  const { text, notes } = await convert("starlight", `One.\n\n<PackageManagers ${attributes} />\n\nTwo.\n`);
  expect(text).toBe(`One.\n\n\`\`\`bash${isForAll ? " package-managers" : ""}\n${command}\n\`\`\`\n\nTwo.\n`);
  expect(notes).toHaveLength(isForAll ? 0 : 1);
});

test("Starlight: <PackageManagers> of an unknown type is named", async () => {
  const { text, notes } = await convert("starlight", 'One.\n\n<PackageManagers type="fly" />\n');
  expect(text).toBe("One.\n\n\n");
  expect(notes).toEqual(["3: <PackageManagers> is not an element here: it was removed."]);
});

test("a code block that shows comments of that kind keeps them", async () => {
  const source = '````md title="a.md"\n```js\n// highlight-next-line\n```\n````\n';
  expect((await convert("docusaurus", source)).text).toBe(source);
});

test("an element without a match leaves its words, with a line in the report", async () => {
  const { text, notes } = await convert("docusaurus", 'One.\n\n<Video title="A b">Two *three*.</Video>\n\n<Gone />\n');
  expect(text).toBe("One.\n\nTwo *three*.\n\n\n");
  expect(notes).toEqual([
    '3: <Video> is not an element here: its tags were removed, with title="A b".',
    "5: <Gone> is not an element here: it was removed.",
  ]);
});

test("the title of a block without a match stands above what it held", async () => {
  const { text, notes } = await convert("docusaurus", '<Grid title="Two [new] *words*">\n\nOne.\n\n</Grid>\n');
  expect(text).toBe("**Two \\[new\\] \\*words\\***\n\nOne.\n\n\n");
  expect(notes).toEqual(["1: <Grid> is not an element here: its tags were removed."]);
});

test("entries among the properties of a block without a match are a list", async () => {
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
  const { text } = await convert("docusaurus", source, { linkTo: (href) => `.${href}.mdx` });
  expect(text.trim()).toBe(`**All**

- [One \\<b>](https://example.org/): First one
- Two
  - [Three](./three.mdx)





Inline .`);
});

test("attributes that need a program go, and those that are data stay", async () => {
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

test("a tag without its partner is taken out, a word in angle brackets is not", async () => {
  const { text, notes } = await convert("docusaurus", "A <p>word\n\nList<int> and <your-name> and </b>.\n");
  expect(text).toBe("A word\n\nList\\<int> and \\<your-name> and .\n");
  expect(notes).toHaveLength(2);
});

test("code in an expression is never shown to readers", async () => {
  const { text, notes } = await convert(
    "docusaurus",
    "export const n = 3;\n\nThere are {n} or {f(1)} of {kind}, {`four`} in all.\n",
  );
  expect(text).toBe("There are {/* n */} or {/* f(1) */} of \\{kind}, four in all.\n");
  expect(notes).toHaveLength(3);
});

test("a frame of another site is a link", async () => {
  const { text, notes } = await convert(
    "docusaurus",
    '<iframe src="https://a.example/b_c" title="A [b]" allowfullscreen></iframe>\n',
  );
  expect(text).toBe("[A \\[b\\]](https://a.example/b_c)\n");
  expect(notes).toHaveLength(1);
});

test("pictures that are missing, and those of other hosts", async () => {
  const source =
    '![A](./a/b.png "C")\n\n![Words](gone.png) ![Far](https://a.example/x.png)\n\n<img src={require("./d.png").default} alt="D" />\n';
  const { text, notes } = await convert("docusaurus", source);
  expect(text).toBe('![A](./b.png "C")\n\nWords [Far](https://a.example/x.png)\n\n![D](./d.png)\n');
  expect(notes).toHaveLength(2);
});

test("levels of headings have no gaps, the first title goes, and old anchors stay", async () => {
  const { text, title } = await convert(
    "vitepress",
    "Title *one*\n===\n\n#### A & B\n\n# C\n\n## D {#d}\n\n## E {#d}\n",
    { isMdx: false },
  );
  expect(title).toBe("Title one");
  expect(text).toBe("## A & B {#a-b}\n\n## C\n\n### D {#d}\n\n### E\n");
});

test("formulas stay where the other site has them, and dollars are dollars elsewhere", async () => {
  const source = "It costs $5 or $6, and $\\sqrt{b}$.\n";
  expect((await convert("vitepress", "So $\\sqrt{b}$.\n", { isMdx: false, hasFormulas: true })).text).toBe(
    "So $\\sqrt{b}$.\n",
  );
  expect((await convert("vitepress", source, { isMdx: false })).text).toBe(
    "It costs \\$5 or \\$6, and \\$\\sqrt\\{b}\\$.\n",
  );
});

test("what nothing can read is named with its place, and no letter is lost", async () => {
  const { text, notes } = await convert("docusaurus", "Fine.\n\n<Tabs\n\nwords {\n");
  expect(text.replaceAll("\\", "")).toContain("<Tabs\n\nwords {");
  expect(notes.every((note) => /^\d+: /.test(note))).toBe(true);
});

test("an address in angle brackets is a link of its own, or the target of one", async () => {
  const { text } = await convert("starlight", "<https://a.example/b_c> and [D](<https://a.example/e_(f)>).\n", {
    isMdx: false,
  });
  expect(text).toBe("[https://a.example/b\\_c](https://a.example/b_c) and [D](<https://a.example/e_(f)>).\n");
});

test("the width of a picture stays", async () => {
  const tag = '<img src="/a.png" alt="A" width="300" />\n';
  expect((await convert("docusaurus", tag)).text).toBe("![A](./a.png){width=300}\n");
  expect((await convert("docusaurus", tag.replace("300", "50%"))).text).toBe("![A](./a.png)\n");
  expect((await convert("docusaurus", tag.replace("a.png", "gone.png"))).text).not.toContain("{");
  const braces = "![A](/a.png){width=300} and {width=3}.\n";
  expect((await convert("vitepress", braces, { isMdx: false, file: "page.md" })).text).toBe(
    "![A](./a.png){width=300} and \\{width=3}.\n",
  );
});

test("the file of an import is what JavaScript reads, also with a backslash in front of a sign", async () => {
  const source = "import Part, { more } from './\\_part.md';\nimport Other from \"./_b.md\"\n\n<Part />\n\n<Other />\n";
  const { text } = await convert("docusaurus", source, { includeOf: (name) => name || null });
  expect(text).toBe('<Include file="./_part.md" />\n\n<Include file="./_b.md" />\n');
});

test.each([true, false])("tags that Prettier breaks into lines are tags (MDX: %s)", async (isMdx) => {
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

test("Starlight: a module that waits outside of functions is taken out as any other", async () => {
  const source = `import { read } from "~/read";
export const sizes = (await read()).sizes;

Sizes: {sizes.length} and {await read(1)}.
`;
  const { text, notes } = await convert("starlight", source);
  expect(text).toBe("Sizes: {/* sizes.length */} and {/* await read(1) */}.\n");
  expect(notes).toHaveLength(3);
});

test("empty words in braces that end a list go, and what stands below stays out of the list", async () => {
  const source = `<Tabs>
  <TabItem value="a" label="A">

- One
- Two

{""}

  </TabItem>
</Tabs>

- Three

{" "}

  Words.
`;
  const { text, notes } = await convert("docusaurus", source);
  expect(text).toBe(`<Tabs>
  <Tab value="a" label="A">

- One
- Two



</Tab>
</Tabs>

- Three

{/* */}

  Words.
`);
  expect(notes).toEqual([]);
});
