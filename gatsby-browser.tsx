// The order of the layers comes before the first of them.
import "./src/client/styles/layers.css";
import { browserApi } from "./src/client/entry/browser";
import { site } from "./src/site/site";

export { wrapPageElement } from "./src/client/entry/wrapPageElement";

// Gatsby reads the names of what is exported here, and does not know `export const {`.
const { wrapRootElement, onClientEntry, onInitialClientRender, onRouteUpdate, replaceHydrateFunction } = browserApi(
  site,
  async () => (await import(/* webpackChunkName: "islands" */ "./src/site/islands")).islands,
);
export { wrapRootElement, onClientEntry, onInitialClientRender, onRouteUpdate, replaceHydrateFunction };
