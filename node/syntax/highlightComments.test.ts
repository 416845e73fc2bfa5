import { expect, test } from "@jest/globals";
import type { Code, Root } from "mdast";
import { VFile } from "vfile";
import { strayHighlights } from "./highlightComments";
import { createReader } from "./processor";

async function codeOf(language: string, ...lines: readonly string[]): Promise<string> {
  const value = ["```" + language, ...lines, "```"].join("\n");
  const tree = (await createReader()).parse(new VFile({ value, path: "page.mdx" })) as Root;
  return (tree.children[0] as Code).value;
}

test.each([
  ["javascript", "// highlight-next-line", "// [!code highlight:1]"],
  ["python", "    # highlight-next-line", "    # [!code highlight:1]"],
  ["css", "/* highlight-next-line */", "/* [!code highlight:1] */"],
  ["jsx", "{/* highlight-next-line */}", "{/* [!code highlight:1] */}"],
  ["html", "<!-- highlight-next-line -->", "<!-- [!code highlight:1] -->"],
  ["sql", "-- highlight-next-line", "-- [!code highlight:1]"],
])("in %s, %s marks the next line", async (language, comment, notation) => {
  expect(await codeOf(language, "one", comment, "two")).toBe(`one\n${notation}\ntwo`);
});

test("marks the lines between a start and an end comment", async () => {
  const code = await codeOf("python", "# highlight-start", "one", "two", "# highlight-end", "three");
  expect(code).toBe("# [!code highlight:2]\none\ntwo\n# [!code highlight:0]\nthree");
});

test.each([
  ["text", "# highlight-next-line"],
  ["markdown", "// highlight-next-line"],
  ["python", 'print("# highlight-next-line")'],
  ["python", "one = 1 # highlight-next-line"],
])("in %s, %j is text", async (language, line) => {
  expect(await codeOf(language, line)).toBe(line);
});

test("keeps and reports start and end comments without a partner", async () => {
  const code = await codeOf("python", "# highlight-end", "one", "# highlight-start", "# highlight-start", "two");
  expect(strayHighlights(code, "python")).toEqual([0, 2, 3]);
  expect(strayHighlights(code, "text")).toEqual([]);
});
