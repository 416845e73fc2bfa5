import { appIcons, marks } from "../../../src/shared/marks";
import type { SiteSettings } from "../../../src/shared/settings";
import type { BrandColors } from "../../settings/readBrand";

/** A picture that is made of the site's mark. */
export interface Bitmap {
  /** Address: the file's name in static/. */
  readonly file: string;
  /** Pixels of each side. */
  readonly size: number;
  /** Part of the side that the mark takes; the rest is the page's colour. Null: all of it, on nothing. */
  readonly part: number | null;
}

/** Systems cut app icons to shapes of their own, of which the smallest keeps four fifths of the width. */
const safePart = 0.62;

export const bitmaps: readonly Bitmap[] = [
  { file: marks.bitmap, size: 32, part: null },
  { file: marks.touch, size: 180, part: safePart },
  ...appIcons.map(({ file, size }) => ({ file, size, part: safePart })),
];

/** What an installed site is called and looks like. Addresses are relative: the file may lie below a path. */
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
 * A PNG picture as an icon file.
 *
 * @param size pixels of each side, below 256.
 * @source form: https://learn.microsoft.com/windows/win32/menurc/icon-resource, with a PNG as browsers and Windows read it
 */
export function icoOf(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  // An icon file with one picture.
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  // One plane of 32 bits for a pixel.
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
