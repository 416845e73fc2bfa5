import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { expect, test } from "@jest/globals";
import sharp from "sharp";
import { drawPicture } from "./drawPicture.mjs";
import { generateDocs } from "./generateDocs.mjs";
import { addPictures, writePictures } from "./generatePictures.mjs";

const documents = generateDocs({ count: 30 });

test("shows every picture once, in a document next to it, and at most four on a page", () => {
  const { files, pictures } = addPictures(documents, { count: 40 });
  const shown = files.flatMap(({ file, text }) => {
    const found = [...text.matchAll(/^!\[[^\]]+\]\(\.\/(.+)\)$/gm)].map(([, name = ""]) => name);
    expect(found.length).toBeLessThanOrEqual(4);
    return found.map((name) => path.posix.join(path.posix.dirname(file), name));
  });
  expect(shown.sort()).toEqual(pictures.map(({ file }) => file).sort());
  expect(new Set(pictures.map(({ kind }) => kind))).toEqual(new Set(["photograph", "screenshot", "drawing"]));
  expect(files.map(({ file }) => file).sort()).toEqual(documents.map(({ file }) => file).sort());
});

test("leaves documents without pictures unchanged", () => {
  const { files } = addPictures(documents, { count: 0 });
  expect(new Set(files)).toEqual(new Set(documents));
});

test("throws when the documents cannot hold that many pictures", () => {
  expect(() => addPictures(generateDocs({ count: 2 }), { count: 9 })).toThrow("need more documents");
});

test("the same seed gives the same pictures, and another seed gives different ones", async () => {
  const plan = { kind: "photograph", width: 600, height: 400, seed: 5 } as const;
  expect(await drawPicture(plan)).toEqual(await drawPicture(plan));
  expect(await drawPicture({ ...plan, seed: 6 })).not.toEqual(await drawPicture(plan));
  const options = { count: 9, seed: 3, mix: { photograph: 0.2, screenshot: 0.8 } };
  expect(addPictures(documents, options)).toEqual(addPictures(documents, options));
  expect(addPictures(documents, options).pictures.map(({ kind }) => kind)).not.toContain("drawing");
});

test("photographs and screenshots have realistic file sizes", async () => {
  const bytesOf = async (kind: "photograph" | "screenshot", width: number, height: number) =>
    (await drawPicture({ kind, width, height, seed: 11 })).length / (width * height);
  // Bytes for each pixel: a camera's JPEG has 0.1 to 0.6, a window's PNG 0.02 to 0.3.
  const photograph = await bytesOf("photograph", 1200, 800);
  expect(photograph).toBeGreaterThan(0.1);
  expect(photograph).toBeLessThan(0.6);
  const screenshot = await bytesOf("screenshot", 1440, 900);
  expect(screenshot).toBeGreaterThan(0.02);
  expect(screenshot).toBeLessThan(0.3);
});

test("writes each picture in its format, and a category file", async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), "pictures-"));
  try {
    const made = addPictures(documents, { count: 3, mix: { photograph: 0, screenshot: 0.5 } });
    const [first] = made.pictures;
    await writePictures(folder, made);
    for (const { file, kind, width } of made.pictures) {
      const { format, ...size } = await sharp(await readFile(path.join(folder, file))).metadata();
      expect([format, size.width]).toEqual([kind === "drawing" ? "svg" : "png", width]);
    }
    expect(await readdir(path.join(folder, path.dirname(first?.file ?? "")))).toContain("_category_.yml");
  } finally {
    await rm(folder, { recursive: true });
  }
});
