import { localNames, widthInArial } from "./arial.mjs";

/** A text in which letters are as frequent as in documents. */
const sample =
  "Federated learning trains one model on data that stays where it is. Each client trains on its own samples and sends only the update, which the server averages with the others; then the next round begins. Set partition_alpha to 0.5, and 10 of 1000 clients take part in each round. Run the command below on your computer: it needs no account, and ends within 3 minutes.";

/**
 * @typedef {import("opentype.js").Font} Font
 * @typedef {object} Fallback
 * @property {number} size factor by which Arial must be larger for a text of the same width.
 * @property {number} ascent above the baseline, as a multiple of that size.
 * @property {number} descent below it.
 */

/**
 * Measures a face against Arial.
 *
 * @param {Font} font one weight of the face.
 * @param {"regular" | "bold"} weight of Arial that is its fallback.
 * @returns {Fallback}
 */
export function measureFallback(font, weight) {
  const size = widthIn(font, sample) / widthInArial(sample, weight);
  return {
    size,
    ascent: font.ascender / font.unitsPerEm / size,
    descent: -font.descender / font.unitsPerEm / size,
  };
}

/** @returns {number} as a multiple of the font size. */
function widthIn(font, text) {
  const glyphs = [...text].map((letter) => font.charToGlyph(letter));
  const width = glyphs.reduce((sum, glyph, index) => {
    const next = glyphs[index + 1];
    return sum + glyph.advanceWidth + (next ? font.getKerningValue(glyph, next) : 0);
  }, 0);
  return width / font.unitsPerEm;
}

/**
 * @param {string} family of the face whose fallback it is.
 * @param {string} weights "400 500".
 * @param {"regular" | "bold"} weight
 * @param {Fallback} measured
 * @returns {string} a rule for Arial with the metrics of the face.
 */
export function fallbackRule(family, weights, weight, { size, ascent, descent }) {
  const percent = (part) => `${(100 * part).toFixed(2)}%`;
  return `@font-face {
  font-family: "${family} Fallback";
  src: ${localNames[weight].map((name) => `local("${name}")`).join(", ")};
  font-weight: ${weights};
  size-adjust: ${percent(size)};
  ascent-override: ${percent(ascent)};
  descent-override: ${percent(descent)};
  line-gap-override: 0%;
}`;
}
