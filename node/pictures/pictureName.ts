/** What a picture's file name says: "field@2x.dark.png" is the dark mode's "field@2x.png", shown at half its pixels. */
export interface PictureName {
  /** Pixels of the file to one CSS pixel. */
  readonly density: number;
  readonly isDark: boolean;
  /** Whether the marks are there, but the density stands behind ".dark". */
  readonly isWrongOrder: boolean;
  /** The file for light mode, and that for dark mode: one of them is the file itself, with its marks in order. */
  readonly light: string;
  readonly dark: string;
}

const marks = /^(?<stem>.*?)(?<before>@[2-4]x)?(?<dark>\.dark)?(?<after>@[2-4]x)?(?<ending>\.\w+)$/s;

/** @param file with or without folders. */
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
