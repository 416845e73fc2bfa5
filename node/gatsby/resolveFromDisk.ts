import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import type { VFile } from "vfile";
import { parseHead } from "../content/parseHead";
import { toRepositoryFile } from "../common/sources";
import type { RenderContext } from "../render/remarkDocument";
import type { PictureFile } from "../pictures/pictureFile";
import { readReference } from "../elements/readReference";
import type { Extension } from "../site/extension";
import { createResolver } from "../render/resolver";
import { readPlaces } from "./placesFile";

interface DiskInput {
  /** Absolute path of the repository. */
  readonly root: string;
  readonly extension: Extension;
  readonly picture: (file: string) => Promise<PictureFile>;
}

/** Links and pictures of documents that webpack compiles: outside of GraphQL, so the files themselves are asked. */
export function resolveFromDisk({
  root,
  extension,
  picture,
}: DiskInput): Pick<RenderContext, "resolveLink" | "resolvePicture" | "resolveItem" | "reference"> {
  const reference = async () => extension.parse(await readReference(root), new Map()).reference;
  return {
    reference,
    ...createResolver({
      // Gatsby's loader has put the path prefix in front of addresses already.
      pathPrefix: "",
      fileOf: (vfile: VFile) => toRepositoryFile(root, vfile.path.split("__contentFilePath=").at(-1) ?? vfile.path),
      pathOfDocument: async (file) => {
        const absolute = path.join(root, file);
        if (!existsSync(absolute)) return null;
        return parseHead({ file, text: await readFile(absolute, "utf8") }).head.path;
      },
      anchorOf: async (key) => (await reference()).anchorOf(key),
      placeOf: async (key) => (await readPlaces(root))[key] ?? null,
      picture,
    }),
  };
}
