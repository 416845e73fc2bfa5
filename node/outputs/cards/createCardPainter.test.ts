import path from "node:path";
import { describe, expect, test } from "@jest/globals";
import opentype from "opentype.js";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import sharp from "sharp";
import { createCardPainter } from "./createCardPainter";
import { breakLines, outlineText, widthOf } from "./outlineText";

const root = process.cwd();
const colors = { page: "#0f1218", words: "#ffffff", accent: "#4a45c9" };
const paint = await createCardPainter({ root, site: "Docs", logo: path.join(root, "static/img/logo.svg"), colors });

/** Rows that hold anything lighter than the page, as the first and the last one. */
async function rowsOf(png: Buffer, from: number, to: number): Promise<readonly [first: number, last: number]> {
  const { data, info } = await sharp(png).greyscale().raw().toBuffer({ resolveWithObject: true });
  const lit = Array.from({ length: to - from }, (_, row) => row + from).filter((row) =>
    data
      .subarray(row * info.width * info.channels, (row + 1) * info.width * info.channels)
      .some((value) => value > 100),
  );
  return [lit[0] ?? -1, lit.at(-1) ?? -1];
}

describe("a card", () => {
  test("is what social networks ask for, in few bytes", async () => {
    const png = await paint({ title: "Signing in and out: fedml login, fedml logout", group: "Open Source" });
    expect(await sharp(png).metadata()).toMatchObject({ format: "png", width: 1200, height: 630 });
    expect(png.length).toBeLessThan(15_000);
  });

  test("shows the group above the title, and both above the site's name", async () => {
    const png = await paint({ title: "Job YAML", group: "Launch" });
    expect(await rowsOf(png, 20, 135)).toEqual([expect.any(Number), expect.any(Number)]);
    const [titleTop, titleBottom] = await rowsOf(png, 150, 480);
    expect(titleTop).toBeGreaterThan(150);
    expect(titleBottom).toBeLessThan(260);
    expect((await rowsOf(png, 480, 630))[0]).toBeGreaterThan(500);
  });

  test("without a group, the title takes its place", async () => {
    const [top] = await rowsOf(await paint({ title: "Docs", group: null }), 20, 480);
    expect(top).toBeGreaterThan(84);
  });

  test("keeps the longest title within its rows", async () => {
    const png = await paint({ title: "word ".repeat(60), group: "Launch" });
    expect((await rowsOf(png, 150, 500))[1]).toBeLessThan(480);
    expect(await sharp(png).metadata()).toMatchObject({ width: 1200, height: 630 });
  });

  test("has the colours that it is given", async () => {
    const others = { page: "#102030", words: "#ffffff", accent: "#a0b0c0" };
    const paintOther = await createCardPainter({ root, site: "Docs", logo: null, colors: others });
    const picture = sharp(await paintOther({ title: "Job YAML", group: "Launch" }));
    const { data } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true });
    expect([...data.subarray(0, 3)]).toEqual([160, 176, 192]);
    expect([...data.subarray(-3)]).toEqual([16, 32, 48]);
  });

  test("is the same each time, so that nothing is published anew without a reason", async () => {
    const card = { title: "Twice", group: "Launch" };
    expect((await paint(card)).equals(await paint(card))).toBe(true);
    expect((await paint(card)).equals(await paint({ ...card, title: "Once" }))).toBe(false);
  });
});

describe("text", () => {
  const bytes = readFileSync(
    createRequire(import.meta.url).resolve("@fontsource/inter/files/inter-latin-700-normal.woff"),
  );
  const font = opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));

  test("breaks between words, and never within one", () => {
    expect(breakLines(font, "one two three", 40, widthOf(font, "one two", 40))).toEqual(["one two", "three"]);
    expect(breakLines(font, "incomprehensibilities a", 40, 10)).toEqual(["incomprehensibilities", "a"]);
    expect(breakLines(font, "", 40, 10)).toEqual([]);
  });

  test("is drawn as outlines, so that no font of the machine decides", () => {
    const drawn = outlineText(font, "Ab", { x: 10, y: 50, size: 40 });
    expect(drawn.match(/<path /g)).toHaveLength(2);
    expect(drawn).not.toContain("<text");
    expect(drawn).toContain("translate(10.0 50)");
  });

  test("leaves out what the font does not have", () => {
    expect(outlineText(font, "a🚀b", { x: 0, y: 0, size: 40 })).toBe(outlineText(font, "ab", { x: 0, y: 0, size: 40 }));
  });
});
