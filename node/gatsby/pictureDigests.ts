import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Doc } from "../content/parseDocument";
import { parsePictureName } from "../pictures/pictureName";
import { fileOfPicture } from "../content/shownPictures";

/**
 * What the pictures of each document are made of, so that a page is rendered again when one of them is replaced.
 *
 * @param root absolute path of the repository.
 * @returns digests in the order of the text by the document's file, each with that of its dark mode's picture, null for one
 *   that is missing; no entry for a document without pictures.
 */
export async function pictureDigests(
  root: string,
  docs: readonly Doc[],
): Promise<Readonly<Record<string, readonly (string | null)[]>>> {
  const known = new Map<string, Promise<string | null>>();
  const digestOf = (file: string) => {
    const digest = known.get(file) ?? readDigest(path.join(root, file));
    known.set(file, digest);
    return digest;
  };
  const shown = docs.filter(({ pictures }) => pictures.length > 0);
  const entries = shown.map(async ({ file, pictures }) => {
    const light = pictures.flatMap(({ src }) => fileOfPicture(src, file) ?? []);
    const files = light.flatMap((each) => [each, parsePictureName(each).dark]);
    return [file, await Promise.all(files.map(digestOf))] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

async function readDigest(file: string): Promise<string | null> {
  try {
    return createHash("sha256")
      .update(await readFile(file))
      .digest("hex");
  } catch {
    // The checks report it.
    return null;
  }
}
