import { expect, test } from "@jest/globals";
import type { Paragraph, Root } from "mdast";
import type { ContainerDirective } from "mdast-util-directive";
import { toString } from "mdast-util-to-string";
import { VFile } from "vfile";
import { createReader } from "./processor";

async function firstOf(text: string): Promise<Root["children"][number] | undefined> {
  const tree = (await createReader()).parse(new VFile({ value: text, path: "page.mdx" })) as Root;
  return tree.children[0];
}

test.each([
  ["NOTE", "note"],
  ["TIP", "tip"],
  ["IMPORTANT", "info"],
  ["WARNING", "warning"],
  ["CAUTION", "danger"],
])("turns > [!%s] into the box %s", async (alert, box) => {
  const found = (await firstOf(`> [!${alert}]\n> Keep **the key**.\n>\n> - One`)) as unknown as ContainerDirective;
  expect(found).toMatchObject({ type: "containerDirective", name: box });
  expect(found.children.map(({ type }) => type)).toEqual(["paragraph", "list"]);
  expect(toString(found.children[0] as Paragraph)).toBe("Keep the key.");
  expect(found.position?.start).toMatchObject({ line: 1, column: 1 });
});

test("accepts the alert mark in a separate paragraph", async () => {
  const found = (await firstOf("> [!TIP]\n>\n> Keep it.")) as unknown as ContainerDirective;
  expect(found.children.map((child) => toString(child))).toEqual(["Keep it."]);
});

test.each(["> [!NOTES]\n> x", "> [!note] x\n> y", "> Text [!NOTE]", "> [!NOTE] and more"])(
  "%j stays a quotation",
  async (text) => {
    expect((await firstOf(text))?.type).toBe("blockquote");
  },
);
