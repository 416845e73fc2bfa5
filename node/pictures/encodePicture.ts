import type { Raw, Sharp } from "sharp";

/** WebP encoding options. They were chosen by measurement: docs/decisions/0051-picture-encoding.md. */
const usual = { quality: 80, effort: 2 } as const;
/** For originals that are already small, tried in this order: lossless for flat areas, then lower and lower quality. */
const smaller = [
  { lossless: true, effort: 2 },
  { quality: 60, effort: 2 },
  { quality: 40, effort: 2 },
] as const;

/** Identifies everything that determines the bytes of an encoded picture, except the original's bytes and the widths. */
export const recipe = JSON.stringify([usual, smaller]);

/**
 * Decodes a picture once and scales it down from there.
 *
 * @param bytes the original file.
 * @param widths in pixels, none larger than the original's.
 * @returns a WebP file for each width, not larger than the original if any of the options achieves that.
 * @throws {Error} from sharp, if the picture cannot be decoded.
 */
export async function encodePicture(bytes: Buffer, widths: readonly number[]): Promise<readonly Buffer[]> {
  const { default: sharp } = await import("sharp");
  // sharp's cache helps only when the same picture is processed again, and takes up to 50 MB.
  sharp.cache(false);
  // Apply the orientation that a camera may have recorded.
  const wide = sharp(bytes)
    .autoOrient()
    .resize({ width: Math.max(...widths) });
  const { data, raw } = await decode(wide).then((pixels) =>
    isOpaque(pixels) ? decode(sharp(pixels.data, { raw: pixels.raw }).removeAlpha()) : pixels,
  );
  const files: Buffer[] = [];
  // Encode sequentially, so that a picture takes one thread: several pictures are encoded in parallel.
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

/** Whether the alpha channel is fully opaque, as in most screenshots: an alpha channel makes resizing take five times as long. */
function isOpaque({ data, raw }: Pixels): boolean {
  if (raw.channels !== 4) return false;
  for (let place = 3; place < data.length; place += 4) if (data[place] !== 255) return false;
  return true;
}
