// Synthetic pictures that compress like real ones: photographs, screenshots and drawings.
import sharp from "sharp";
import { createRandom, pick } from "./random.mjs";

/** @typedef {import("./random.mjs").Random} Random */

/**
 * @typedef {object} PicturePlan
 * @property {"photograph" | "screenshot" | "drawing"} kind
 * @property {number} width in pixels.
 * @property {number} height in pixels.
 * @property {number} seed the same seed gives the same picture.
 */

/** Quality of a camera's JPEG: sharp and with some noise. */
const jpegQuality = 90;

/** @param {PicturePlan} plan @returns {Promise<Buffer>} the file: JPEG, PNG or SVG. */
export async function drawPicture(plan) {
  if (plan.kind === "photograph") return drawPhotograph(plan);
  const svg = Buffer.from(plan.kind === "screenshot" ? screenshot(plan) : diagram(plan));
  return plan.kind === "screenshot" ? sharp(svg).png({ compressionLevel: 6 }).toBuffer() : svg;
}

/** Shapes with hard edges, clouds of several sizes above them, and sensor noise. @param {PicturePlan} plan */
async function drawPhotograph({ width, height, seed }) {
  const random = createRandom(seed);
  const size = { width, height };
  const scene = await sharp(Buffer.from(shapes(size, random)))
    .removeAlpha()
    .raw()
    .toBuffer();
  const clouds = await sumOctaves(size, random);
  const grain = noise(2 ** 16, random);
  const row = width * 3;
  for (let y = 0, place = 0; y < height; y += 1) {
    let at = Math.floor(random() * grain.length);
    for (let x = 0; x < row; x += 1, place += 1) {
      at = (at + 1) % (grain.length - 3);
      // The pixels of a sensor are not independent: values between them are interpolated from their neighbors.
      const speck = (grain[at] + grain[at + 3] - 255) * 0.045;
      const value = scene[place] + (clouds[place] - 128) * 0.7 + speck;
      scene[place] = value < 0 ? 0 : value > 255 ? 255 : value;
    }
  }
  return sharp(scene, { raw: { ...size, channels: 3 } })
    .jpeg({ quality: jpegQuality })
    .toBuffer();
}

/** @typedef {{ readonly width: number, readonly height: number }} Size */

/** Noise of decreasing size and strength, summed at a quarter of the picture's size. @param {Size} size @param {Random} random */
async function sumOctaves({ width, height }, random) {
  const quarter = { width: Math.ceil(width / 4), height: Math.ceil(height / 4) };
  const sum = Buffer.alloc(quarter.width * quarter.height * 3, 128);
  for (let cells = 4, strength = 0.5; cells < quarter.width; cells *= 3, strength *= 0.62) {
    const grid = { width: cells, height: Math.max(2, Math.round((cells * height) / width)) };
    const octave = await enlarge(noise(grid.width * grid.height * 3, random), grid, quarter);
    for (let place = 0; place < sum.length; place += 1) {
      const value = sum[place] + (octave[place] - 128) * strength;
      sum[place] = value < 0 ? 0 : value > 255 ? 255 : value;
    }
  }
  return enlarge(sum, quarter, { width, height });
}

/** @param {Buffer} pixels @param {Size} from @param {Size} to @returns {Promise<Buffer>} */
function enlarge(pixels, from, to) {
  const input = sharp(pixels, { raw: { ...from, channels: 3 } });
  return input
    .resize({ ...to, fit: "fill", kernel: "cubic" })
    .raw()
    .toBuffer();
}

/** @param {number} length @param {Random} random @returns {Buffer} */
function noise(length, random) {
  const bytes = Buffer.alloc(length);
  for (let place = 0; place < length; place += 1) bytes[place] = random() * 256;
  return bytes;
}

/** @param {Size} size @param {Random} random @returns {string} */
function shapes({ width, height }, random) {
  const forms = Array.from({ length: 60 }, () => {
    const [x, y, w] = [random() * width, random() * height, (0.02 + random() ** 2 * 0.3) * width];
    const turn = `transform="rotate(${Math.round(random() * 90)} ${x.toFixed(0)} ${y.toFixed(0)})"`;
    return random() < 0.5
      ? `<ellipse cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" rx="${w.toFixed(0)}" ry="${(w / 2).toFixed(0)}" fill="${color(random)}" ${turn}/>`
      : `<rect x="${x.toFixed(0)}" y="${y.toFixed(0)}" width="${w.toFixed(0)}" height="${(w / 3).toFixed(0)}" fill="${color(random)}" ${turn}/>`;
  });
  const sky = `<linearGradient id="sky" x2="0" y2="1"><stop stop-color="${color(random)}"/><stop offset="1" stop-color="${color(random)}"/></linearGradient>`;
  return svgOf(
    { width, height },
    `<defs>${sky}</defs><rect width="100%" height="100%" fill="url(#sky)"/>${forms.join("")}`,
  );
}

/** A window with a menu, rows of text-like marks, a table or a chart. @param {PicturePlan} plan @returns {string} */
function screenshot({ width, height, seed }) {
  const random = createRandom(seed);
  // A screenshot wider than a window comes from a high-density screen.
  const unit = width > 2000 ? 2 : 1;
  const isDark = random() < 0.3;
  const [page, panel, ink, soft] = isDark
    ? ["#12151c", "#1b202b", "#e6e9f0", "#8791a3"]
    : ["#ffffff", "#f4f6f9", "#1c212b", "#68738a"];
  const accent = color(random);
  const line = 22 * unit;
  const menu = 220 * unit;
  const alphabet = Array.from({ length: 26 }, () => glyph(random));
  const parts = [
    `<rect width="${width}" height="${height}" fill="${page}"/>`,
    `<rect width="${width}" height="${48 * unit}" fill="${accent}"/>`,
    `<rect y="${48 * unit}" width="${menu}" height="${height}" fill="${panel}"/>`,
  ];
  const write = (
    /** @type {number} */ x,
    /** @type {number} */ y,
    /** @type {number} */ end,
    /** @type {string} */ fill,
  ) => void parts.push(words(random, alphabet, { x, y, end, fill, unit }));
  for (let y = 80 * unit; y < height * 0.8; y += 34 * unit) write(24 * unit, y, menu * (0.5 + random() * 0.4), soft);
  let y = 90 * unit;
  const left = menu + 40 * unit;
  while (y < height - 60 * unit) {
    const block = random();
    const right = width - 40 * unit;
    if (block < 0.5) {
      const rows = 2 + Math.floor(random() * 6);
      for (let row = 0; row < rows; row += 1, y += line)
        write(left, y, row === rows - 1 ? left + (right - left) * random() : right, ink);
    } else if (block < 0.75) {
      for (let row = 0; row < 5; row += 1, y += line * 1.5) {
        parts.push(
          `<rect x="${left}" y="${y - line * 0.7}" width="${right - left}" height="1" fill="${soft}" opacity=".4"/>`,
        );
        for (let x = left; x < right - menu; x += menu)
          write(x, y + line * 0.3, x + menu * (0.3 + random() * 0.5), ink);
      }
    } else {
      const bars = 12 + Math.floor(random() * 20);
      const wide = (right - left) / bars;
      for (let bar = 0; bar < bars; bar += 1) {
        const tall = line * (1 + random() * 7);
        parts.push(
          `<rect x="${left + bar * wide}" y="${y + line * 8 - tall}" width="${wide * 0.8}" height="${tall}" rx="${3 * unit}" fill="${accent}" opacity="${(0.4 + random() * 0.6).toFixed(2)}"/>`,
        );
      }
      y += line * 9;
    }
    y += line * 1.5;
  }
  return svgOf({ width, height }, parts.join(""));
}

/** @param {Random} random @returns {string} strokes of one letter, in a field of 5 by 9. */
function glyph(random) {
  const point = () => `${Math.round(random() * 10) / 2} ${2 + Math.round(random() * 7)}`;
  return random() < 0.5
    ? `M${point()}L${point()}L${point()}`
    : `M${point()}Q${point()} ${point()}M${point()}L${point()}`;
}

/**
 * @param {Random} random
 * @param {readonly string[]} alphabet
 * @param {{ x: number, y: number, end: number, fill: string, unit: number }} row
 * @returns {string} one row of words.
 */
function words(random, alphabet, { x, y, end, fill, unit }) {
  const step = 7 * unit;
  const letters = [];
  for (let at = x, left = 4; at < end; at += step, left -= 1) {
    if (left <= 0) left = 2 + Math.floor(random() * 9);
    else
      letters.push(`<path transform="translate(${at} ${y - 9 * unit}) scale(${unit})" d="${pick(random, alphabet)}"/>`);
  }
  return `<g fill="none" stroke="${fill}" stroke-width="1.2">${letters.join("")}</g>`;
}

/** Boxes and arrows. @param {PicturePlan} plan @returns {string} */
function diagram({ width, height, seed }) {
  const random = createRandom(seed);
  const boxes = Array.from({ length: 8 }, (_, index) => {
    const [x, y] = [(index % 4) * (width / 4) + 10, Math.floor(index / 4) * (height / 2) + 10];
    const box = `<rect x="${x}" y="${y}" width="${width / 5}" height="${height / 4}" rx="8" fill="${color(random)}"/>`;
    return `${box}<path d="M${x + width / 5} ${y + height / 8}h${width / 20}" stroke="#667"/>`;
  });
  return svgOf({ width, height }, boxes.join(""));
}

/** @param {Random} random @returns {string} */
function color(random) {
  return `hsl(${Math.round(random() * 360)} ${Math.round(20 + random() * 60)}% ${Math.round(20 + random() * 55)}%)`;
}

/** @param {Size} size @param {string} inner @returns {string} */
function svgOf({ width, height }, inner) {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${inner}</svg>`;
}
