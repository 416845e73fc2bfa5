import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import type { VFile } from "vfile";
import type { DocsVersion } from "../../src/shared/settings";
import { parseHead } from "../content/parseHead";
import { toRepositoryFile } from "../common/sources";
import type { RenderContext } from "../render/remarkDocument";
import type { PictureFile } from "../pictures/pictureFile";
import { readSnippets } from "../codeBlocks/snippets";
import type { Reference } from "../elements/reference";
import { readReference } from "../elements/readReference";
import { readRecordings } from "../recordings/readRecordings";
import { recordingsFileOf } from "../recordings/recording";
import type { Extension } from "../site/extension";
import { homeFor } from "../model/buildPlaces";
import { baseInVersion } from "../model/versionOfFile";
import { createResolver } from "../render/resolver";
import { readPlaces } from "./placesFile";

interface DiskInput {
  /** Origin of the site, without a slash at its end. */
  readonly siteUrl: string;
  /** "" or "/docs": the path that the site is built for. */
  readonly pathPrefix: string;
  /** Absolute path of the repository. */
  readonly root: string;
  readonly extension: Extension;
  readonly variables: Reference["variables"];
  readonly numberPrefixes: Reference["numberPrefixes"];
  /** The newest first. */
  readonly versions: readonly DocsVersion[];
  readonly picture: (asked: string) => Promise<PictureFile>;
}

/** Resolves links and pictures of documents that webpack compiles. GraphQL is not available there, so this reads the files themselves. */
export function resolveFromDisk({
  root,
  siteUrl,
  pathPrefix,
  extension,
  variables,
  numberPrefixes,
  versions,
  picture,
}: DiskInput): Pick<
  RenderContext,
  "resolveLink" | "resolvePicture" | "resolveItem" | "fileOf" | "reference" | "recordings" | "urlOf"
> {
  const reference = async () => {
    const { reference: parsed } = extension.parse(await readReference(root), new Map());
    return { ...parsed, snippets: await readSnippets(root), variables };
  };
  // Gatsby's plugin passes the file's name inside the path of the page's template.
  const fileOf = (vfile: VFile) => toRepositoryFile(root, vfile.path.split("__contentFilePath=").at(-1) ?? vfile.path);
  return {
    reference,
    fileOf,
    recordings: async (vfile) => (await readRecordings(root)).recordings[recordingsFileOf(fileOf(vfile))]?.recordings,
    urlOf: (address) => siteUrl + pathPrefix + address,
    ...createResolver({
      // Gatsby's loader has already put the path prefix in front of addresses.
      pathPrefix: "",
      fileOf,
      pathOfDocument: async (file) => {
        const absolute = path.join(root, file);
        if (!existsSync(absolute)) return null;
        return parseHead({ file, text: await readFile(absolute, "utf8") }, { numberPrefixes }).head.path;
      },
      anchorOf: async (key) => (await reference()).anchorOf(key),
      placeOf: async (key, from) => homeFor((await readPlaces(root)).places[key], from, versions),
      baseOf: async (address, from) =>
        baseInVersion(address, from, versions, new Set((await readPlaces(root)).oldPages)),
      picture,
    }),
  };
}
