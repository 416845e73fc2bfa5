import { expect, test } from "@jest/globals";
import { convertPage as convert } from "../../../test/convertPage";

test("VitePress: removes terminal colors from an included file", async () => {
  const output = "\u001B[1;32mdone\u001B[0m in \u001B[2m3 s\u001B[22m";
  const { text, notes } = await convert("vitepress", "<<< @/out.ansi\n", { snippetOf: () => output });
  expect(text).toBe("````text\ndone in 3 s\n````\n");
  expect(notes).toEqual(['1: The colors of "@/out.ansi" were left out: its text is here without them.']);
});

test("code blocks: counts marked lines without the comments that mark them", async () => {
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
])("code blocks: closes the fence of %j", async (source, text) => {
  expect((await convert("docusaurus", source)).text).toBe(text);
});

test("Docusaurus: an npm block gets package-manager tabs if its commands have translations", async () => {
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
  ['pkg="a" exec="add b"', "npx a add b", true],
  ['pkg="a" peer prefix="# One"', "# One\nnpm install --save-peer a", true],
  ['type="add" pkg="--force a"', "npm install --force a", false],
])("Starlight: <PackageManagers %s /> becomes a code block", async (attributes, command, isForAll) => {
  const { text, notes } = await convert("starlight", `One.\n\n<PackageManagers ${attributes} />\n\nTwo.\n`);
  expect(text).toBe(`One.\n\n\`\`\`bash${isForAll ? " package-managers" : ""}\n${command}\n\`\`\`\n\nTwo.\n`);
  expect(notes).toHaveLength(isForAll ? 0 : 1);
});

test("reports properties that the matching element does not have", async () => {
  const { notes } = await convert(
    "starlight",
    '<PackageManagers\n  pkg="a" class="b"\n  to={3} global\n/>\n\n<Aside type="tip" hint="c" title="d">\n\nWords.\n\n</Aside>\n',
  );
  expect(notes).toEqual([
    "1: to={3} global of <PackageManagers> was left out: its match here has no such property.",
    '5: hint="c" of <Aside> was left out: its match here has no such property.',
  ]);
});

test("Starlight: reports <PackageManagers> of an unknown type", async () => {
  const { text, notes } = await convert("starlight", 'One.\n\n<PackageManagers type="fly" />\n');
  expect(text).toBe("One.\n\n\n");
  expect(notes).toEqual(['3: <PackageManagers> is not an element here: it was removed, with type="fly".']);
});

test("keeps magic comments in a code block that shows them", async () => {
  const source = '````md title="a.md"\n```js\n// highlight-next-line\n```\n````\n';
  expect((await convert("docusaurus", source)).text).toBe(source);
});

test("Docusaurus: package-manager tabs use the group of this engine's tabs", async () => {
  const source = '<Tabs groupId="npm2yarn">\n<TabItem value="npm">\n\nA\n\n</TabItem>\n</Tabs>\n';
  expect((await convert("docusaurus", source)).text).toContain('<Tabs group="package-manager">');
});

test("never shows the code of an expression to readers", async () => {
  const { text, notes } = await convert(
    "docusaurus",
    "export const n = 3;\n\nThere are {n} or {f(1)} of {kind}, {`four`} in all.\n",
  );
  expect(text).toBe("There are {/* n */} or {/* f(1) */} of \\{kind}, four in all.\n");
  expect(notes).toHaveLength(3);
});

test("closes gaps in heading levels, removes the title and keeps old anchors", async () => {
  const { text, title } = await convert(
    "vitepress",
    "Title *one*\n===\n\n#### A & B\n\n# C\n\n## D {#d}\n\n## E {#d}\n",
    { isMdx: false },
  );
  expect(title).toBe("Title one");
  expect(text).toBe("## A & B {#a-b}\n\n## C\n\n### D {#d}\n\n### E\n");
});

test("keeps formulas if the old site has them; otherwise dollar signs are text", async () => {
  const source = "It costs $5 or $6, and $\\sqrt{b}$.\n";
  expect((await convert("vitepress", "So $\\sqrt{b}$.\n", { isMdx: false, hasFormulas: true })).text).toBe(
    "So $\\sqrt{b}$.\n",
  );
  expect((await convert("vitepress", source, { isMdx: false })).text).toBe(
    "It costs \\$5 or \\$6, and \\$\\sqrt\\{b}\\$.\n",
  );
});

test("keeps text that cannot be parsed; each note gives a line", async () => {
  const { text, notes } = await convert("docusaurus", "Fine.\n\n<Tabs\n\nwords {\n");
  expect(text.replaceAll("\\", "")).toContain("<Tabs\n\nwords {");
  expect(notes.length).toBeGreaterThan(0);
  expect(notes.every((note) => /^\d+: /.test(note))).toBe(true);
});

test("converts an address in angle brackets, as a link or as the target of one", async () => {
  const { text } = await convert("starlight", "<https://a.example/b_c> and [D](<https://a.example/e_(f)>).\n", {
    isMdx: false,
  });
  expect(text).toBe("[https://a.example/b\\_c](https://a.example/b_c) and [D](<https://a.example/e_(f)>).\n");
});

test("reads the file of an import as JavaScript does, even with an escaped character", async () => {
  const source = "import Part, { more } from './\\_part.md';\nimport Other from \"./_b.md\"\n\n<Part />\n\n<Other />\n";
  const { text } = await convert("docusaurus", source, { includeOf: (name) => name || null });
  expect(text).toBe('<Include file="./_part.md" />\n\n<Include file="./_b.md" />\n');
});

test("Starlight: removes a module with top-level await like any other", async () => {
  const source = `import { read } from "~/read";
export const sizes = (await read()).sizes;

Sizes: {sizes.length} and {await read(1)}.
`;
  const { text, notes } = await convert("starlight", source);
  expect(text).toBe("Sizes: {/* sizes.length */} and {/* await read(1) */}.\n");
  expect(notes).toHaveLength(3);
});

test("removes empty strings in braces after a list and keeps later text out of the list", async () => {
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

test("removes empty strings in braces after a closing tag and keeps the tag", async () => {
  const source = `<Tabs>
  <TabItem label="A">Words.</TabItem>{" "}
</Tabs>{' '}

Words{" "}
`;
  const { text, notes } = await convert("starlight", source);
  expect(text.replace(/\s+/g, " ")).toBe('<Tabs> <Tab value="a" label="A">Words.</Tab> </Tabs> Words ');
  expect(notes).toEqual([]);
});

test("reports each kind of content that a title cannot contain", async () => {
  const { title, notes } = await convert("vitepress", "# A <b>B</b> <i>C</i> <u>1</u> [d](https://a.example)\n");
  expect(title).toBe("A B C 1 d");
  expect(notes).toEqual([
    "1: The title held an element: a title can contain only words.",
    "1: The title held a link: a title can contain only words.",
  ]);
});

test("the report says that an expression is in a comment only where the page contains it", async () => {
  const { text, notes } = await convert("docusaurus", "# Title {made(1)}\n\nWords {made(2)}.\n");
  expect(text).toBe("Words {/* made(2) */}.\n");
  expect(notes).toContain("1: {made(1)} is computed by a program: write what it shows.");
  expect(notes).toContain("1: {made(2)} is computed by a program: write what it shows. It is now in a comment.");
});

test("reads a line of 200,000 characters in seconds, and an anchor in a comment", async () => {
  const long = `<Part data={"${"a".repeat(200_000)}"} />`;
  const start = performance.now();
  const { text } = await convert("docusaurus", `## One {/* #two */}\n\n${long}\n`);
  expect(text.trim()).toBe("## One {#two}");
  expect(performance.now() - start).toBeLessThan(5_000);
});

test.each([
  ["<Bar\n  client:visible\n  data={[1]}\n/>", ""],
  ['<p\n  @click="a"\n  title="b"\n>\nWords.\n</p>', '<p\n  title="b"\n>\nWords.\n</p>'],
])("an attribute on a line of its own is removed with the line: %j", async (source, expected) => {
  const { text, notes } = await convert("starlight", `${source}\n`);
  expect(text.trim()).toBe(expected);
  expect(notes).toHaveLength(1);
});
