import path from "node:path";
import { expect, test } from "@jest/globals";
import { convertPage } from "../../../../test/convertPage";
import { makeTemporarySite } from "../../../../test/temporarySite";
import { planImport } from "../planImport";
import { readSource } from "../source/readSource";

const imports = 'import day from "./a.png";\nimport night from "./b.png";\n\n';

test.each([
  ['<img alt="A" img-light src="/a.png">\n<img alt="A" img-dark src="/b.png">', "![A](./a.png)"],
  [
    '<center>\n  <img alt="A" img-dark src="/b.png" />\n  <img alt="A" img-light src="/a.png" />\n</center>',
    "<center>\n  ![A](./a.png)\n</center>",
  ],
  ["> ![A](./b.png#gh-dark-mode-only)\n> ![A](./a.png#gh-light-mode-only)", "> ![A](./a.png)"],
  ["![A](a.png#only-light)\n\n![A](b.png#only-dark)", "![A](./a.png)"],
  [
    '<picture>\n  <source media="(prefers-color-scheme: dark)" srcset="b.png 2x">\n  <img src="a.png" alt="A">\n</picture>',
    "![A](./a.png)",
  ],
  [
    `${imports}<Image class="dark:sl-hidden" src={day} alt="A" />\n<Image class="light:sl-hidden" src={night} alt="A" />`,
    "![A](./a.png)",
  ],
  ['<ThemedImage alt="A" sources={{ light: useBaseUrl("/a.png"), dark: useBaseUrl("/b.png") }} />', "![A](./a.png)"],
])("keeps the light picture of a pair for light and dark mode: %j", async (source, expected) => {
  const pairs: string[] = [];
  const { text, notes } = await convertPage("docusaurus", `${source}\n`, {
    pictureTo: (src, dark) => {
      if (dark !== undefined) pairs.push(`${path.basename(src)} ${path.basename(dark)}`);
      return `./${path.basename(src).replace(/#.*/, "")}`;
    },
  });
  expect(text.trim()).toBe(expected);
  expect(notes).toEqual([]);
  expect(pairs.map((pair) => pair.replace(/#\S*/g, ""))).toEqual(["a.png b.png"]);
});

test("reports a missing dark picture and keeps pictures without a mode", async () => {
  const { text, notes } = await convertPage(
    "docusaurus",
    "![A](a.png#only-light)\n![A](gone.png#only-dark)\n\n![A](a.png)\n![B](b.png)\n",
  );
  expect(text).toContain("![A](./a.png)\n![B](./b.png)");
  expect(notes).toHaveLength(1);
  const themed = '<ThemedImage alt="A" sources={{ light: "/a.png", dark: "/gone.png" }} />\n';
  expect((await convertPage("docusaurus", themed)).notes).toEqual([
    '1: The picture "/gone.png" for dark mode was left out: its file was not found, or has another ending than "/a.png".',
  ]);
});

test("names the file for dark mode after the light one", async () => {
  const site = makeTemporarySite({
    "docs/a.md":
      "# A\n\n![A](x/day.png#only-light)\n![A](night.png#only-dark)\n\n![B](day.png#only-light)\n![B](c.svg#only-dark)\n",
    "docs/x/day.png": "1",
    "docs/day.png": "2",
    "docs/night.png": "3",
    "docs/c.svg": "4",
  });
  const source = await readSource("vitepress", path.join(site.root, "docs"), undefined);
  const { files, copies, notes } = await planImport(source, { into: "guide" });
  site.remove();
  expect(files[0]?.text).toContain("![A](./day.png)\n\n![B](./day-2.png)\n");
  expect(copies.map(({ from, to }) => `${path.basename(from)} ${path.basename(to)}`)).toEqual([
    "day.png day.png",
    "night.png day.dark.png",
    "day.png day-2.png",
  ]);
  expect(notes).toHaveLength(1);
});

test("leaves out a dark picture of another size and reports it", async () => {
  const site = makeTemporarySite({ "docs/a.md": "# A\n\n![A](day.png#only-light)\n![A](night.png#only-dark)\n" });
  const { default: sharp } = await import("sharp");
  const write = (name: string, width: number) =>
    sharp({ create: { width, height: 2, channels: 3, background: "red" } }).toFile(path.join(site.root, "docs", name));
  await write("day.png", 4);
  await write("night.png", 3);
  const source = await readSource("vitepress", path.join(site.root, "docs"), undefined);
  const { copies, notes } = await planImport(source, { into: "guide" });
  site.remove();
  expect(copies).toHaveLength(1);
  expect(notes.map(({ file, what }) => `${file} ${what}`)).toEqual([
    'content/docs/guide/day.png The picture "night.png" for dark mode was left out: it is 3 x 2 pixels, but "day.png" is 4 x 2.',
  ]);
});
