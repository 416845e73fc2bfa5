import { formatAsked } from "../pictures/askedPicture";
import { resolveHref } from "../syntax/resolveHref";
import type { Doc } from "./parseDocument";

/** @returns the picture behind an address that a document writes, from the repository root; null where it is none of its files. */
export function fileOfPicture(src: string, from: string): string | null {
  const target = resolveHref(src, from);
  // A page is no picture, which is found out where the file is read.
  if (target.kind === "relative" || target.kind === "document") return target.file;
  return target.kind === "address" ? `static${target.path}` : null;
}

/** @returns every picture that documents show, once, from the repository root. */
export function shownPictures(docs: readonly Pick<Doc, "file" | "pictures">[]): readonly string[] {
  const files = docs.flatMap((doc) => doc.pictures.map(({ src }) => fileOfPicture(src, doc.file)));
  return [...new Set(files.filter((file) => file !== null))];
}

/** @returns every picture that documents show, once with each width that they give it. */
export function askedPictures(docs: readonly Pick<Doc, "file" | "pictures">[]): readonly string[] {
  const asked = docs.flatMap((doc) =>
    doc.pictures.flatMap(({ src, width = null }) => {
      const file = fileOfPicture(src, doc.file);
      return file === null ? [] : [formatAsked({ file, width })];
    }),
  );
  return [...new Set(asked)];
}
