import { createRequire } from "node:module";
import { expect, jest, test } from "@jest/globals";
import { leaveOutInheritedKeys, leaveOutUnreadable, type FrontMatterReader, type MdxPlugin } from "./guardFrontMatter";

const { resolve } = createRequire(import.meta.url);
const { parseFrontmatter } = createRequire(resolve("gatsby-plugin-mdx/package.json"))(
  "./dist/frontmatter",
) as FrontMatterReader;

let digests = 0;
const digest = () => `digest-${digests++}`;

test("removes keys that every object inherits before Gatsby reads them", () => {
  const reader = { parseFrontmatter };
  leaveOutInheritedKeys(reader);
  const yaml =
    "title: A\n__proto__: { a: 1 }\nconstructor: 1\nlast_update: 2026-11-20\nmore: [{ toString: 1, b: { valueOf: 2, c: 3 } }]";
  const { frontmatter, body } = reader.parseFrontmatter(digest(), `---\n${yaml}\n---\n\nText.\n`);
  expect(frontmatter).toEqual({ title: "A", last_update: new Date("2026-11-20"), more: [{ b: { c: 3 } }] });
  expect(Object.keys(frontmatter as object)).toEqual(["title", "last_update", "more"]);
  expect(body.trim()).toBe("Text.");
});

/** @returns whether Gatsby's plugin is called to create a node. */
async function isCreated(text: string): Promise<boolean> {
  const onCreateNode = jest.fn(() => Promise.resolve());
  const plugin: MdxPlugin = { onCreateNode };
  leaveOutUnreadable(plugin, { parseFrontmatter });
  const node = { internal: { contentDigest: digest() } };
  await plugin.onCreateNode({ node, loadNodeContent: () => Promise.resolve(text) }, {});
  return onCreateNode.mock.calls.length > 0;
}

test("does not pass a file with unreadable front matter to Gatsby", async () => {
  expect(await isCreated('---\ntitle: "A\n---\n\nText.\n')).toBe(false);
  expect(await isCreated("---\ntitle: A\n---\n\nText.\n")).toBe(true);
  // A missing front matter is reported by the checks, but the page can still be shown.
  expect(await isCreated("Text.\n")).toBe(true);
});
