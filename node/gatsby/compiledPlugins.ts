import { createHighlight } from "../render/highlight";
import { documentPlugins } from "../render/documentPlugins";
import type { SiteDefinition } from "../site/definition";
import { gatsbyPictures } from "./gatsbyPictures";
import { resolveFromDisk } from "./resolveFromDisk";

let highlight: ReturnType<typeof createHighlight> | undefined;

/** @param root absolute path of the repository. */
export function compiledPlugins(
  root: string,
  { extension, strings }: SiteDefinition,
): ReturnType<typeof documentPlugins> {
  return documentPlugins({
    strings,
    highlight: () => (highlight ??= createHighlight()),
    ...resolveFromDisk({ root, extension, picture: gatsbyPictures(root, "").show }),
  });
}
