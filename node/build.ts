// What the processes of a build run, as one program: Gatsby's configuration, which function answers which hook of Gatsby's, and
// what is done beside Gatsby. Nothing else.
export { gatsbyConfig } from "./gatsby/config";
export { createSchemaCustomization } from "./gatsby/createSchemaCustomization";
export { createResolvers } from "./gatsby/createResolvers";
export { onPreBootstrap } from "./gatsby/onPreBootstrap";
export { sourceNodes } from "./gatsby/dependencyNodes";
export { onCreateNode, shouldOnCreateNode } from "./gatsby/onCreateNode";
export { createPages } from "./gatsby/createPages";
export { onCreateWebpackConfig } from "./gatsby/onCreateWebpackConfig";
export { onCreateDevServer } from "./gatsby/onCreateDevServer";
export { onPostBuild } from "./gatsby/onPostBuild";
export { prerender } from "./fast/prerender";
