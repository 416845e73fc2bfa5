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

test("Starlight: parts and pictures come by the names of tsconfig.json, and parts as Content", async () => {
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

test("a part comes from the site alone", async () => {
  const { files } = await planned({
    "secret.mdx": "Secret.\n",
    "old/astro.config.mjs": "",
    "old/tsconfig.json": '{ "compilerOptions": { "paths": { "@out/*": ["../*"] } } }',
    "old/src/content/docs/a.mdx": 'import Part from "@out/secret.mdx";\n\n<Part />\n',
  });
  expect(files.map(({ file }) => file)).toEqual(["content/docs/guide/a.mdx"]);
});
