import { homeFor } from "../model/buildPlaces";
import { baseInVersion } from "../model/versionOfFile";
import { readFile } from "node:fs/promises";
import path from "node:path";
import type { NodePluginArgs } from "gatsby";
import type { Doc } from "../content/parseDocument";
import { openRenderCache, type RenderCache, type RenderRequest } from "../pages/renderCache";
import type { RenderedPage } from "../pages/renderPage";
import type { WithSite } from "../site/definition";
import { cachedSite } from "./cached";
import { directoryOf } from "./documentOf";
import { gatsbyPictures } from "./gatsbyPictures";
import { perRun } from "./perRun";
import { referenceOf } from "./referenceOf";

type Args = WithSite<Pick<NodePluginArgs, "cache" | "store" | "pathPrefix">>;

const opened = perRun<Promise<RenderCache>>();

/**
 * Returns a document as HTML and as Markdown. This process renders it unless the render cache already has it.
 *
 * @param pathOfDocument default: looks in the pages of the last run of createPages.
 * @throws {Error} with a problem's text, when an expression of the document or a picture fails.
 */
export async function renderedDocument(
  doc: Doc,
  args: Args,
  pathOfDocument?: RenderRequest["pathOfDocument"],
): Promise<RenderedPage> {
  const { cache, pathPrefix, definition } = args;
  const root = directoryOf(args);
  const renderCache = await opened.get(cache, () =>
    openRenderCache({
      root,
      pathPrefix,
      siteUrl: definition.settings.siteUrl,
      strings: definition.strings,
      picture: gatsbyPictures(root, pathPrefix).show,
    }),
  );
  const site = await cachedSite(cache);
  const { versions } = definition.settings.docs;
  const oldPages = new Set(site.oldPages);
  return renderCache.render({
    doc,
    text: await readFile(path.join(root, doc.file), "utf8"),
    reference: await referenceOf(args),
    pathOfDocument: pathOfDocument ?? ((file) => Promise.resolve(site.pathOf[file] ?? null)),
    placeOf: (key) => Promise.resolve(homeFor(site.places[key], doc.file, versions)),
    baseOf: (address) => Promise.resolve(baseInVersion(address, doc.file, versions, oldPages)),
  });
}
