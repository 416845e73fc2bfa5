import { createHighlight } from "../render/highlight";
import { documentPlugins } from "../syntax/processor";
import { gatsbyPictures } from "./gatsbyPictures";
import { resolveFromDisk } from "./resolveFromDisk";

let highlight: ReturnType<typeof createHighlight> | undefined;

/** @param root absolute path of the repository. */
export function compiledPlugins(root: string): ReturnType<typeof documentPlugins> {
  return documentPlugins({
    highlight: () => (highlight ??= createHighlight()),
    ...resolveFromDisk(root, gatsbyPictures(root, "").show),
  });
}
