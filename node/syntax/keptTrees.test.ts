import type { Root } from "mdast";
import { expect, test } from "@jest/globals";
import { renderText, simpleContext } from "../../test/renderText";
import { readFacts } from "../content/documentFacts";
import { noReference } from "../elements/reference";
import { readExpanded } from "../render/readExpanded";
import { keepTree, keepTrees, takeTree } from "./keptTrees";
import { readTree } from "./readTree";

const file = "content/docs/guide/page.mdx";
const text = [
  'export const sum = (a) => a + 1;\n\n## Head *words* {#own}\n\nTwo is {sum(1)}, {/a+b/gi.test("AB") ? "yes" : "no"}.',
  ":::note[Title]\n\nText with $x^2$ and a note[^1].\n\n:::\n\n[^1]: The note.",
  "| A | B |\n| - | - |\n| 1 | `a\\|b` |\n\n<details open={true}>\n<summary>More</summary>\n\n- one\n\n</details>",
  '```python title="a.py" {1}\nprint(1)\n```\n',
].join("\n\n");

const treeOf = async (value: string) => (await readTree({ file, text: value })) as Root;

test("a process keeps no tree unless it is told to", async () => {
  keepTree({ file, text }, await treeOf(text));
  expect(takeTree({ file, text })).toBeUndefined();
});

test("a kept tree gives the same page as its text", async () => {
  const parsed = await renderText(text);
  keepTrees();
  keepTree({ file, text }, await treeOf(text));
  expect(await renderText(text)).toBe(parsed);
  expect(takeTree({ file, text })).toBeUndefined();
});

test("the checks keep the tree as parsed, without their own changes", async () => {
  const plain = text
    .slice(text.indexOf("##"))
    .replace(/\{sum.*\}/, "2")
    .replace("open={true}", "open");
  const tree = await treeOf(plain);
  const { problems } = await readFacts(file, plain);
  expect(problems).toEqual([]);
  expect(takeTree({ file, text: plain })).toEqual(structuredClone(tree));
});

test("pages with and without code take a kept tree instead of parsing their text", async () => {
  keepTree({ file, text }, await treeOf("Kept.\n"));
  expect(await renderText(text)).toBe("<p>Kept.</p>");
  keepTree({ file, text }, await treeOf("Kept.\n"));
  let expanded: Root | undefined;
  const onExpanded = (tree: Root) => Promise.resolve(void (expanded = tree));
  await readExpanded({ file, text }, { reference: noReference, urlOf: simpleContext.urlOf, onExpanded });
  expect(expanded?.children).toHaveLength(1);
});

test("a tree of another text is not taken", async () => {
  keepTree({ file, text }, await treeOf(text));
  expect(takeTree({ file, text: `${text}\n` })).toBeUndefined();
  expect(takeTree({ file, text })).toBeDefined();
});

test("texts beyond the limit are not kept, until there is room again", async () => {
  const half = "a".repeat(1_000_000);
  const tree = await treeOf("Short.\n");
  for (const name of ["a.mdx", "b.mdx", "c.mdx"]) keepTree({ file: name, text: half }, tree);
  expect(takeTree({ file: "c.mdx", text: half })).toBeUndefined();
  expect(takeTree({ file: "a.mdx", text: half })).toEqual(tree);
  keepTree({ file: "c.mdx", text: half }, tree);
  expect(takeTree({ file: "c.mdx", text: half })).toEqual(tree);
});
