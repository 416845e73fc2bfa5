export { wrapPageElement } from "./src/client/entry/wrapPageElement";
export { onRenderBody } from "./src/client/entry/static";
