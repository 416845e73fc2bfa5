/**
 * Parts of a picture's file name: "field@2x.dark.png" is the dark variant of "field@2x.png", and its size in CSS pixels
 * is half its size in pixels.
 */
export interface PictureName {
  /** Pixels of the file per CSS pixel. */
  readonly density: number;
  readonly isDark: boolean;
  /** Whether the density is after ".dark" instead of before it. */
  readonly isWrongOrder: boolean;
  /** The files for light mode and for dark mode; one of them is the file itself, with its marks in order. */
  readonly light: string;
  readonly dark: string;
}

const marks = /^(?<stem>.*?)(?<before>@[2-4]x)?(?<dark>\.dark)?(?<after>@[2-4]x)?(?<ending>\.\w+)$/s;

/** @param file name, with or without folders. */
export function parsePictureName(file: string): PictureName {
  const { stem = file, before, dark, after, ending = "" } = marks.exec(file)?.groups ?? {};
  const density = before ?? after ?? "";
  return {
    density: density === "" ? 1 : Number(density.slice(1, -1)),
    isDark: dark !== undefined,
    isWrongOrder: dark !== undefined && after !== undefined,
    light: `${stem}${density}${ending}`,
    dark: `${stem}${density}.dark${ending}`,
  };
}
