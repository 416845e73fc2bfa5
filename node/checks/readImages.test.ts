import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "@jest/globals";
import sharp from "sharp";
import { cacheFolder } from "../cache/cacheFolder";
import { readImages } from "./readImages";

const folder = "content/docs/guide";
const names = ["whole.png", "half.png", "half.jpg", "whole.jpg", "drawing.svg"];
let root = "";

beforeEach(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), "images-"));
  await mkdir(path.join(root, folder), { recursive: true });
  // Noise does not compress well, so that half of a file is not the whole picture.
  const noise = { type: "gaussian", mean: 128, sigma: 30 } as const;
  const picture = () => sharp({ create: { width: 300, height: 200, channels: 3, background: "#000", noise } });
  const files = { png: await picture().png().toBuffer(), jpg: await picture().jpeg().toBuffer() };
  for (const [ending, bytes] of Object.entries(files)) {
    await writeFile(path.join(root, folder, `whole.${ending}`), bytes);
    await writeFile(path.join(root, folder, `half.${ending}`), bytes.subarray(0, bytes.length / 2));
  }
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"/>';
  await writeFile(path.join(root, folder, "drawing.svg"), svg);
});

afterEach(async () => {
  await rm(root, { recursive: true, force: true });
  await rm(cacheFolder(root), { recursive: true, force: true });
});

const read = async (isDecoding: boolean) => {
  const pictures = names.map((name) => ({ src: `./${name}`, line: 1, column: 1 }));
  const images = await readImages(root, [{ file: `${folder}/page.mdx`, pictures }], isDecoding);
  return Object.fromEntries([...images].map(([file, size]) => [path.basename(file), size?.width ?? null]));
};

test("returns null for a truncated picture, both in this run and from the cache", async () => {
  const expected = { "whole.png": 300, "half.png": null, "half.jpg": null, "whole.jpg": 300, "drawing.svg": 30 };
  expect(await read(true)).toEqual(expected);
  expect(await read(true)).toEqual(expected);
});

test("returns the size of a truncated picture if it does not decode pictures", async () => {
  expect(await read(false)).toMatchObject({ "half.png": 300, "half.jpg": 300 });
});

test("reads a picture again after it has changed", async () => {
  const drawing = (text: string) => writeFile(path.join(root, folder, "drawing.svg"), text);
  expect(await read(true)).toMatchObject({ "drawing.svg": 30 });
  await drawing('<svg xmlns="http://www.w3.org');
  expect(await read(true)).toMatchObject({ "drawing.svg": null });
  await drawing('<svg xmlns="http://www.w3.org/2000/svg" width="50" height="20"/>');
  expect(await read(true)).toMatchObject({ "drawing.svg": 50 });
});
