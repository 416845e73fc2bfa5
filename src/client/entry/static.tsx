import type { RenderBodyArgs } from "gatsby";
import { settings } from "../../site/settings";
import { colorModeScript } from "../features/colorMode/colorModeScript";
import { tabChoiceScript } from "../features/tabs/tabChoiceScript";

/** Static parts of every page that React does not own: attributes of the root and the scripts that run before paint. */
export function onRenderBody({ setHtmlAttributes, setHeadComponents, setPostBodyComponents }: RenderBodyArgs) {
  const { language, direction } = settings.locale;
  setHtmlAttributes({ lang: language, dir: direction, "data-theme": settings.colorMode.defaultMode } as object);
  setHeadComponents([
    <script key="color-mode" dangerouslySetInnerHTML={{ __html: colorModeScript(settings.colorMode) }} />,
    <link key="icon" rel="icon" href={`${__PATH_PREFIX__}/favicon.svg`} type="image/svg+xml" />,
  ]);
  setPostBodyComponents([<script key="tabs" dangerouslySetInnerHTML={{ __html: tabChoiceScript }} />]);
}
