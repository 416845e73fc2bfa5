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
  /** In pixels, as the picture is seen. */
  readonly width: number;
  readonly height: number;
  /** What would run in an SVG file. */
  readonly script?: string;
}

/** By file from the repository root; null for what is no picture. What does not exist is missing. */
export type Images = ReadonlyMap<string, ImageSize | null>;

/** Files that are read at a time. */
const atOnce = 4;

/**
 * Reads the sizes of pictures that documents show, of all that are marked as dark mode's, and of those that these replace.
 *
 * @param isDecoding whether a picture that breaks off in the middle is found.
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

/** @returns null for what is no picture, undefined where nothing is. */
async function readSize(
  root: string,
  name: string,
  decoder: PictureDecoder | null,
): Promise<ImageSize | null | undefined> {
  const file = path.join(root, name);
  // Most sites have no picture to read.
  const { default: sharp } = await import("sharp");
  const isThere = await access(file).then(
    () => true,
    () => false,
  );
  if (!isThere) return undefined;
  // Of a file that it reads itself, libvips remembers what it was, and the live preview would never learn that it has changed.
  return readFile(file)
    .then((bytes) => sharp(bytes).metadata())
    .then(async ({ format, pages = 1, autoOrient: { width, height } }) => {
      // The build makes no other files of these.
      const isCopied = format === "svg" || pages > 1;
      const script = format === "svg" ? scriptOfSvg(await readFile(file, "utf8")) : null;
      return isCopied || !decoder || (await decoder.decodes(name))
        ? { width, height, ...(script !== null && { script }) }
        : null;
    })
    .catch(() => null);
}
