import { formatAsked } from "../pictures/askedPicture";
import { resolveHref } from "../syntax/resolveHref";
import type { Doc } from "./parseDocument";

/**
 * @returns the file of a picture that a document refers to, from the repository root; null if the address is not a file of the repository.
 */
export function fileOfPicture(src: string, from: string): string | null {
  const target = resolveHref(src, from);
  // The target may be a page instead of a picture; the code that reads the file reports that.
  if (target.kind === "relative" || target.kind === "document") return target.file;
  return target.kind === "address" ? `static${target.path}` : null;
}

/** @returns the pictures that documents show, without duplicates, from the repository root. */
export function shownPictures(docs: readonly Pick<Doc, "file" | "pictures">[]): readonly string[] {
  const files = docs.flatMap((doc) => doc.pictures.map(({ src }) => fileOfPicture(src, doc.file)));
  return [...new Set(files.filter((file) => file !== null))];
}

/** @returns the pictures that documents show, once for each width that documents give them. */
export function askedPictures(docs: readonly Pick<Doc, "file" | "pictures">[]): readonly string[] {
  const asked = docs.flatMap((doc) =>
    doc.pictures.flatMap(({ src, width = null }) => {
      const file = fileOfPicture(src, doc.file);
      return file === null ? [] : [formatAsked({ file, width })];
    }),
  );
  return [...new Set(asked)];
}
