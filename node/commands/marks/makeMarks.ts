import { readFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { marks } from "../../../src/shared/marks";
import type { SiteSettings } from "../../../src/shared/settings";
import { readBrand } from "../../settings/readBrand";
import { bitmaps, icoOf, manifestOf, type Bitmap } from "./planMarks";

/** Dots per inch at which an SVG of 32 pixels renders as large as the largest bitmap. */
const density = 72 * 16;

/**
 * Makes the icons and the web manifest that browsers and operating systems show for the site.
 *
 * @param root absolute path of the repository.
 * @param favicon SVG file of static/.
 * @returns content of each file, by its address.
 */
export async function makeMarks(
  root: string,
  settings: Pick<SiteSettings, "title" | "navbar" | "tagline">,
  favicon: string,
): Promise<ReadonlyMap<string, Buffer>> {
  const mark = await readFile(path.join(root, "static", favicon));
  const { light } = readBrand(root);
  const painted = bitmaps.map(async (bitmap) => [bitmap.file, await paint(mark, bitmap, light.page)] as const);
  return new Map([...(await Promise.all(painted)), [marks.manifest, Buffer.from(manifestOf(settings, light))]]);
}

async function paint(mark: Buffer, { size, part }: Bitmap, page: string): Promise<Buffer> {
  const inner = Math.round(size * (part ?? 1));
  const drawn = await sharp(mark, { density })
    .resize(inner, inner, { fit: "contain", background: "#00000000" })
    .png({ compressionLevel: 9 })
    .toBuffer();
  if (part === null) return icoOf(drawn, size);
  return sharp({ create: { width: size, height: size, channels: 3, background: page } })
    .composite([{ input: drawn }])
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}
