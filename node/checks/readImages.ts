import { access, readFile } from "node:fs/promises";
import path from "node:path";
import pMap from "p-map";
import type { Doc } from "../content/parseDocument";
import { collections, toRepositoryFile } from "../common/sources";
import { listFiles } from "../common/listFiles";
import { openPictureDecoder, type PictureDecoder } from "../pictures/decodePictures";
import { parsePictureName } from "../pictures/pictureName";
import { shownPictures } from "../content/shownPictures";
import { scriptOfSvg } from "./scriptOfSvg";

export interface ImageSize {
  /** In pixels, as displayed. */
  readonly width: number;
  readonly height: number;
  /** Code that would run in an SVG file. */
  readonly script?: string;
}

/** By file from the repository root; null for a file that is not a picture. Files that do not exist have no entry. */
export type Images = ReadonlyMap<string, ImageSize | null>;

/** Number of files that are read at the same time. */
const atOnce = 4;

/**
 * Reads the sizes of pictures that documents show, of all pictures for dark mode, and of their light versions.
 *
 * @param isDecoding whether to decode the pictures, which finds truncated ones.
 */
export async function readImages(
  root: string,
  docs: readonly Pick<Doc, "file" | "pictures">[],
  isDecoding: boolean,
): Promise<Images> {
  const decoder = isDecoding ? await openPictureDecoder(root) : null;
  const dark = (await readPictureFiles(root)).filter((file) => parsePictureName(file).isDark);
  const files = new Set([...shownPictures(docs), ...dark.flatMap((file) => [file, parsePictureName(file).light])]);
  const sizes = await pMap(files, async (file) => [file, await readSize(root, file, decoder)] as const, {
    concurrency: atOnce,
  });
  await decoder?.save();
  return new Map(sizes.filter((entry): entry is readonly [string, ImageSize | null] => entry[1] !== undefined));
}

async function readPictureFiles(root: string): Promise<readonly string[]> {
  const folders = await Promise.all(
    [...Object.values(collections), "static"].map(async (folder) => {
      const files = await listFiles(path.join(root, folder));
      return files
        .filter((file) => /\.(?:avif|gif|jpe?g|png|svg|webp)$/i.test(file))
        .map((file) => toRepositoryFile(root, file));
    }),
  );
  return folders.flat().sort();
}

/** @returns null for a file that is not a picture, undefined for a missing file. */
async function readSize(
  root: string,
  name: string,
  decoder: PictureDecoder | null,
): Promise<ImageSize | null | undefined> {
  const file = path.join(root, name);
  // Load sharp only when there is a picture: most sites have none.
  const { default: sharp } = await import("sharp");
  const isThere = await access(file).then(
    () => true,
    () => false,
  );
  if (!isThere) return undefined;
  // Read the file here: libvips caches files that it opens itself, so the live preview would not notice changes.
  return readFile(file)
    .then((bytes) => sharp(bytes).metadata())
    .then(async ({ format, pages = 1, autoOrient: { width, height } }) => {
      // The build only copies SVG files and animated pictures.
      const isCopied = format === "svg" || pages > 1;
      const script = format === "svg" ? scriptOfSvg(await readFile(file, "utf8")) : null;
      return isCopied || !decoder || (await decoder.decodes(name))
        ? { width, height, ...(script !== null && { script }) }
        : null;
    })
    .catch(() => null);
}
