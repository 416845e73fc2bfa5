import { readFile } from "node:fs/promises";
import path from "node:path";
import { readCached, writeCached } from "../cache/cacheFile";
import { cacheFolder } from "../cache/cacheFolder";
import { sha256 } from "../common/sha256";

/** Decodes pictures to check whether the build can make smaller files from them; each content only once, across all runs. */
export interface PictureDecoder {
  /** @param file from the repository root. */
  readonly decodes: (file: string) => Promise<boolean>;
  /** Caches the results of this run for later runs. */
  readonly save: () => Promise<void>;
}

/** @param root absolute path of the repository. */
export async function openPictureDecoder(root: string): Promise<PictureDecoder> {
  const cacheFile = path.join(cacheFolder(root), "decoded-pictures.json");
  const known = new Map(Object.entries((await readCached<Readonly<Record<string, boolean>>>(cacheFile)) ?? {}));
  const asked = new Map<string, boolean>();
  return {
    async decodes(file) {
      const bytes = await readFile(path.join(root, file));
      const digest = sha256(bytes);
      const isDecodable = known.get(digest) ?? (await isWhole(bytes));
      asked.set(digest, isDecodable);
      return isDecodable;
    },
    async save() {
      const isSame = asked.size === known.size && [...asked.keys()].every((digest) => known.has(digest));
      if (!isSame) await writeCached(cacheFile, Object.fromEntries(asked));
    },
  };
}

/** Decodes every pixel, but outputs only a small picture. */
async function isWhole(bytes: Buffer): Promise<boolean> {
  const { default: sharp } = await import("sharp");
  // Shrinking on load would skip pixels.
  const picture = sharp(bytes, { sequentialRead: true }).resize({ width: 16, fastShrinkOnLoad: false });
  return picture
    .raw()
    .toBuffer()
    .then(
      () => true,
      () => false,
    );
}
