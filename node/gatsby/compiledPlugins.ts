import { createHighlight } from "../render/highlight";
import { documentPlugins } from "../render/documentPlugins";
import type { SiteDefinition } from "../site/definition";
import { gatsbyPictures } from "./gatsbyPictures";
import { resolveFromDisk } from "./resolveFromDisk";

const highlight = createHighlight();

/**
 * @param root absolute path of the repository.
 * @param pathPrefix "" or "/docs": the path that the site is built for.
 */
export function compiledPlugins(
  root: string,
  { extension, settings, strings }: SiteDefinition,
  pathPrefix: string,
): ReturnType<typeof documentPlugins> {
  return documentPlugins({
    strings,
    highlight,
    ...resolveFromDisk({
      root,
      siteUrl: settings.siteUrl,
      pathPrefix,
      extension,
      variables: settings.variables,
      numberPrefixes: settings.docs.numberPrefixes,
      versions: settings.docs.versions,
      picture: gatsbyPictures(root, "").show,
    }),
  });
}
