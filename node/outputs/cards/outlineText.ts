import type { Font } from "opentype.js";

/** Outlines of single letters at the size of the font's own grid, which most cards share. */
const outlines = new WeakMap<Font, Map<string, string>>();

export interface Line {
  readonly text: string;
  /** In pixels. */
  readonly width: number;
}

/** Letters of a text that a font has; one without an outline, such as an emoji, leaves a gap nobody misses. */
function lettersOf(font: Font, text: string): readonly string[] {
  return [...text].filter((letter) => font.charToGlyphIndex(letter) !== 0);
}

function advances(font: Font, text: string, size: number): readonly number[] {
  const glyphs = lettersOf(font, text).map((letter) => font.charToGlyph(letter));
  const scale = size / font.unitsPerEm;
  return glyphs.map((glyph, index) => {
    const next = glyphs[index + 1];
    return ((glyph.advanceWidth ?? 0) + (next ? font.getKerningValue(glyph, next) : 0)) * scale;
  });
}

export function widthOf(font: Font, text: string, size: number): number {
  return advances(font, text, size).reduce((sum, advance) => sum + advance, 0);
}

/** Breaks a text between words. A word that is wider than the line stands alone and is cut by the card's edge. */
export function breakLines(font: Font, text: string, size: number, widest: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && widthOf(font, longer, size) > widest) lines.push(word);
    else lines.splice(-1, 1, longer);
  }
  return lines;
}

/**
 * A line of text as SVG shapes: what it looks like does not depend on the fonts of the machine.
 *
 * @param x where it begins, and `y` its baseline, in pixels.
 */
export function outlineText(font: Font, text: string, { x, y, size }: { x: number; y: number; size: number }): string {
  const scale = size / font.unitsPerEm;
  const steps = advances(font, text, size);
  let left = x;
  return lettersOf(font, text)
    .map((letter, index) => {
      const shape = `<path transform="translate(${left.toFixed(1)} ${y}) scale(${scale.toFixed(5)})" d="${outlineOf(font, letter)}"/>`;
      left += steps[index] ?? 0;
      return shape;
    })
    .join("");
}

function outlineOf(font: Font, letter: string): string {
  const known = outlines.get(font) ?? new Map<string, string>();
  outlines.set(font, known);
  const outline = known.get(letter) ?? font.charToGlyph(letter).getPath(0, 0, font.unitsPerEm).toPathData(0);
  known.set(letter, outline);
  return outline;
}
