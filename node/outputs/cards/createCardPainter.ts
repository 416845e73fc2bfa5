import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import type { Sharp } from "sharp";
import opentype, { type Font } from "opentype.js";
import { cardSize } from "../../../src/shared/cardSize";
import { encodePng, type Colour } from "./encodePng";
import { breakLines, outlineText } from "./outlineText";

export interface Card {
  readonly title: string;
  /** Label of the group; null for a page outside of the groups. */
  readonly group: string | null;
}

export interface CardFrame {
  /** Absolute path of the repository. */
  readonly root: string;
  /** Name of the site. */
  readonly site: string;
  /** The site's mark, an SVG or PNG file, absolute; null for none. */
  readonly logo: string | null;
  /** "#rrggbb" each. */
  readonly colors: CardColors;
}

export interface CardColors {
  readonly page: string;
  readonly words: string;
  readonly accent: string;
}

/** @returns a PNG. */
export type PaintCard = (card: Card) => Promise<Buffer>;

const { width, height } = cardSize;
/** Left and right of the text, in pixels; what some networks cut off lies outside. */
const margin = 88;
/** First row of group and title, and the last that they may take; mark and name of the site stand below. */
const band = { top: 84, bottom: 480 };
const group = { size: 36, baseline: 122, strength: 0.7 };
/** The largest size in which a title fits is taken; the smallest is the fallback. */
const titleSizes = [80, 68, 56];
const mostLines = 3;
const lineHeight = 1.16;
const site = { size: 36, baseline: 553, left: margin + 76, mark: 56 };
const edge = 14;

/** Steps from one colour to another: enough for smooth edges, and few enough for small files. */
const steps = { words: 8, mark: 6 };
/** Place in the palette by how strong the text covers a pixel, 0 to 255. */
const stepOf = Uint8Array.from({ length: 256 }, (_, strength) => Math.round((strength / 255) * (steps.words - 1)));

/**
 * Reads the fonts and draws once what all cards share.
 *
 * Letters are outlines of a font that comes with the project: a machine without fonts draws the same cards.
 */
export async function createCardPainter({ root, site: name, logo, colors }: CardFrame): Promise<PaintCard> {
  const [bold, regular] = await Promise.all([readFont(root, 700), readFont(root, 400)]);
  const palette = paletteOf(colors);
  const base = await drawBase({ regular, name, logo, colors, palette });
  return async ({ title, group: label }) => {
    const strengths = await drawBand(bold, regular, title, label);
    const pixels = base.slice();
    // Only these rows differ from card to card. Half a million pixels: a counter is ten times as fast as an iterator.
    const start = band.top * width;
    for (let index = 0; index < strengths.length; index += 1)
      pixels[start + index] = stepOf[strengths[index] ?? 0] ?? 0;
    return encodePng({ width, height, palette, pixels });
  };
}

async function readFont(root: string, weight: number): Promise<Font> {
  const { resolve } = createRequire(path.join(root, "package.json"));
  const bytes = await readFile(resolve(`@fontsource/inter/files/inter-latin-${weight}-normal.woff`));
  return opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
}

/** Loads what draws when there is something to draw: every process of a build would wait 60 ms for it. */
async function draw(svg: string): Promise<Sharp> {
  const { default: sharp } = await import("sharp");
  return sharp(Buffer.from(svg));
}

/** @returns how strong the text covers each pixel of the band, 0 to 255. */
async function drawBand(bold: Font, regular: Font, title: string, label: string | null): Promise<Buffer> {
  const room = width - 2 * margin;
  const size =
    titleSizes.find((one) => breakLines(bold, title, one, room).length <= mostLines) ?? titleSizes.at(-1) ?? 0;
  const lines = breakLines(bold, title, size, room);
  const top = label === null ? group.baseline : group.baseline + group.size;
  const titleShapes = lines.map((line, index) =>
    outlineText(bold, line, { x: margin, y: Math.round(top + size * (1 + index * lineHeight)), size }),
  );
  const groupShapes =
    label === null ? "" : outlineText(regular, label, { x: margin, y: group.baseline, size: group.size });
  // Letters hang a quarter of their size below the line. Rows without letters cost as much as those with them.
  const rows = Math.min(Math.round(top + size * (1.25 + (lines.length - 1) * lineHeight)), band.bottom) - band.top;
  const drawing =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${rows}" viewBox="0 ${band.top} ${width} ${rows}">` +
    `<g fill-opacity="${group.strength}">${groupShapes}</g>${titleShapes.join("")}</svg>`;
  return (await draw(drawing)).extractChannel("alpha").raw().toBuffer();
}

interface BaseInput extends Pick<CardFrame, "logo" | "colors"> {
  readonly regular: Font;
  /** Of the site. */
  readonly name: string;
  readonly palette: readonly Colour[];
}

/** @returns for each pixel of what all cards share its place in the palette. */
async function drawBase({ regular, name, logo, colors, palette }: BaseInput): Promise<Uint8Array> {
  const left = logo === null ? margin : site.left;
  const drawing =
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${height}">` +
    `<rect width="${width}" height="${height}" fill="${colors.page}"/>` +
    `<rect width="${width}" height="${edge}" fill="${colors.accent}"/>` +
    `${logo === null ? "" : await drawMark(logo)}<g fill="${colors.words}">${outlineText(regular, name, { x: left, y: site.baseline, size: site.size })}</g></svg>`;
  const colours = await (await draw(drawing)).removeAlpha().raw().toBuffer();
  const known = new Map<number, number>();
  return Uint8Array.from({ length: width * height }, (_, pixel) => {
    const [red = 0, green = 0, blue = 0] = colours.subarray(pixel * 3, pixel * 3 + 3);
    const key = (red << 16) | (green << 8) | blue;
    const place = known.get(key) ?? nearest(palette, [red, green, blue]);
    known.set(key, place);
    return place;
  });
}

async function drawMark(logo: string): Promise<string> {
  const type = path.extname(logo) === ".svg" ? "svg+xml" : "png";
  const data = `data:image/${type};base64,${(await readFile(logo)).toString("base64")}`;
  return `<image x="${margin}" y="${site.baseline - 42}" width="${site.mark}" height="${site.mark}" xlink:href="${data}"/>`;
}

function paletteOf({ page, words, accent }: CardColors): readonly Colour[] {
  const [from, text, mark] = [page, words, accent].map(toColour) as [Colour, Colour, Colour];
  return [...ramp(from, text, steps.words), ...ramp(mark, text, steps.mark), ...ramp(from, mark, steps.mark)];
}

function toColour(color: string): Colour {
  const value = Number.parseInt(color.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

function ramp(from: Colour, to: Colour, count: number): readonly Colour[] {
  return Array.from({ length: count }, (_, step) => {
    const mix = (channel: 0 | 1 | 2) =>
      Math.round(from[channel] + ((to[channel] - from[channel]) * step) / (count - 1));
    return [mix(0), mix(1), mix(2)] as const;
  });
}

function nearest(palette: readonly Colour[], colour: Colour): number {
  const distances = palette.map((one) => Math.hypot(...one.map((value, channel) => value - (colour[channel] ?? 0))));
  return distances.indexOf(Math.min(...distances));
}
