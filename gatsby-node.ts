// Which function answers which hook, nothing else.
export { createSchemaCustomization } from "./node/gatsby/createSchemaCustomization";
export { createResolvers } from "./node/gatsby/createResolvers";
export { onPreBootstrap } from "./node/gatsby/onPreBootstrap";
export { sourceNodes } from "./node/gatsby/dependencyNodes";
export { onCreateNode, shouldOnCreateNode } from "./node/gatsby/onCreateNode";
export { createPages } from "./node/gatsby/createPages";
export { onCreateWebpackConfig } from "./node/gatsby/onCreateWebpackConfig";
export { onCreateDevServer } from "./node/gatsby/onCreateDevServer";
export { onPostBuild } from "./node/gatsby/onPostBuild";
