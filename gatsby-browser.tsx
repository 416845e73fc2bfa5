export { wrapPageElement } from "./src/client/entry/wrapPageElement";
export { wrapRootElement } from "./src/client/entry/wrapRootElement";
export {
  onClientEntry,
  onInitialClientRender,
  onRouteUpdate,
  replaceHydrateFunction,
} from "./src/client/entry/browser";
