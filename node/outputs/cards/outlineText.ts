import type { Font } from "opentype.js";

/** Cache of letter outlines, in the units of the font's own grid. Most cards use the same letters. */
const outlines = new WeakMap<Font, Map<string, string>>();

/** Position and size of a line of text, in pixels. */
export interface Place {
  /** Left end of the line; `y` is its baseline. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** Space added between letters, as a fraction of the size. */
  readonly tracking?: number;
}

/** The letters of a text that a font has. Other characters, such as emoji, are omitted. */
function lettersOf(font: Font, text: string): readonly string[] {
  return [...text].filter((letter) => font.charToGlyphIndex(letter) !== 0);
}

function advances(font: Font, text: string, size: number, tracking: number): readonly number[] {
  const glyphs = lettersOf(font, text).map((letter) => font.charToGlyph(letter));
  const scale = size / font.unitsPerEm;
  return glyphs.map((glyph, index) => {
    const next = glyphs[index + 1];
    return ((glyph.advanceWidth ?? 0) + (next ? font.getKerningValue(glyph, next) : 0)) * scale + tracking * size;
  });
}

export function widthOf(font: Font, text: string, size: number, tracking = 0): number {
  return advances(font, text, size, tracking).reduce((sum, advance) => sum + advance, 0);
}

/** Breaks a text between words, and within a word that is wider than the line. */
export function breakLines(font: Font, text: string, size: number, widest: number, tracking = 0): readonly string[] {
  const isWide = (line: string) => widthOf(font, line, size, tracking) > widest;
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && isWide(longer)) lines.push(...breakWord(word, isWide));
    else lines.splice(-1, 1, ...breakWord(longer, isWide));
  }
  return lines;
}

/** Breaks a word that is too long for a line, such as a long identifier. */
function breakWord(word: string, isWide: (line: string) => boolean): readonly string[] {
  if (!isWide(word)) return [word];
  const lines = [""];
  for (const letter of word) {
    const last = lines.at(-1) ?? "";
    if (last !== "" && isWide(last + letter)) lines.push(letter);
    else lines.splice(-1, 1, last + letter);
  }
  return lines;
}

/** A line of text as SVG shapes, which look the same on machines with different fonts. */
export function outlineText(font: Font, text: string, { x, y, size, tracking = 0 }: Place): string {
  const scale = size / font.unitsPerEm;
  const steps = advances(font, text, size, tracking);
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
