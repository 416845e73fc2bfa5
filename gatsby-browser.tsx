export { wrapPageElement } from "./src/client/entry/wrapPageElement";
export {
  onClientEntry,
  onInitialClientRender,
  onRouteUpdate,
  replaceHydrateFunction,
} from "./src/client/entry/browser";
