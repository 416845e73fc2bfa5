import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "@jest/globals";
import sharp from "sharp";
import { testDocumentStrings } from "../../test/testStrings";
import { parseDocument } from "../content/parseDocument";
import { openPictures } from "../pictures/openPictures";
import { noReference } from "../elements/reference";
import { cacheFolder } from "../cache/cacheFolder";
import { openRenderCache, type RenderRequest } from "./renderCache";

let root: string;
beforeEach(async () => (root = await mkdtemp(path.join(os.tmpdir(), "rendered-"))));
afterEach(() => rm(root, { recursive: true, force: true }));

const file = "content/docs/guide/a.mdx";
const linking = "---\ntitle: A\n---\n\nSee [B](./b.mdx).\n";

/**
 * A request with its lookups, and a log of them: a document calls the lookups when it is rendered, and when its cache entry is validated.
 */
async function requestOf(text: string, paths: Readonly<Record<string, string>> = {}) {
  const asked: string[] = [];
  const { doc } = await parseDocument({ file, text });
  const request: RenderRequest = {
    doc,
    text,
    reference: noReference,
    pathOfDocument: (target) => {
      asked.push(target);
      return Promise.resolve(paths[target] ?? null);
    },
    placeOf: () => Promise.resolve(null),
    baseOf: () => Promise.resolve(""),
  };
  return { request, asked };
}

/** Opens the cache as a new process would, without anything in memory. */
function open(pathPrefix = "") {
  const picture = openPictures({ root, pathPrefix, onlyDescribes: true }).show;
  return openRenderCache({
    root,
    siteUrl: "https://docs.example.org",
    strings: testDocumentStrings,
    pathPrefix,
    picture,
  });
}

/** Only cached results have a key. */
function wasKept(rendering: object): boolean {
  return "key" in rendering;
}

test("renders a document once, as HTML and as Markdown", async () => {
  const { request, asked } = await requestOf(linking, { "content/docs/guide/b.mdx": "/guide/b" });
  const first = await (await open()).render(request);
  expect(first.html).toContain('<a href="/guide/b">B</a>');
  expect(first.markdown).toContain("[B](https://docs.example.org/guide/b)");
  expect(wasKept(first)).toBe(false);
  asked.length = 0;
  const second = await (await open()).render(request);
  expect(wasKept(second)).toBe(true);
  expect(second).toMatchObject(first);
  // Lookups run even on a cache hit, so that the caller learns what the page depends on.
  expect(asked).toEqual(["content/docs/guide/b.mdx"]);
});

test("renders again if the text, the path prefix or a lookup result changes", async () => {
  const paths = { "content/docs/guide/b.mdx": "/guide/b" };
  await (await open()).render((await requestOf(linking, paths)).request);

  const edited = (await requestOf(linking.replace("See", "Read"), paths)).request;
  const afterEdit = await (await open()).render(edited);
  expect(wasKept(afterEdit)).toBe(false);
  expect(afterEdit.html).toContain("Read");

  const moved = (await requestOf(edited.text, { "content/docs/guide/b.mdx": "/elsewhere" })).request;
  expect((await (await open()).render(moved)).html).toContain('href="/elsewhere"');
  expect((await (await open("/docs")).render(moved)).html).toContain('href="/docs/elsewhere"');
});

test("renders again if a picture changes, and fails if it is missing", async () => {
  const picture = path.join(root, "content/docs/guide/dot.png");
  const paint = (width: number) =>
    sharp({ create: { width, height: 2, channels: 3, background: "red" } })
      .png()
      .toFile(picture);
  await mkdir(path.dirname(picture), { recursive: true });
  const { request } = await requestOf("---\ntitle: A\n---\n\n![Dot](./dot.png)\n");
  await paint(3);
  expect((await (await open()).render(request)).html).toContain('width="3"');
  await paint(5);
  expect((await (await open()).render(request)).html).toContain('width="5"');
  await rm(picture);
  await expect((await open()).render(request)).rejects.toThrow("dot.png");
});

test("renders again if a cache file is truncated", async () => {
  const { request } = await requestOf(linking);
  const renderCache = await open();
  const { html } = await renderCache.render(request);
  const folder = path.join(cacheFolder(root), "renderCache");
  for (const name of await readdir(folder)) await writeFile(path.join(folder, name), '{"html":');
  expect((await renderCache.render(request)).html).toBe(html);
});

test("removes missing documents from the cache", async () => {
  const { request } = await requestOf(linking);
  const renderCache = await open();
  await renderCache.render(request);
  await renderCache.keepOnly([file]);
  expect(wasKept(await renderCache.render(request))).toBe(true);
  await renderCache.keepOnly([]);
  expect(wasKept(await renderCache.render(request))).toBe(false);
});
