import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "@jest/globals";
import sharp from "sharp";
import { renderText } from "../../test/renderText";
import { cacheFolder } from "../cache/cacheFolder";
import { createResolver } from "../render/resolver";
import { openPictures } from "./openPictures";

const file = "content/docs/guide/chart.png";
let root = "";

async function drawPng(target: string, width: number, background = "#1f5fbf"): Promise<void> {
  const create = {
    width,
    height: Math.round(width / 2),
    channels: background.startsWith("rgba") ? 4 : 3,
    background,
  } as const;
  await mkdir(path.dirname(path.join(root, target)), { recursive: true });
  await sharp({ create }).png().toFile(path.join(root, target));
}

beforeEach(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), "pictures-"));
  await drawPng(file, 1300);
});
afterEach(async () => {
  delete process.env["PLAIN_BUILD"];
  await rm(root, { recursive: true, force: true });
});

const open = (pathPrefix = "") => openPictures({ root, pathPrefix, onlyDescribes: false });
const output = () => path.join(root, "public/static/pictures");
const kept = () => path.join(cacheFolder(root), "pictures");
const sizeOf = async (address: string) => {
  const { width, height, format } = await sharp(await readFile(path.join(root, "public", address))).metadata();
  return { width, height, format };
};
const widthsIn = (srcSet: string | null) => [...(srcSet ?? "").matchAll(/ (\d+)w/g)].map(([, width]) => Number(width));

test("makes a wide picture in smaller widths and its own, never wider", async () => {
  const picture = await open().show(file);
  expect(picture).toMatchObject({ width: 1300, height: 650, shown: 736, dark: null });
  expect(widthsIn(picture.srcSet)).toEqual([736, 1104, 1300]);
  for (const entry of picture.srcSet?.split(", ") ?? []) {
    const [address = "", width = ""] = entry.split(" ");
    expect(await sizeOf(address)).toMatchObject({ width: Number.parseInt(width, 10), format: "webp" });
  }
  expect(picture.src).toMatch(/-736\.webp$/);
  expect(await sizeOf(picture.full)).toEqual({ width: 1300, height: 650, format: "png" });
});

test.each([
  ["static/img/small.png", 300, [300], 300],
  ["static/img/medium.png", 800, [800], 736],
  ["static/img/dense@2x.png", 600, [300, 450, 600], 300],
  ["static/img/wide@2x.png", 2000, [736, 1104, 1472], 736],
])("chooses the widths for %s, which is %i pixels wide", async (name, pixels, widths, shown) => {
  await drawPng(name, pixels);
  const picture = await open().show(name);
  expect(widthsIn(picture.srcSet)).toEqual(widths);
  expect(picture.shown).toBe(shown);
  expect(picture.width).toBe(name.includes("@2x") ? pixels / 2 : pixels);
});

test("serves SVG and animated pictures unchanged", async () => {
  await writeFile(path.join(root, "dot.svg"), '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"></svg>');
  const svg = await open().show("dot.svg");
  expect(svg).toMatchObject({ srcSet: null, src: svg.full, width: 20, height: 10 });
  const frames = await Promise.all(
    ["red", "blue"].map((background) =>
      sharp({ create: { width: 30, height: 20, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  await sharp(frames, { join: { animated: true } })
    .gif()
    .toFile(path.join(root, "moving.gif"));
  const gif = await open().show("moving.gif");
  expect(gif).toMatchObject({ srcSet: null, src: gif.full, width: 30, height: 20 });
});

test("no file is larger than its original", async () => {
  // Noise of two colors: small as PNG, large as a lossy WebP.
  const pixels = Buffer.from(
    Array.from({ length: 400 * 300 }, (_, place) => ((place * place * 7919) % 97 < 48 ? 0 : 255)),
  );
  const png = await sharp(pixels, { raw: { width: 400, height: 300, channels: 1 } })
    .png({ palette: true })
    .toBuffer();
  await writeFile(path.join(root, "noise.png"), png);
  const { src } = await open().show("noise.png");
  expect((await readFile(path.join(root, "public", src))).length).toBeLessThanOrEqual(png.length);
});

test("a half-transparent picture keeps its colors in every width", async () => {
  await drawPng("glass.png", 1600, "rgba(200, 100, 50, 0.5)");
  const { srcSet } = await open().show("glass.png");
  expect(widthsIn(srcSet).length).toBeGreaterThan(1);
  for (const entry of srcSet?.split(", ") ?? []) {
    const [address = ""] = entry.split(" ");
    const pixels = await sharp(await readFile(path.join(root, "public", address)))
      .raw()
      .toBuffer();
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels;
    expect(pixels.length % 4).toBe(0);
    expect(Math.abs(red - 200) + Math.abs(green - 100) + Math.abs(blue - 50) + Math.abs(alpha - 128)).toBeLessThan(12);
  }
});

test("makes file names safe for URLs and srcset", async () => {
  await drawPng("content/docs/guide/a, b & ü.png", 300);
  const { src, srcSet } = await open().show("content/docs/guide/a, b & ü.png");
  expect(src).toMatch(/^\/static\/pictures\/a-b--[0-9a-f]{12}-300\.webp$/);
  expect(srcSet).toBe(`${src} 300w`);
});

test("finds the dark variant of a picture, with the same size and density", async () => {
  await drawPng("guide/plan@2x.png", 600);
  await drawPng("guide/plan@2x.dark.png", 600, "#000");
  const { dark, full, width } = await open().show("guide/plan@2x.png");
  expect(width).toBe(300);
  expect(full).toMatch(/\/plan@2x-[0-9a-f]+\.png$/);
  expect(dark?.full).toMatch(/\/plan@2x\.dark-[0-9a-f]+\.png$/);
  expect(widthsIn(dark?.srcSet ?? null)).toEqual([300, 450, 600]);
  expect(await sizeOf(dark?.src ?? "")).toMatchObject({ width: 300, format: "webp" });
});

test("describing a picture returns the same addresses and writes no files", async () => {
  const described = await openPictures({ root, pathPrefix: "", onlyDescribes: true }).show(file);
  await expect(readdir(output())).rejects.toThrow("ENOENT");
  expect(await open().show(file)).toEqual(described);
});

test("makeAll writes all files of the given pictures once and returns their names", async () => {
  await drawPng("guide/plan.png", 300);
  await drawPng("guide/plan.dark.png", 300, "#000");
  const names = await openPictures({ root, pathPrefix: "", onlyDescribes: true }).makeAll([
    file,
    "guide/plan.png",
    file,
  ]);
  expect([...names].sort()).toEqual((await readdir(output())).sort());
  expect(names.map((name) => name.replace(/-[0-9a-f]{12}/, ""))).toEqual([
    "chart.png", "chart-736.webp", "chart-1104.webp", "chart-1300.webp",
    "plan.png", "plan-300.webp", "plan.dark.png", "plan.dark-300.webp",
  ]); // prettier-ignore
});

test("reuses cached files after the output folder was emptied", async () => {
  const [, name = ""] = await open().makeAll([file]);
  await rm(path.join(root, "public"), { recursive: true });
  await writeFile(path.join(kept(), name), "as it was kept");
  await open().makeAll([file]);
  expect(await readFile(path.join(output(), name), "utf8")).toBe("as it was kept");
});

test("changing an output file does not change the cached file", async () => {
  const [, name = ""] = await open().makeAll([file]);
  const before = await readFile(path.join(kept(), name));
  await writeFile(path.join(output(), name), "changed");
  expect(await readFile(path.join(kept(), name))).toEqual(before);
});

test("removes pictures that are no longer shown from the cache", async () => {
  await drawPng("guide/plan.png", 300);
  await open().makeAll([file, "guide/plan.png"]);
  expect(await readdir(kept())).toHaveLength(4);
  await open().makeAll(["guide/plan.png"]);
  expect(await readdir(kept())).toEqual([expect.stringMatching(/^plan-[0-9a-f]{12}-300\.webp$/)]);
});

test("a plain build neither reads nor writes the cache, and makes the same bytes", async () => {
  const [, name = ""] = await open().makeAll([file]);
  const bytes = await readFile(path.join(output(), name));
  await rm(path.join(root, "public"), { recursive: true });
  await writeFile(path.join(kept(), name), "as it was kept");
  process.env["PLAIN_BUILD"] = "1";
  await drawPng("guide/plan.png", 300);
  await open().makeAll([file, "guide/plan.png"]);
  expect(await readFile(path.join(output(), name))).toEqual(bytes);
  expect(await readdir(kept())).toHaveLength(3);
});

test("does not make files again that are already in the output", async () => {
  const { src } = await open().show(file);
  const before = await readdir(output());
  await writeFile(path.join(root, "public", src), "as it was");
  await open().show(file);
  expect(await readdir(output())).toEqual(before);
  expect(await readFile(path.join(root, "public", src), "utf8")).toBe("as it was");
});

test("renews the modification time of existing files, so that the cleanup keeps them", async () => {
  const names = await open().makeAll([file]);
  const old = new Date(0);
  for (const name of names) await utimes(path.join(output(), name), old, old);
  await open().makeAll([file]);
  for (const name of names) expect((await stat(path.join(output(), name))).mtimeMs).toBeGreaterThan(0);
});

test("a changed picture gets a new address", async () => {
  const before = await open().show(file);
  await drawPng(file, 1320);
  expect((await open().show(file)).src).not.toBe(before.src);
});

test("reports a missing, an invalid and a truncated picture with its file", async () => {
  await expect(open().show("content/docs/gone.png")).rejects.toThrow(/content\/docs\/gone\.png:1 {2}missing-image\n/);
  await writeFile(path.join(root, "rubbish.png"), "no picture");
  await expect(open().show("rubbish.png")).rejects.toThrow(
    /rubbish\.png:1 {2}unreadable-image\n {2}The picture cannot be read: Input [\w ]+ format\.\n/,
  );
  const photograph = await sharp({ create: { width: 600, height: 400, channels: 3, background: "#a83" } })
    .jpeg()
    .toBuffer();
  await writeFile(path.join(root, "broken.jpg"), photograph.subarray(0, photograph.length / 2));
  await expect(open().makeAll(["broken.jpg"])).rejects.toThrow(
    /broken\.jpg:1 {2}unreadable-image\n[\s\S]*Fix: export it again/,
  );
});

test("a document renders a picture with its sizes, and links below the path prefix", async () => {
  const resolver = createResolver({
    pathPrefix: "/docs",
    fileOf: () => "content/docs/guide/page.mdx",
    pathOfDocument: (wanted) => Promise.resolve(wanted === "content/docs/guide/install.mdx" ? "/guide/install" : null),
    anchorOf: () => "",
    placeOf: () => Promise.resolve(null),
    baseOf: () => Promise.resolve(""),
    picture: open("/docs").show,
  });
  const text =
    "![A chart](./chart.png)\n\n[a](./install.mdx?x=1#on) [b](/guide) [c](#here) [d](./gone.mdx)\n\n## Here\n";
  const html = await renderText(text, resolver);
  expect(html).toMatch(/srcSet="\/docs\/static\/pictures\/chart-[0-9a-f]+-736\.webp 736w, /);
  expect(html).toContain('width="1300" height="650"');
  expect(html).toContain('sizes="(max-width: 768px) calc(100vw - 32px), 736px"');
  expect(html).toContain('<a href="/docs/guide/install?x=1#on">a</a> <a href="/docs/guide">b</a>');
  expect(html).toMatch(/<a href="#here">c<\/a> <span[^>]*>d<\/span>/);
});

test("makes files for a width set on the page, at most twice it and never above the original", async () => {
  const small = await open().show(`${file}?width=300`);
  expect(small).toMatchObject({ width: 300, height: 150, shown: 300 });
  expect(widthsIn(small.srcSet)).toEqual([300, 450, 600]);
  expect(await sizeOf(small.src)).toMatchObject({ width: 300, format: "webp" });
  const usual = await open().show(file);
  expect(usual.full).toBe(small.full);
  expect((usual.srcSet ?? "").split(", ").filter((entry) => small.srcSet?.includes(entry))).toEqual([]);
  // Never enlarged; a width that equals the default one has the default files.
  expect(await open().show(`${file}?width=5000`)).toEqual(usual);
  const names = await open().makeAll([file, `${file}?width=300`]);
  expect([...names].sort()).toEqual((await readdir(output())).sort());
});

test("enlarges an SVG to the given width, and gives both pictures of a pair the same width", async () => {
  await writeFile(path.join(root, "dot.svg"), '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"></svg>');
  expect(await open().show("dot.svg?width=400")).toMatchObject({ width: 400, height: 200, shown: 400 });
  await drawPng("guide/plan@2x.png", 600);
  await drawPng("guide/plan@2x.dark.png", 600, "#000");
  const { dark, width } = await open().show("guide/plan@2x.png?width=100");
  expect(width).toBe(100);
  expect(widthsIn(dark?.srcSet ?? null)).toEqual([100, 150, 200]);
});
