import { expect, test } from "@jest/globals";
import type { Link, Root, Text } from "mdast";
import { VFile } from "vfile";
import { createReader } from "./processor";
import { each } from "./tree";

async function linksOf(text: string): Promise<readonly string[]> {
  const tree = (await createReader()).parse(new VFile({ value: text, path: "page.mdx" })) as Root;
  const links: string[] = [];
  each<Link>(tree, ["link"], ({ url, children }) => void links.push(`${url} ${(children[0] as Text).value}`));
  return links;
}

test.each([
  ["See www.example.org/a_b?x=1, or joe@example.org.", 2],
  ["Behind an open bracket: [https://example.org/x and so on.", 1],
  [`${"word ".repeat(500)}[www.example.org and so on.`, 1],
])("turns an address in text into a link: %#", async (text, count) => {
  expect(await linksOf(text)).toHaveLength(count);
});

/** Without the limit, the time would grow with the square of the length, and this test would never end. */
test("reads a word of half a million letters", async () => {
  expect(await linksOf(`See www.example.org and ${"a".repeat(500_000)}.`)).toEqual([
    "http://www.example.org www.example.org",
  ]);
});
