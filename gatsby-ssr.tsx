// The order of the CSS layers must come before the first layer.
import "./src/client/styles/layers.css";
import { staticApi } from "./src/client/entry/static";
import { icons } from "./src/site/icons";
import { site } from "./src/site/site";
import { buildStrings } from "./src/site/strings";

export { wrapPageElement } from "./src/client/entry/wrapPageElement";

const { wrapRootElement, replaceRenderer, onPreRenderHTML, onRenderBody } = staticApi(site, buildStrings, icons);
export { wrapRootElement, replaceRenderer, onPreRenderHTML, onRenderBody };
