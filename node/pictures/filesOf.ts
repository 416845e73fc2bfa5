import path from "node:path";
import type { PictureDescription } from "./describePicture";

/** Folder of the output, below those that hosts cache for a year. */
export const picturesFolder = "static/pictures";

export interface PictureFiles {
  readonly original: string;
  /** By width, smallest first. */
  readonly encoded: readonly { readonly width: number; readonly name: string }[];
}

/** @returns names of all files of a picture in the output, below `picturesFolder`. */
export function filesOf({ file, name, mark, widths }: PictureDescription): PictureFiles {
  return {
    original: `${name}${path.extname(file).toLowerCase()}`,
    encoded: widths.map((width) => ({ width, name: `${name}${mark}-${String(width)}.webp` })),
  };
}
