// Which function answers which hook, nothing else.
export { createSchemaCustomization } from "./src/node/gatsby/createSchemaCustomization";
export { createResolvers } from "./src/node/gatsby/createResolvers";
export { onPreBootstrap } from "./src/node/gatsby/onPreBootstrap";
export { sourceNodes } from "./src/node/gatsby/dependencyNodes";
export { onCreateNode, shouldOnCreateNode } from "./src/node/gatsby/onCreateNode";
export { createPages } from "./src/node/gatsby/createPages";
export { onCreateWebpackConfig } from "./src/node/gatsby/onCreateWebpackConfig";
export { onCreateDevServer } from "./src/node/gatsby/onCreateDevServer";
export { onPostBuild } from "./src/node/gatsby/onPostBuild";
