import { readFileSync } from "node:fs";
import { expect, test } from "@jest/globals";
import sharp from "sharp";
import { marks } from "../../../src/shared/marks";
import { settings } from "../../../src/site/settings";
import { makeMarks } from "./makeMarks";
import { bitmaps, icoOf } from "./planMarks";

const made = await makeMarks(process.cwd(), settings, settings.favicon ?? "");

/** Colour values of all pixels of a picture. */
async function pixelsOf(png: Buffer): Promise<Buffer> {
  return sharp(png).ensureAlpha().raw().toBuffer();
}

/** The picture in an icon file. */
function pictureOf(file: Buffer): Buffer {
  return file.subarray(file.readUInt32LE(18));
}

test.each(bitmaps)("static$file matches the output of `npm run marks`", async ({ file, size, part }) => {
  const [now, before] = [made.get(file) ?? Buffer.alloc(0), readFileSync(`static${file}`)];
  const [one, other] = part === null ? [pictureOf(now), pictureOf(before)] : [now, before];
  expect(await sharp(one).metadata()).toMatchObject({ format: "png", width: size, height: size });
  const [pixels, known] = await Promise.all([pixelsOf(one), pixelsOf(other)]);
  expect(known.length).toBe(pixels.length);
  // Another version of the renderer may round differently.
  expect(pixels.filter((value, index) => Math.abs(value - (known[index] ?? 0)) > 24).length).toBe(0);
});

test("the manifest matches the output of `npm run marks` and names existing pictures", () => {
  const text = readFileSync(`static${marks.manifest}`, "utf8");
  expect(text).toBe(made.get(marks.manifest)?.toString());
  const { name, icons } = JSON.parse(text) as { name: string; icons: readonly { src: string }[] };
  expect(name).toBe(settings.title);
  expect(icons.map(({ src }) => `/${src}`)).toEqual(
    bitmaps
      .map(({ file }) => file)
      .filter((file) => made.has(file))
      .slice(2),
  );
});

test("an icon file contains the picture and its size", () => {
  const file = icoOf(Buffer.from("picture"), 32);
  expect([...file.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
  expect(pictureOf(file).toString()).toBe("picture");
});
