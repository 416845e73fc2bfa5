import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Doc } from "../content/parseDocument";
import type { Reference } from "../elements/reference";
import { recordingsFileOf } from "../recordings/recording";
import { parsePictureName } from "../pictures/pictureName";
import { fileOfPicture } from "../content/shownPictures";

/**
 * Digests of the other files of each document, so that a page is re-rendered when one of them is replaced: its pictures, the recorded
 * output of its runs, and the files that its code blocks show.
 *
 * @param root absolute path of the repository.
 * @returns digests by the document's file: those of pictures in the order of the text, each followed by that of its dark version, then
 *   those of its recordings and snippets; null for a missing file. No entry for a document without such files.
 */
export async function fileDigests(
  root: string,
  docs: readonly Doc[],
  { recordings = {}, snippets: known = {} }: Pick<Reference, "recordings" | "snippets">,
): Promise<Readonly<Record<string, readonly (string | null)[]>>> {
  const read = new Map<string, Promise<string | null>>();
  const digestOf = (file: string) => {
    const digest = read.get(file) ?? readDigest(path.join(root, file));
    read.set(file, digest);
    return digest;
  };
  const entries = docs.map(async ({ file, pictures, runs, snippets }) => {
    const light = pictures.flatMap(({ src }) => fileOfPicture(src, file) ?? []);
    const files = light.flatMap((each) => [each, parsePictureName(each).dark]);
    // Null before the first recording: a page can depend only on a node that exists.
    const recorded = runs.runs.length === 0 ? [] : [recordings[recordingsFileOf(file)]?.digest ?? null];
    const listed = snippets.map((name) => known[name]?.digest ?? null);
    return [file, [...(await Promise.all(files.map(digestOf))), ...recorded, ...listed]] as const;
  });
  return Object.fromEntries((await Promise.all(entries)).filter(([, digests]) => digests.length > 0));
}

async function readDigest(file: string): Promise<string | null> {
  try {
    return createHash("sha256")
      .update(await readFile(file))
      .digest("hex");
  } catch {
    // The checks report a file that cannot be read.
    return null;
  }
}
