import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { recipe } from "./encodePicture";
import { parsePictureName } from "./pictureName";

/** Width of the text column in CSS pixels, `--width-text` at the usual size of letters: no picture is shown wider. */
export const column = 736;
/** Densities that a shown width is made for: plain screens, phones (narrower than the column, but denser), dense screens. */
const densities = [1, 1.5, 2];
/** A width that is nearly the next one would be a file that saves nobody anything. */
const nearly = 0.85;

/** What is known of a picture before any of its files is made. */
export interface PictureDescription {
  /** The original, from the repository root. */
  readonly file: string;
  /** Begins the names of all files: they hold the digest of the content and of how it is made. */
  readonly name: string;
  /** Follows it in the names of WebP files for a width that a page gives; empty for the usual one. */
  readonly mark: string;
  /** In CSS pixels, as large as the original's pixels and density allow. */
  readonly width: number;
  readonly height: number;
  /** Widest that it is shown, in CSS pixels. */
  readonly shown: number;
  /** Pixels of the WebP files, smallest first; none where the original is what readers get. */
  readonly widths: readonly number[];
}

/**
 * @param root absolute path of the repository.
 * @param file from the repository root.
 * @param wanted width that a page gives it, in CSS pixels; null for none.
 * @throws {Error} when it is missing or no picture.
 */
export async function describePicture(
  root: string,
  file: string,
  wanted: number | null = null,
): Promise<PictureDescription> {
  const bytes = await readFile(path.join(root, file));
  // Most sites and processes have no picture to read.
  const { default: sharp } = await import("sharp");
  const metadata = await sharp(bytes).metadata();
  const { format, pages = 1, autoOrient } = metadata;
  if (!autoOrient.width || !autoOrient.height) throw new Error("It has no size.");
  const { density } = parsePictureName(file);
  const natural = { width: Math.round(autoOrient.width / density), height: Math.round(autoOrient.height / density) };
  const isDrawing = format === "svg";
  const usual = Math.min(column, natural.width);
  // Only a drawing stays sharp when it is shown larger than it is.
  const shown = wanted === null ? usual : Math.min(column, wanted, isDrawing ? column : natural.width);
  const [width, height] =
    shown === usual ? [natural.width, natural.height] : [shown, Math.round((natural.height / natural.width) * shown)];
  const hash = createHash("sha256")
    .update(bytes)
    .update(`${recipe} ${sharp.versions.sharp ?? ""}`);
  // The name becomes a part of addresses, among them of lists that commas and spaces divide.
  const stem = path.parse(file).name.replace(/[^\w@.-]+/g, "-");
  return {
    file,
    name: `${stem}-${hash.digest("hex").slice(0, 12)}`,
    // Files of one name have the same bytes, whichever page asks first: smaller sizes are made of the largest.
    mark: shown === usual ? "" : `-at-${String(shown)}`,
    width,
    height,
    shown,
    // Drawings have every size at once; of what moves, one picture would be left.
    widths: isDrawing || pages > 1 ? [] : widthsOf(shown, autoOrient.width),
  };
}

function widthsOf(shown: number, original: number): readonly number[] {
  const wanted = densities.map((density) => Math.min(Math.round(shown * density), original));
  const widest = Math.max(...wanted);
  return [...new Set(wanted)].filter((width) => width === widest || width < widest * nearly);
}
