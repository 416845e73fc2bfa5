import { createHash } from "node:crypto";
import { copyFile, mkdir, readFile, utimes } from "node:fs/promises";
import path from "node:path";
import type { PictureFile } from "./remarkDocument";

/** Widths that are made, in pixels: a phone, the text column, and the column on a dense screen. */
const widths = [480, 960, 1440];
const quality = 80;
/** Below the folder that hosts cache for a year: the names carry the content's digest. */
const folder = "static/pictures";

export interface PictureRequest {
  /** Absolute path of the repository. */
  readonly root: string;
  /** The picture, from the repository root. */
  readonly file: string;
  readonly pathPrefix: string;
}

/**
 * Writes a picture into the output: the original, and for raster pictures WebP in the widths that are smaller.
 * A file that is there already is not made again.
 *
 * @throws {Error} with the file's name when it is missing or no picture.
 */
export async function writePicture({ root, file, pathPrefix }: PictureRequest): Promise<PictureFile> {
  const bytes = await readFile(path.join(root, file));
  // Most sites and processes have no picture to read.
  const { default: sharp } = await import("sharp");
  const { autoOrient, format } = await sharp(bytes).metadata();
  // As it is seen: a camera may have noted that the picture lies on its side.
  const { width, height } = autoOrient;
  if (!width || !height) throw new Error(`${file} has no size.`);
  const digest = createHash("sha256").update(bytes).digest("hex").slice(0, 12);
  const name = `${path.parse(file).name}-${digest}`;
  const output = path.join(root, "public", folder);
  await mkdir(output, { recursive: true });

  const original = `${name}${path.extname(file)}`;
  if (!(await touch(path.join(output, original)))) await copyFile(path.join(root, file), path.join(output, original));
  const address = (fileName: string) => `${pathPrefix}/${folder}/${fileName}`;
  const full = address(original);
  if (format === "svg") return { src: full, srcSet: null, full, width, height };

  const made = await Promise.all(
    [...new Set(widths.map((wanted) => Math.min(wanted, width)))].map(async (wanted) => {
      const fileName = `${name}-${wanted}.webp`;
      const target = path.join(output, fileName);
      if (!(await touch(target)))
        await sharp(bytes).autoOrient().resize({ width: wanted }).webp({ quality }).toFile(target);
      return { wanted, src: address(fileName) };
    }),
  );
  const column = made.find(({ wanted }) => wanted >= Math.min(widths[1] ?? 0, width)) ?? made[0];
  return {
    src: column?.src ?? full,
    srcSet: made.map(({ src, wanted }) => `${src} ${wanted}w`).join(", "),
    full,
    width,
    height,
  };
}

/** @returns whether the file is there. Then it is as new as what this build writes, which removes older files at its end. */
async function touch(file: string): Promise<boolean> {
  const now = new Date();
  return utimes(file, now, now).then(
    () => true,
    () => false,
  );
}
