import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import type { VFile } from "vfile";
import { parseDocument } from "../content/parseDocument";
import { toRepositoryFile } from "../common/sources";
import type { DocumentSurroundings, PictureFile } from "../render/remarkDocument";
import { parseReference } from "../../extensions/fedml/data/parseReference";
import { readReference } from "../elements/readReference";
import { createResolver } from "../render/resolver";
import { readPlaces } from "./placesFile";

/** Links and pictures of documents that webpack compiles: outside of GraphQL, so the files themselves are asked. */
export function resolveFromDisk(
  root: string,
  picture: (file: string) => Promise<PictureFile>,
): Pick<DocumentSurroundings, "resolveLink" | "resolvePicture" | "resolveItem" | "reference"> {
  return {
    reference: async () => parseReference(await readReference(root)).reference,
    ...createResolver({
      // Gatsby's loader has put the path prefix in front of addresses already.
      pathPrefix: "",
      fileOf: (vfile: VFile) => toRepositoryFile(root, vfile.path.split("__contentFilePath=").at(-1) ?? vfile.path),
      pathOfDocument: async (file) => {
        const absolute = path.join(root, file);
        if (!existsSync(absolute)) return null;
        return (await parseDocument({ file, text: await readFile(absolute, "utf8") })).doc.path;
      },
      placeOf: async (key) => (await readPlaces(root))[key] ?? null,
      picture,
    }),
  };
}
