import { readFile } from "node:fs/promises";
import path from "node:path";
import opentype, { type Font } from "opentype.js";

/** From the repository root; `npm run faces` writes the files. */
export const facesFolder = "src/site/faces";

export interface CardFaces {
  readonly title: Font;
  readonly text: Font;
  readonly label: Font;
}

/** @param root absolute path of the repository. */
export async function readCardFaces(root: string): Promise<CardFaces> {
  const read = async (role: keyof CardFaces): Promise<Font> => {
    const bytes = await readFile(path.join(root, facesFolder, `card-${role}.woff`));
    return opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
  };
  const [title, text, label] = await Promise.all([read("title"), read("text"), read("label")]);
  return { title, text, label };
}
