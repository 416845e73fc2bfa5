// The order of the CSS layers must come before the first layer.
import "./src/client/styles/layers.css";
import { browserApi } from "./src/client/entry/browser";
import { site } from "./src/site/site";

export { wrapPageElement } from "./src/client/entry/wrapPageElement";

// Gatsby reads the names of the exports in the source, and does not recognise `export const {`.
const { wrapRootElement, onClientEntry, onInitialClientRender, onRouteUpdate, replaceHydrateFunction } = browserApi(
  site,
  async () => (await import(/* webpackChunkName: "islands" */ "./src/site/islands")).islands,
);
export { wrapRootElement, onClientEntry, onInitialClientRender, onRouteUpdate, replaceHydrateFunction };
