import type { VFile } from "vfile";
import { resolveHref } from "../syntax/resolveHref";
import type { ItemKey } from "../syntax/items";
import type { RenderContext } from "./remarkDocument";
import { PictureError } from "../pictures/pictureError";
import { formatAsked } from "../pictures/askedPicture";
import type { PictureFile } from "../pictures/pictureFile";

export interface ResolverInput {
  /** "" or "/docs": prefix of every address of this site. */
  readonly pathPrefix: string;
  /** @returns the document's file from the repository root. */
  readonly fileOf: (file: VFile) => string;
  /** @returns the address of a document by its file from the repository root, or null if there is no such document. */
  readonly pathOfDocument: (file: string) => Promise<string | null>;
  /**
   * @param from file of the document that links to it.
   * @returns file of the document that shows the entry of the reference data, or null if none does.
   */
  readonly placeOf: (key: ItemKey, from: string) => Promise<string | null>;
  /**
   * @param path address of a page of the newest version.
   * @param from file of the document that links to it.
   * @returns path of the document's own version if that version has the page too: "/1.0"; otherwise "".
   */
  readonly baseOf: (path: string, from: string) => Promise<string>;
  /** @returns the anchor of an entry of the reference data, on every page that shows it. */
  readonly anchorOf: (key: ItemKey) => Promise<string> | string;
  /** @param asked see `AskedPicture`. */
  readonly picture: (asked: string) => Promise<PictureFile>;
}

/** Resolves a document's links and pictures to addresses. */
export function createResolver(
  input: ResolverInput,
): Pick<RenderContext, "resolveLink" | "resolvePicture" | "resolveItem"> {
  const { pathPrefix, fileOf, pathOfDocument, placeOf, baseOf, anchorOf, picture } = input;
  return {
    async resolveLink(href, vfile, isOfNewest = false) {
      const from = fileOf(vfile);
      const target = resolveHref(href, from);
      if (target.kind === "address") return pathPrefix + (isOfNewest ? await baseOf(target.path, from) : "") + href;
      if (target.kind !== "document") return href;
      const address = await pathOfDocument(target.file);
      return address === null ? null : `${pathPrefix}${address}${target.rest}`;
    },
    async resolveItem(key, vfile) {
      const from = fileOf(vfile);
      const file = await placeOf(key, from);
      if (file === null) return null;
      if (file === from) return `#${await anchorOf(key)}`;
      const address = await pathOfDocument(file);
      return address === null ? null : `${pathPrefix}${address}#${await anchorOf(key)}`;
    },
    async resolvePicture(src, vfile, width) {
      const target = resolveHref(src, fileOf(vfile));
      if (target.kind === "relative") return picture(formatAsked({ file: target.file, width }));
      if (target.kind === "address") return picture(formatAsked({ file: `static${target.path}`, width }));
      const what = `"${src}" is not a picture of this repository.`;
      throw new PictureError(fileOf(vfile), { rule: "missing-image", what, fix: "put the file next to the page." });
    },
  };
}
