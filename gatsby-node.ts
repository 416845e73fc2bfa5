import { loadBuild } from "./scripts/program.mjs";

// node/gatsby/hooks.ts names the function for each hook.
export const {
  createSchemaCustomization,
  createResolvers,
  onPreBootstrap,
  sourceNodes,
  onCreateNode,
  shouldOnCreateNode,
  createPages,
  onCreateWebpackConfig,
  onCreateDevServer,
  onPostBuild,
} = loadBuild(__dirname).hooks;
