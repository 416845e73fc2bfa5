import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Sharp } from "sharp";
import { cardSize } from "../../../src/shared/cardSize";
import { planRings } from "../../../src/shared/rings/planRings";
import { ringsSvg } from "../../../src/shared/rings/ringsSvg";
import type { ColorMode } from "../../../src/shared/settings";
import type { BrandColors } from "../../settings/readBrand";
import { encodePng } from "./encodePng";
import { layOutCard } from "./layOutCard";
import { createPalette } from "./palette";
import { outlineText } from "./outlineText";
import { readCardFaces, type CardFaces } from "./readCardFaces";

export interface Card {
  readonly title: string;
  /** Label of the group; null for a page outside of the groups. */
  readonly group: string | null;
  readonly description: string | null;
  /** Seed of the picture: the address of the page. */
  readonly seed: string;
}

export interface CardFrame {
  /** Absolute path of the repository. */
  readonly root: string;
  /** Name of the site. */
  readonly site: string;
  /** The site's logo, an SVG or PNG file, absolute path; null for none. */
  readonly logo: string | null;
  readonly colors: Readonly<Record<ColorMode, BrandColors>>;
}

/** @returns a PNG. */
export type PaintCard = (card: Card) => Promise<Buffer>;

const { width, height } = cardSize;
/** Position of the site's logo and name, in pixels: the same on all cards. */
const foot = { left: 72, top: 500, width: 520, height: 80, mark: 44, size: 28, baseline: 551 };
/** Position of the rings, and how the data of the picture are distributed: unevenly enough that no two pictures look alike. */
const rings = { left: 596, top: 15, width: 592, height: 600, alpha: 0.3, fewest: 7, kinds: 4 };

/**
 * Reads the fonts, and renders once the parts that all cards share.
 *
 * Text is rendered as outlines of fonts that come with the site, so a machine without fonts renders the same cards.
 */
export async function createCardPainter({ root, site, logo, colors: both }: CardFrame): Promise<PaintCard> {
  const faces = await readCardFaces(root);
  const colors = both.dark;
  const { text, soft, accent, onAccent, data } = colors;
  const palette = createPalette(colors.page, [text, soft, accent, onAccent, ...data]);
  const drawFoot = await drawn(`${logo === null ? "" : await markOf(logo, both)}${nameOf(site, faces, colors, logo)}`);
  return async (card) => {
    const pixels = await drawn(`${wordsOf(card, faces, colors)}${picture(card, colors)}`);
    for (let row = foot.top; row < foot.top + foot.height; row += 1) {
      const start = row * width + foot.left;
      pixels.set(drawFoot.subarray(start, start + foot.width), start);
    }
    return encodePng({ width, height, palette: palette.colours, pixels });
  };

  /** @returns the palette index of each pixel of a card. */
  async function drawn(shapes: string): Promise<Uint8Array> {
    const svg =
      `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${height}">` +
      `<rect width="${width}" height="${height}" fill="${colors.page}"/>${shapes}</svg>`;
    return palette.placesOf(await (await open(svg)).ensureAlpha().raw().toBuffer());
  }
}

/** Loads sharp only when there is something to render: otherwise, every process of a build would spend 60 ms on it. */
async function open(svg: string): Promise<Sharp> {
  const { default: sharp } = await import("sharp");
  return sharp(Buffer.from(svg));
}

function wordsOf(card: Card, faces: CardFaces, colors: BrandColors): string {
  const { label, title, description } = layOutCard(card, faces);
  return [
    ...label.map((line) => `<g fill="${colors.accent}">${outlineText(faces.label, line.text, line)}</g>`),
    ...title.map((line) => `<g fill="${colors.text}">${outlineText(faces.title, line.text, line)}</g>`),
    ...description.map((line) => `<g fill="${colors.soft}">${outlineText(faces.text, line.text, line)}</g>`),
  ].join("");
}

/** The picture of a page, which is always the same for the same page. */
function picture({ seed }: Card, { data, muted }: BrandColors): string {
  const clients = rings.fewest + (seed.length % rings.kinds);
  const plan = planRings({ seed, alpha: rings.alpha, clients, width: rings.width, height: rings.height });
  return `<g transform="translate(${rings.left} ${rings.top})">${ringsSvg(plan, { hues: data, line: muted })}</g>`;
}

function nameOf(site: string, { title }: CardFaces, { text }: BrandColors, logo: string | null): string {
  const x = foot.left + (logo === null ? 0 : foot.mark + 16);
  return `<g fill="${text}">${outlineText(title, site, { x, y: foot.baseline, size: foot.size })}</g>`;
}

async function markOf(logo: string, colors: CardFrame["colors"]): Promise<string> {
  const isSvg = path.extname(logo) === ".svg";
  const file = await readFile(logo);
  const bytes = isSvg ? Buffer.from(inDarkMode(file.toString(), colors)) : file;
  const data = `data:image/${isSvg ? "svg+xml" : "png"};base64,${bytes.toString("base64")}`;
  const y = foot.baseline - foot.size * 0.36 - foot.mark / 2;
  return `<image x="${foot.left}" y="${y}" width="${foot.mark}" height="${foot.mark}" xlink:href="${data}"/>`;
}

/** @returns the logo in the colors of dark mode. Browsers choose them by a media query, but sharp ignores media queries. */
function inDarkMode(svg: string, { light, dark }: CardFrame["colors"]): string {
  const pairs = [
    [light.accent, dark.accent],
    [light.onAccent, dark.onAccent],
    ...light.data.map((hue, index) => [hue, dark.data[index] ?? hue] as const),
  ];
  const darkOf = new Map(pairs.map(([from = "", to = ""]) => [from.toLowerCase(), to]));
  return svg.replace(/#[0-9a-f]{6}/gi, (color) => darkOf.get(color.toLowerCase()) ?? color);
}
