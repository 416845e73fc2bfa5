import { appIcons, marks } from "../../../src/shared/marks";
import type { SiteSettings } from "../../../src/shared/settings";
import type { BrandColors } from "../../settings/readBrand";

/** A bitmap made from the site's favicon. */
export interface Bitmap {
  /** Address, which is also the path below static/. */
  readonly file: string;
  /** Width and height in pixels. */
  readonly size: number;
  /** Share of the width that the mark takes; the rest has the page's colour. Null: the full width, on a transparent background. */
  readonly part: number | null;
}

/** Operating systems crop app icons to their own shapes; the smallest shape keeps four fifths of the width. */
const safePart = 0.62;

export const bitmaps: readonly Bitmap[] = [
  { file: marks.bitmap, size: 32, part: null },
  { file: marks.touch, size: 180, part: safePart },
  ...appIcons.map(({ file, size }) => ({ file, size, part: safePart })),
];

/** Returns the web manifest. Its addresses are relative, because the site may be below a path prefix. */
export function manifestOf(settings: Pick<SiteSettings, "title" | "navbar" | "tagline">, colors: BrandColors): string {
  const manifest = {
    name: settings.title,
    short_name: settings.navbar.title,
    description: settings.tagline,
    start_url: "./",
    display: "browser",
    background_color: colors.page,
    theme_color: colors.page,
    icons: appIcons.map(({ file, size }) => ({
      src: file.slice(1),
      sizes: `${size}x${size}`,
      type: "image/png",
      purpose: "any maskable",
    })),
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

/**
 * Wraps a PNG picture in an icon file.
 *
 * @param size width and height in pixels, below 256.
 * @source format: https://learn.microsoft.com/windows/win32/menurc/icon-resource, with a PNG, which browsers and Windows accept
 */
export function icoOf(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  // File type: icon; number of pictures: 1.
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  // One color plane, 32 bits per pixel.
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
