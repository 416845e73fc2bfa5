import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { recipe } from "./encodePicture";
import { parsePictureName } from "./pictureName";

/** Width of the text column in CSS pixels, `--width-text` at the default font size: no picture is shown wider. */
export const column = 736;
/** Pixel densities for which files are made: standard screens, phones (narrower than the column, but denser), dense screens. */
const densities = [1, 1.5, 2];
/** A width above this fraction of the widest one saves too little for a file of its own. */
const nearly = 0.85;

/** Data of a picture that are known before any of its files is made. */
export interface PictureDescription {
  /** The original, from the repository root. */
  readonly file: string;
  /** Start of all file names; contains the digest of the content and of the encoding settings. */
  readonly name: string;
  /** Follows `name` in the names of WebP files for a width that a page sets; empty for the default width. */
  readonly mark: string;
  /** Natural size in CSS pixels, or the size for the width that a page sets. */
  readonly width: number;
  readonly height: number;
  /** Largest width at which it is shown, in CSS pixels. */
  readonly shown: number;
  /** Widths of the WebP files in pixels, smallest first; empty if readers get the original. */
  readonly widths: readonly number[];
}

/**
 * @param root absolute path of the repository.
 * @param file from the repository root.
 * @param wanted width that a page sets, in CSS pixels; null for none.
 * @throws {Error} if the file is missing or is not a picture.
 */
export async function describePicture(
  root: string,
  file: string,
  wanted: number | null = null,
): Promise<PictureDescription> {
  const bytes = await readFile(path.join(root, file));
  // Load sharp lazily: most sites and processes read no picture.
  const { default: sharp } = await import("sharp");
  const metadata = await sharp(bytes).metadata();
  const { format, pages = 1, autoOrient } = metadata;
  if (!autoOrient.width || !autoOrient.height) throw new Error("It has no size.");
  const { density } = parsePictureName(file);
  const natural = { width: Math.round(autoOrient.width / density), height: Math.round(autoOrient.height / density) };
  const isDrawing = format === "svg";
  const usual = Math.min(column, natural.width);
  // Only a vector drawing stays sharp when it is enlarged.
  const shown = wanted === null ? usual : Math.min(column, wanted, isDrawing ? column : natural.width);
  const [width, height] =
    shown === usual ? [natural.width, natural.height] : [shown, Math.round((natural.height / natural.width) * shown)];
  const hash = createHash("sha256")
    .update(bytes)
    .update(`${recipe} ${sharp.versions.sharp ?? ""}`);
  // The name becomes part of URLs, also in `srcset` lists, which commas and spaces separate.
  const stem = path.parse(file).name.replace(/[^\w@.-]+/g, "-");
  return {
    file,
    name: `${stem}-${hash.digest("hex").slice(0, 12)}`,
    // Smaller sizes are made from the largest one, so other widths need other names: files with the same name must have
    // the same bytes, whichever page requests them first.
    mark: shown === usual ? "" : `-at-${String(shown)}`,
    width,
    height,
    shown,
    // A vector drawing fits every size, and an animation would lose all frames but one.
    widths: isDrawing || pages > 1 ? [] : widthsOf(shown, autoOrient.width),
  };
}

function widthsOf(shown: number, original: number): readonly number[] {
  const wanted = densities.map((density) => Math.min(Math.round(shown * density), original));
  const widest = Math.max(...wanted);
  return [...new Set(wanted)].filter((width) => width === widest || width < widest * nearly);
}
