import type { ReactElement, ReactNode } from "react";
import type { PreRenderHTMLArgs, RenderBodyArgs, ReplaceRendererArgs } from "gatsby";
import { routes } from "../../shared/routes";
import type { GroupIcons } from "../../shared/groupIcons";
import type { Site } from "../../shared/site";
import type { BuildStrings } from "../../shared/strings";
import { analyticsScript } from "../features/analytics/analyticsScript";
import { loadFailureScript } from "../features/loading/loadFailureScript";
import { previewFailureScript } from "../features/preview/previewFailureScript";
import { earlySearchScript } from "../features/search/earlySearch";
import { tabChoiceScript } from "../features/tabs/tabChoiceScript";
import { beforePaintScript } from "./beforePaintScript";
import { withConstantPathScript } from "./pagePathScript";
import { renderInTime } from "./renderInTime";
import { rootElementOf } from "./rootElement";
import { GroupIconShapes } from "./GroupIconShapes";
import { siteMarks } from "./siteMarks";
import { placeStyleSheets } from "./styleSheets";

/** @returns the functions of Gatsby's SSR API, except for the layout. */
export function staticApi(site: Site, { loadFailure }: Pick<BuildStrings, "loadFailure">, icons: GroupIcons) {
  return {
    wrapRootElement: rootElementOf(site),
    replaceRenderer: (args: ReplaceRendererArgs) => renderInTime(args),
    onRenderBody,
    onPreRenderHTML,
  };

  /** Adds the static parts of every page that React does not own: attributes of the root, head elements, icons and inline scripts. */
  function onRenderBody(args: RenderBodyArgs) {
    const { setHtmlAttributes, setHeadComponents, setPreBodyComponents, setPostBodyComponents } = args;
    const { settings, themeColors } = site;
    const { title, locale } = settings;
    const { language, direction } = locale;
    const { defaultMode } = settings.colorMode;
    setHtmlAttributes({ lang: language, dir: direction, "data-theme": defaultMode } as object);
    setHeadComponents([
      <meta key="theme-color" name="theme-color" content={themeColors[defaultMode]} />,
      <script key="before-paint" dangerouslySetInnerHTML={{ __html: beforePaintScript(settings, themeColors) }} />,
      <script
        key="load-failure"
        dangerouslySetInnerHTML={{
          __html:
            process.env.NODE_ENV === "development"
              ? previewFailureScript()
              : loadFailureScript({ site: title, pathPrefix: __PATH_PREFIX__, texts: loadFailure }),
        }}
      />,
      <script key="early-search" dangerouslySetInnerHTML={{ __html: earlySearchScript }} />,
      ...siteMarks(settings, __PATH_PREFIX__),
      <link
        key="feed"
        rel="alternate"
        type="application/atom+xml"
        title={title}
        href={`${__PATH_PREFIX__}${routes.feed()}`}
      />,
    ]);
    setPreBodyComponents([<GroupIconShapes key="icons" groups={settings.sidebars} icons={icons} />]);
    // Authors who look at the live preview do not count as visitors.
    const analytics = process.env.NODE_ENV === "development" ? undefined : settings.analytics;
    setPostBodyComponents([
      <script key="tabs" dangerouslySetInnerHTML={{ __html: tabChoiceScript }} />,
      analytics && <script key="analytics" dangerouslySetInnerHTML={{ __html: analyticsScript(analytics) }} />,
    ]);
  }
}

/** Runs after Gatsby has added its own scripts and the style sheet. */
function onPreRenderHTML(args: PreRenderHTMLArgs) {
  const { getHeadComponents, replaceHeadComponents, getPostBodyComponents, replacePostBodyComponents, pathname } = args;
  replacePostBodyComponents(withConstantPathScript(getPostBodyComponents(), pathname));
  replaceHeadComponents(placeStyleSheets(withoutGenerator(getHeadComponents()), __LINKS_STYLE_SHEET__));
}

/** Removes the element in which Gatsby names its version: it is of no use to readers. */
function withoutGenerator(head: readonly ReactNode[]): readonly ReactNode[] {
  return head.filter((part) => !/^generator-/.test((part as ReactElement | null)?.key ?? ""));
}
