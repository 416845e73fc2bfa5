import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import sharp from "sharp";
import { renderText } from "../../test/renderText";
import { createResolver } from "./resolver";
import { writePicture } from "./writePicture";

const file = "content/docs/guide/chart.png";
let root = "";

async function drawPng(target: string, width: number): Promise<void> {
  const create = { width, height: width / 2, channels: 3, background: "#1f5fbf" } as const;
  await mkdir(path.dirname(path.join(root, target)), { recursive: true });
  await sharp({ create }).png().toFile(path.join(root, target));
}

beforeAll(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), "pictures-"));
  await drawPng(file, 1200);
  await drawPng("static/img/small.png", 300);
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"></svg>';
  await writeFile(path.join(root, "content/docs/guide/dot.svg"), svg);
});
afterAll(() => rm(root, { recursive: true, force: true }));

const sizeOf = async (address: string) => {
  const { width, height, format } = await sharp(await readFile(path.join(root, "public", address))).metadata();
  return { width, height, format };
};
const widthsIn = (srcSet: string | null) => [...(srcSet ?? "").matchAll(/ (\d+)w/g)].map(([, width]) => Number(width));

test("a wide picture is made in smaller widths and its own, never wider", async () => {
  const picture = await writePicture({ root, file, pathPrefix: "" });
  expect([picture.width, picture.height]).toEqual([1200, 600]);
  expect(widthsIn(picture.srcSet)).toEqual([480, 960, 1200]);
  for (const entry of picture.srcSet?.split(", ") ?? []) {
    const [address = "", width = ""] = entry.split(" ");
    expect(await sizeOf(address)).toMatchObject({ width: Number.parseInt(width, 10), format: "webp" });
  }
  expect(picture.src).toMatch(/-960\.webp$/);
  expect(await sizeOf(picture.full)).toEqual({ width: 1200, height: 600, format: "png" });
});

test("a small picture is not enlarged", async () => {
  const picture = await writePicture({ root, file: "static/img/small.png", pathPrefix: "" });
  expect(widthsIn(picture.srcSet)).toEqual([300]);
  expect(await sizeOf(picture.src)).toMatchObject({ width: 300, height: 150 });
});

test("a drawing is served as it is", async () => {
  const picture = await writePicture({ root, file: "content/docs/guide/dot.svg", pathPrefix: "" });
  expect(picture).toMatchObject({ srcSet: null, src: picture.full, width: 20, height: 10 });
});

test("what is there already is not made again", async () => {
  const output = path.join(root, "public/static/pictures");
  const { src } = await writePicture({ root, file, pathPrefix: "" });
  await writeFile(path.join(root, "public", src), "as it was");
  const before = await readdir(output);
  await writePicture({ root, file, pathPrefix: "" });
  expect(await readdir(output)).toEqual(before);
  expect(await readFile(path.join(root, "public", src), "utf8")).toBe("as it was");
});

test("a changed picture has another address", async () => {
  const before = await writePicture({ root, file: "static/img/small.png", pathPrefix: "" });
  await drawPng("static/img/small.png", 320);
  const after = await writePicture({ root, file: "static/img/small.png", pathPrefix: "" });
  expect(after.src).not.toBe(before.src);
});

test("a missing picture is named", async () => {
  await expect(writePicture({ root, file: "content/docs/gone.png", pathPrefix: "" })).rejects.toThrow("gone.png");
});

test("a document shows it with its sizes, below the path prefix", async () => {
  const resolver = createResolver({
    pathPrefix: "/docs",
    fileOf: () => "content/docs/guide/page.mdx",
    pathOfDocument: (wanted) => Promise.resolve(wanted === "content/docs/guide/install.mdx" ? "/guide/install" : null),
    placeOf: () => Promise.resolve(null),
    picture: (wanted) => writePicture({ root, file: wanted, pathPrefix: "/docs" }),
  });
  const text =
    "![A chart](./chart.png)\n\n[a](./install.mdx?x=1#on) [b](/guide) [c](#here) [d](./gone.mdx)\n\n## Here\n";
  const html = await renderText(text, resolver);
  expect(html).toMatch(/srcSet="\/docs\/static\/pictures\/chart-[0-9a-f]+-480\.webp 480w, /);
  expect(html).toContain('sizes="(max-width: 720px) 100vw, 720px" width="1200" height="600"');
  expect(html).toContain('<a href="/docs/guide/install?x=1#on">a</a> <a href="/docs/guide">b</a>');
  expect(html).toMatch(/<a href="#here">c<\/a> <span[^>]*>d<\/span>/);
});
