import path from "node:path";
import { afterEach, expect, test } from "@jest/globals";
import { makeTemporarySite, type TemporarySite } from "../../../test/temporarySite";
import { planImport } from "./planImport";
import { readSource } from "./source/readSource";

let site: TemporarySite | null = null;
afterEach(() => {
  site?.remove();
  site = null;
});

async function planned(files: Readonly<Record<string, string>>) {
  site = makeTemporarySite(files);
  const source = await readSource("starlight", path.join(site.root, "old/src/content/docs"), undefined);
  return planImport(source, { into: "guide" });
}

const tsconfig = `{
  // Names of folders
  "extends": "astro/tsconfigs/strict",
  "compilerOptions": {
    "baseUrl": ".",
    "paths": { "@assets/*": ["src/assets/*"], "@fragments/*": ["src/gone/*", "src/fragments/*"], },
  },
}`;

test("Starlight: resolves parts and pictures by the paths in tsconfig.json", async () => {
  const { files, copies, notes } = await planned({
    "old/astro.config.mjs": "export default {};",
    "old/tsconfig.json": tsconfig,
    "old/src/assets/lamp.png": "picture",
    "old/src/fragments/note.mdx": "---\ntitle: No\n---\n\nWords of the note, see [a](/a/). ![Lamp](@assets/lamp.png)\n",
    "old/src/content/docs/_sections/part.mdx": "Words of the part.\n",
    "old/src/content/docs/other.mdx": "Words of the page.\n",
    "old/src/content/docs/a.mdx": `import { Content as Part, frontmatter } from './_sections/part.mdx';
import Note from "@fragments/note.mdx";
import { Content } from "./other.mdx";
import Lost from "./lost.mdx";
import { Image, Picture } from "astro:assets";
import lamp from '@assets/lamp.png';

<Part />

<Note of="it" />

<Content />

<Lost />

![One](@assets/lamp.png) <Image src={lamp} alt="Two" /> <Picture src={lamp} alt="Three" />
`,
  });
  const texts = new Map(files.map(({ file, text }) => [file, text]));
  expect(texts.get("content/docs/guide/a.mdx")).toBe(`---
title: A
redirect_from:
  - /a
---

<Include file="guide/sections/part.mdx" />

<Include file="guide/fragments/note.mdx" of="it" />

<Include file="guide/other.mdx" />



![One](./lamp.png) ![Two](./lamp.png) ![Three](./lamp.png)
`);
  expect(texts.get("content/snippets/guide/sections/part.mdx")).toBe("Words of the part.\n");
  expect(texts.get("content/snippets/guide/other.mdx")).toBe("Words of the page.\n");
  expect(texts.get("content/snippets/guide/fragments/note.mdx")).toBe(
    "Words of the note, see [a](../../../docs/guide/a.mdx). ![Lamp](./lamp.png)\n",
  );
  expect(texts.has("content/docs/guide/other.mdx")).toBe(true);
  expect(copies.map(({ to }) => to)).toEqual([
    "content/docs/guide/lamp.png",
    "content/snippets/guide/fragments/lamp.png",
  ]);
  expect(notes.map(({ what }) => what)).toEqual([
    'The included file "./lost.mdx" was not found: put its text here by hand.',
    "<Lost> is not an element here: it was removed.",
  ]);
});

test("includes no part from outside the site", async () => {
  const { files } = await planned({
    "secret.mdx": "Secret.\n",
    "old/astro.config.mjs": "",
    "old/tsconfig.json": '{ "compilerOptions": { "paths": { "@out/*": ["../*"] } } }',
    "old/src/content/docs/a.mdx": 'import Part from "@out/secret.mdx";\n\n<Part />\n',
  });
  expect(files.map(({ file }) => file)).toEqual(["content/docs/guide/a.mdx"]);
});

test.each([
  ["in the repository", { "old/.git/HEAD": "ref\n", "old/site/package.json": "{}" }, true],
  ["in the package, without a repository", { "old/package.json": "{}" }, true],
  ["outside of the package", { "old/site/package.json": "{}" }, false],
  ["where there is neither", {}, false],
])(
  "includes a part above the configuration only from the same repository or package: %s",
  async (_, around, isFound) => {
    site = makeTemporarySite({
      ...around,
      "old/site/astro.config.mjs": "export default {};",
      "old/CONTRIBUTING.md": "Words.\n",
      "old/site/src/content/docs/a.mdx": 'import { Content } from "../../../../CONTRIBUTING.md";\n\n<Content />\n',
    });
    const source = await readSource("starlight", path.join(site.root, "old/site/src/content/docs"));
    const { files, notes } = await planImport(source, { into: "guide" });
    expect(files.some(({ text }) => text === "Words.\n")).toBe(isFound);
    expect(notes.some(({ what }) => what.includes("was not found"))).toBe(!isFound);
  },
);

test("finds pictures in the static folder of a configuration that is elsewhere", async () => {
  site = makeTemporarySite({
    "packages/web/docusaurus.config.js":
      'module.exports = { presets: [["classic", { docs: { path: "../../docs" } }]] };',
    "packages/web/static/img/a.png": "picture",
    "docs/own.png": "picture",
    "docs/a.md": "![A](/img/a.png) ![A](./own.png) ![A](@site/static/img/a.png)\n",
  });
  const config = path.join(site.root, "packages/web/docusaurus.config.js");
  const source = await readSource("docusaurus", path.join(site.root, "docs"), { config });
  const { files, notes } = await planImport(source, { into: "guide" });
  expect(files[0]?.text).toContain("![A](./a.png) ![A](./own.png) ![A](./a.png)");
  expect(notes).toEqual([]);
});

test.each([
  ["{ Part }", "export function Part() {\n  return <Content />;\n}"],
  ["{ Part }", "export const Part = (props) => (\n  <>\n    <Content {...props} />\n  </>\n);"],
  ["{ Some as Part }", "const Inner = () => <div className='box'><Content /></div>;\nexport { Inner as Some };"],
  ["Part", "export default function () { return <Content />; }"],
  ["Part", "const Part = () => <Content />;\nexport default Part;"],
  ["Part", "export default Content;"],
  ["{ Part }", "export { default as Part } from './_part.md';"],
  ["{ Part }", "export { Part } from './more';"],
])("a module that only wraps a part is followed: import %s, %s", async (names, code) => {
  site = makeTemporarySite({
    "docusaurus.config.js": "module.exports = {};",
    "docs/parts/_part.md": "Words of the part.\n",
    "docs/parts/index.jsx": `import React from 'react';\nimport Content from './_part.md';\n\n${code}\n`,
    "docs/parts/more.tsx": "import C from './_part.md';\nexport const Part: React.FC = () => <C />;\n",
    "docs/a.md": `import ${names} from './parts';\n\n<Part of="it" />\n`,
  });
  const { files, notes } = await planImport(await readSource("docusaurus", path.join(site.root, "docs")), {
    into: "g",
  });
  expect(files[0]?.text).toContain('\n\n<Include file="g/parts/part.mdx" of="it" />\n');
  expect(files[1]).toEqual({ file: "content/snippets/g/parts/part.mdx", text: "Words of the part.\n" });
  expect(notes).toEqual([]);
});

test.each([
  "export const Part = () => <p>More. <Content /></p>;",
  'export const Part = () => <Content of="that" />;',
  "export const Part = () => { const a = made(); return <Content />; };",
  "export const Part = () => <Other />;",
])("a module that shows more than a part is a program: %s", async (code) => {
  site = makeTemporarySite({
    "docs/_part.md": "Words of the part.\n",
    "docs/parts.jsx": `import Content from './_part.md';\n${code}\n`,
    "docs/a.md": "import { Part } from './parts';\n\n<Part />\n",
  });
  const { notes } = await planImport(await readSource("docusaurus", path.join(site.root, "docs")), { into: "g" });
  expect(notes.map(({ what }) => what)).toContain("<Part> is not an element here: it was removed.");
});
