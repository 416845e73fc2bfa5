import { expect, test } from "@jest/globals";
import type { Image, Root } from "mdast";
import { renderText } from "../../test/renderText";
import { inlineDefined } from "./inlineDefined";
import { widthOf } from "./pictureWidth";
import { readTree } from "./readTree";
import { each } from "./tree";

async function read(text: string, file = "content/docs/guide/page.mdx") {
  const tree = (await readTree({ file, text })) as Root;
  inlineDefined(tree, {});
  const widths: (number | null)[] = [];
  each<Image>(tree, ["image"], (image) => void widths.push(widthOf(image)));
  return { widths, paragraph: tree.children[0] as unknown as { children: { type: string; value?: string }[] } };
}

test.each(["page.mdx", "page.md"])("in %s, braces after a picture set its width", async (file) => {
  for (const braces of ["{width=300}", '{ width = "300" }']) {
    const { widths, paragraph } = await read(`![A](./a.png)${braces}\n`, `content/docs/guide/${file}`);
    expect(widths).toEqual([300]);
    expect(paragraph.children).toHaveLength(1);
  }
  const inLine = await read("See ![A](./a.png){width=30}, ![B][b]{width=40} here.\n\n[b]: ./b.png\n", `a/${file}`);
  expect(inLine.widths).toEqual([30, 40]);
  expect(inLine.paragraph.children.map(({ value }) => value)).toEqual(["See ", undefined, ", ", undefined, " here."]);
});

test("leaves other braces unchanged", async () => {
  for (const braces of [" {width=300}", "{width=0}", "{height=3}", "{title}"]) {
    const { widths, paragraph } = await read(`![A](./a.png)${braces}\n`);
    expect(widths).toEqual([null]);
    expect(paragraph.children.at(-1)?.type).toBe("mdxTextExpression");
  }
  expect((await read("{width=3}![A](./a.png)\n", "content/docs/a.md")).paragraph.children[0]?.value).toBe("{width=3}");
});

test("a page requests the picture in the given width", async () => {
  const asked: unknown[] = [];
  await renderText("![A](./a.png){width=300}\n\n![A](./a.png)\n", {
    resolvePicture: (src, _, width) => {
      asked.push([src, width]);
      return Promise.resolve({ src, srcSet: null, full: src, width: 1, height: 1, shown: 1, dark: null });
    },
  });
  expect(asked).toEqual([
    ["./a.png", 300],
    ["./a.png", null],
  ]);
});
