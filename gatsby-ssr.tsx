export { wrapPageElement } from "./src/client/entry/wrapPageElement";
export { wrapRootElement } from "./src/client/entry/wrapRootElement";
export { onPreRenderHTML, onRenderBody } from "./src/client/entry/static";
