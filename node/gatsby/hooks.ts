import type { GatsbyNode } from "gatsby";
import type { SiteDefinition, WithSite } from "../site/definition";
import { createPages } from "./createPages";
import { createResolvers } from "./createResolvers";
import { createSchemaCustomization } from "./createSchemaCustomization";
import { sourceNodes } from "./dependencyNodes";
import { watchContent } from "./lateChanges";
import { onCreateNode, shouldOnCreateNode } from "./onCreateNode";
import { onCreateWebpackConfig } from "./onCreateWebpackConfig";
import { onPostBuild } from "./onPostBuild";
import { onPreBootstrap } from "./onPreBootstrap";
import { serveExtensionFiles } from "./serveExtensionFiles";
import { askForRestart, servePreview } from "./servePreview";
import { serveSearchIndex } from "./serveSearchIndex";
import { watchPartials } from "./watchPartials";
import { watchSettings } from "./watchSettings";

/** @returns the functions that implement Gatsby's hooks, each bound to the site's definition. */
export function gatsbyHooks(definition: SiteDefinition) {
  const forSite =
    <Args extends object, Answer>(hook: (args: WithSite<Args>) => Answer) =>
    (args: Args) =>
      hook({ ...args, definition });
  return {
    createSchemaCustomization: forSite(createSchemaCustomization),
    createResolvers: forSite(createResolvers),
    onPreBootstrap: forSite(onPreBootstrap),
    sourceNodes,
    onCreateNode: forSite(onCreateNode),
    shouldOnCreateNode,
    createPages: forSite(createPages),
    onCreateWebpackConfig: forSite(onCreateWebpackConfig),
    onCreateDevServer: forSite((args: Parameters<typeof serveSearchIndex>[0]) => {
      servePreview(args);
      serveSearchIndex(args);
      serveExtensionFiles(args);
      watchPartials(args);
      watchContent(args);
      watchSettings(args, (why) => askForRestart(args.cache, why));
    }),
    onPostBuild: forSite(onPostBuild),
  } satisfies GatsbyNode;
}
