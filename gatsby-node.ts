import { loadBuild } from "./scripts/program.mjs";

// node/gatsby/hooks.ts says where each stands.
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
