import type { Raw, Sharp } from "sharp";

/** How WebP is written. The settings were chosen by measurement: docs/decisions/0051-picture-encoding.md. */
const usual = { quality: 80, effort: 2 } as const;
/** For originals that are small already, tried in turn: flat areas, then less and less of the picture. */
const smaller = [
  { lossless: true, effort: 2 },
  { quality: 60, effort: 2 },
  { quality: 40, effort: 2 },
] as const;

/** Stands for everything that decides the bytes of an encoded picture, but its own bytes and widths. */
export const recipe = JSON.stringify([usual, smaller]);

/**
 * Decodes a picture once, and makes it smaller from there.
 *
 * @param bytes the original file.
 * @param widths in pixels, none wider than the original.
 * @returns a WebP file for each width, not larger than the original wherever that can be had.
 * @throws {Error} of sharp, when the picture cannot be decoded.
 */
export async function encodePicture(bytes: Buffer, widths: readonly number[]): Promise<readonly Buffer[]> {
  const { default: sharp } = await import("sharp");
  // What sharp remembers is of use for the same picture alone, and takes up to 50 MB.
  sharp.cache(false);
  // As it is seen: a camera may have noted that the picture lies on its side.
  const wide = sharp(bytes)
    .autoOrient()
    .resize({ width: Math.max(...widths) });
  const { data, raw } = await decode(wide).then((pixels) =>
    isOpaque(pixels) ? decode(sharp(pixels.data, { raw: pixels.raw }).removeAlpha()) : pixels,
  );
  const files: Buffer[] = [];
  // One after the other, so that a picture takes one thread: several pictures are made at a time.
  for (const width of widths) {
    const encode = (options: Parameters<ReturnType<typeof sharp>["webp"]>[0]) =>
      sharp(data, { raw }).resize({ width }).webp(options).toBuffer();
    let best = await encode(usual);
    for (const options of smaller) {
      if (best.length <= bytes.length) break;
      const next = await encode(options);
      if (next.length < best.length) best = next;
    }
    files.push(best);
  }
  return files;
}

interface Pixels {
  readonly data: Buffer;
  readonly raw: Raw;
}

async function decode(picture: Sharp): Promise<Pixels> {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return { data, raw: { width, height, channels } };
}

/** Whether there is an alpha channel that says nothing, as in most screenshots: it makes resizing take five times as long. */
function isOpaque({ data, raw }: Pixels): boolean {
  if (raw.channels !== 4) return false;
  for (let place = 3; place < data.length; place += 4) if (data[place] !== 255) return false;
  return true;
}
