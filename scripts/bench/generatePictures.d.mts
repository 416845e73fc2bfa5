// Types of generatePictures.mjs for tests, which are TypeScript.
import type { PicturePlan } from "./drawPicture.mjs";
import type { GeneratedFile } from "./generateDocs.mjs";

export interface PictureOptions {
  readonly count: number;
  readonly seed?: number;
  readonly mix?: { readonly photograph: number; readonly screenshot: number };
}

export interface DocumentsWithPictures {
  readonly files: readonly GeneratedFile[];
  readonly pictures: readonly (PicturePlan & { readonly file: string })[];
}

export function addPictures(files: readonly GeneratedFile[], options: PictureOptions): DocumentsWithPictures;
export function writePictures(workspace: string, made: DocumentsWithPictures): Promise<void>;
