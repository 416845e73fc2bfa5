export { wrapPageElement } from "./src/client/entry/wrapPageElement";
export { onPreRenderHTML, onRenderBody } from "./src/client/entry/static";
