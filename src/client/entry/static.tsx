import type { PreRenderHTMLArgs, RenderBodyArgs } from "gatsby";
import { routes } from "../../shared/routes";
import { settings } from "../../site/settings";
import { themeColors } from "../features/colorMode/colorModeValues";
import { loadFailureScript } from "../features/loading/loadFailureScript";
import { tabChoiceScript } from "../features/tabs/tabChoiceScript";
import { beforePaintScript } from "./beforePaintScript";
import { withConstantPathScript } from "./pagePathScript";
import { placeStyleSheets } from "./styleSheets";

/** Static parts of every page that React does not own: attributes of the root and the scripts that run before paint. */
export function onRenderBody({ setHtmlAttributes, setHeadComponents, setPostBodyComponents }: RenderBodyArgs) {
  const { favicon, locale } = settings;
  const { language, direction } = locale;
  const { defaultMode } = settings.colorMode;
  setHtmlAttributes({ lang: language, dir: direction, "data-theme": defaultMode } as object);
  setHeadComponents([
    <meta key="theme-color" name="theme-color" content={themeColors[defaultMode]} />,
    <script key="before-paint" dangerouslySetInnerHTML={{ __html: beforePaintScript(settings) }} />,
    <script
      key="load-failure"
      dangerouslySetInnerHTML={{ __html: loadFailureScript({ site: settings.title, pathPrefix: __PATH_PREFIX__ }) }}
    />,
    ...(favicon === null ? [] : [<link key="icon" rel="icon" href={`${__PATH_PREFIX__}${favicon}`} />]),
    <link
      key="feed"
      rel="alternate"
      type="application/atom+xml"
      title={settings.title}
      href={`${__PATH_PREFIX__}${routes.feed()}`}
    />,
  ]);
  setPostBodyComponents([<script key="tabs" dangerouslySetInnerHTML={{ __html: tabChoiceScript }} />]);
}

/** Runs when Gatsby has added its own scripts and the style sheet. */
export function onPreRenderHTML(args: PreRenderHTMLArgs) {
  const { getHeadComponents, replaceHeadComponents, getPostBodyComponents, replacePostBodyComponents, pathname } = args;
  replacePostBodyComponents(withConstantPathScript(getPostBodyComponents(), pathname));
  replaceHeadComponents(placeStyleSheets(getHeadComponents(), __LINKS_STYLE_SHEET__));
}
