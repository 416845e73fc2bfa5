/** Font size of all text in a diagram, in CSS pixels, as in `--text-tiny`; smaller text is unreadable. */
export const textSize = 13;
export const lineHeight = 18;
/** Maximum width of a label's line; wider labels wrap. */
const widestLine = 176;

/**
 * Advance widths of Arial from space to tilde, in hundredths of the font size. The fonts of sites are similar, because
 * their fallback font is scaled to their width, and boxes leave space for the difference.
 */
const arial = [
  28, 28, 35, 56, 56, 89, 67, 19, 33, 33, 39, 58, 28, 33, 28, 28, 56, 56, 56, 56, 56, 56, 56, 56, 56, 56, 28, 28, 58,
  58, 58, 56, 102, 67, 67, 72, 72, 67, 61, 78, 72, 28, 50, 67, 56, 83, 72, 78, 67, 78, 72, 67, 61, 72, 67, 94, 67, 67,
  61, 28, 28, 28, 47, 56, 33, 56, 56, 50, 56, 56, 28, 56, 56, 22, 22, 50, 22, 83, 56, 56, 56, 56, 33, 50, 28, 56, 50,
  72, 50, 50, 50, 33, 26, 33, 58,
];
/** Widths of letters that are not in the table: accented Latin, Greek and Cyrillic; and full-width characters. */
const usual = 62;
const full = 102;
/** Reserve for differences between fonts of a few percent. */
const reserve = 1.05;

export function widthOf(text: string): number {
  let hundredths = 0;
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0;
    hundredths += arial[code - 32] ?? (code > 0x2e7f ? full : usual);
  }
  return Math.ceil((hundredths / 100) * textSize * reserve);
}

export interface TextBlock {
  readonly lines: readonly string[];
  readonly width: number;
  readonly height: number;
}

/** @param label with `<br>` for the author's line breaks. */
export function measureLabel(label: string): TextBlock {
  const lines = label.split(/\s*<br\s*\/?>\s*/).flatMap(wrap);
  return { lines, width: Math.max(...lines.map(widthOf)), height: lines.length * lineHeight };
}

function wrap(text: string): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && widthOf(`${last} ${word}`) <= widestLine) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
