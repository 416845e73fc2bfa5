import { expect, test } from "@jest/globals";
import { renderText } from "../../test/renderText";

const compact = async (text: string) => (await renderText(text)).replace(/\n/g, " ").replace(/> </g, "><");

test("a summary is the first child of its details, with the text on the next line or below", async () => {
  const near = await compact("<details>\n<summary>Sum **b** `c`</summary>\nText *on*\nmore.\n\nThe end.\n</details>\n");
  const far = await compact(
    "<details>\n<summary>Sum **b** `c`</summary>\n\nText *on*\nmore.\n\nThe end.\n</details>\n",
  );
  expect(near).toBe(far);
  expect(near).toContain("</summary><p>Text <em>on</em> more.</p><p>The end.</p></details>");
});

test("a summary that is not the first content, or alone, stays where it is", async () => {
  expect(await compact("<details>\n<summary>A</summary>\n</details>\n")).toBe(
    "<details><summary>A</summary></details>",
  );
  expect(await compact("<details><summary>A</summary>Text</details>\n")).toBe(
    "<details><summary>A</summary>Text</details>",
  );
});

test.each([
  ['<p align="center">\n\nWords.\n\n</p>\n', '<div align="center"><p>Words.</p></div>'],
  ["<p>\nWords.\n</p>\n", "<div><p>Words.</p></div>"],
  ["<p>\n\n- a\n\n</p>\n", "<div><ul><li>a</li></ul></div>"],
  ["<p>Words.</p>\n", "<p>Words.</p>"],
  ["<p>\n<kbd>K</kbd>\n</p>\n", "<p><kbd>K</kbd></p>"],
])("a <p> with paragraphs inside is a <div>: %j", async (text, html) => {
  expect(await compact(text)).toBe(html);
});
