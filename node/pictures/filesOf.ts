import path from "node:path";
import type { PictureDescription } from "./describePicture";

/** Folder in the output, below one that hosts let browsers cache for a year. */
export const picturesFolder = "static/pictures";

export interface PictureFiles {
  readonly original: string;
  /** By width, smallest first. */
  readonly encoded: readonly { readonly width: number; readonly name: string }[];
}

/** @returns the names of all files of a picture in the output, relative to `picturesFolder`. */
export function filesOf({ file, name, mark, widths }: PictureDescription): PictureFiles {
  return {
    original: `${name}${path.extname(file).toLowerCase()}`,
    encoded: widths.map((width) => ({ width, name: `${name}${mark}-${String(width)}.webp` })),
  };
}
