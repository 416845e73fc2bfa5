import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Root, Table, Text } from "mdast";
import type { MdxJsxFlowElement } from "mdast-util-mdx-jsx";
import { expect, test } from "@jest/globals";
import { VFile } from "vfile";
import { readSources } from "../../node/common/sources";
import { createReader } from "../../node/syntax/processor";
import { each } from "../../node/syntax/tree";

/**
 * Minimum number of words outside of code and tables. Category pages are not documents: the build generates them from the titles and
 * descriptions of their pages. Their length depends on the size of the category, so this test does not measure them.
 */
const fewestWords = 200;

/** Components that arrange text, and show nothing by themselves. */
const frames = new Set([
  "Steps",
  "Tabs",
  "Tab",
  "Cards",
  "Card",
  "Columns",
  "Column",
  "details",
  "summary",
  "div",
  "p",
]);

interface Content {
  readonly words: number;
  readonly shows: boolean;
}

const countWords = (text: string) => text.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu)?.length ?? 0;

/** @param snippets contents of the files in `content/snippets`, which count as part of the page. */
function contentOf(tree: Root, snippets: ReadonlyMap<string, Content> = new Map()): Content {
  let words = 0;
  let shows = false;
  each<Text>(tree, ["text"], ({ value }) => void (words += countWords(value)));
  each<Table>(tree, ["table"], (table) => {
    shows = true;
    each<Text>(table, ["text"], ({ value }) => void (words -= countWords(value)));
  });
  each(tree, ["code", "image", "math"], () => void (shows = true));
  each<MdxJsxFlowElement>(tree, ["mdxJsxFlowElement"], ({ name, attributes }) => {
    const file = attributes.find((each) => each.type === "mdxJsxAttribute" && each.name === "file")?.value;
    const included = name === "Include" && typeof file === "string" ? snippets.get(file) : undefined;
    words += included?.words ?? 0;
    shows ||= name === "Include" ? included?.shows === true : !frames.has(name ?? "");
  });
  return { words, shows };
}

test("counts no words in tables and code; an element that only arranges text shows nothing", async () => {
  const reader = await createReader();
  const read = (value: string) => contentOf(reader.parse(new VFile({ value, path: "page.mdx" })) as Root);
  expect(read("Two words.\n\n| A | B |\n| - | - |\n| c | d |\n")).toEqual({ words: 2, shows: true });
  expect(read("One `more` word.\n\n```text\nnot counted\n```\n")).toEqual({ words: 2, shows: true });
  expect(read('<Errors group="data" />\n')).toEqual({ words: 0, shows: true });
  const snippets = new Map([["a.mdx", { words: 5, shows: false }]]);
  const including = new VFile({ value: 'Two words.\n\n<Include file="a.mdx" />\n', path: "page.mdx" });
  expect(contentOf(reader.parse(including) as Root, snippets)).toEqual({ words: 7, shows: false });
  expect(read("<Steps>\n\n1. Do it.\n\n</Steps>\n")).toEqual({ words: 2, shows: false });
});

test(`every page has at least ${fewestWords} words, and a picture, output, code block or table`, async () => {
  const reader = await createReader();
  const parse = (file: string, value: string) => reader.parse(new VFile({ value, path: file })) as Root;
  const folder = path.join(process.cwd(), "content/snippets");
  const snippets = new Map(
    readdirSync(folder)
      .filter((file) => file.endsWith(".mdx"))
      .map((file) => [file, contentOf(parse(file, readFileSync(path.join(folder, file), "utf8")))] as const),
  );
  const pages = (await readSources(process.cwd())).filter(({ file }) => /^content\/docs\/.*\.mdx$/.test(file));
  expect(pages.length).toBeGreaterThan(100);
  const contents = pages.map(({ file, text }) => ({
    file,
    ...contentOf(parse(file, text), snippets),
  }));
  const thin = contents.filter(({ words }) => words < fewestWords).map(({ file, words }) => `${file}: ${words} words`);
  expect(thin).toEqual([]);
  expect(contents.filter(({ shows }) => !shows).map(({ file }) => file)).toEqual([]);
});
