import { startTransition, type ReactNode } from "react";
import type { RouteUpdateArgs } from "gatsby";
import { BaseLoader } from "gatsby-loader";
import { createRoot, hydrateRoot } from "react-dom/client";
import { settings } from "../../site/settings";
import { hideLoadFailure, settleLoading } from "../features/loading/showLoadFailure";
import { watchLoadFailures } from "../features/loading/watchLoadFailures";
import { watchScrollBoxes } from "../features/scrollBoxes/scrollBoxes";
import { loadSupportWidget } from "../features/supportWidget/loadSupportWidget";
import { restoreTabChoices, installTabs } from "../features/tabs/tabs";
import { installCopyCode } from "../features/copyCode/copyCode";
import { installTerms } from "../features/terms/dismissTerms";
import { installZoomPicture } from "../features/zoomPicture/zoomPicture";
import { shareAppData } from "../features/navigation/appData";
import { installNavigation } from "../features/navigation/navigation";
import { watchHistory } from "../features/navigation/openPage";
import { installPrefetch, watchLinks } from "../features/navigation/prefetch";
import { endProgress } from "../features/navigation/progress";
import { installPosition, placePage } from "../features/position/position";

let stopWatchingFailures: () => void = () => undefined;

export function onClientEntry() {
  stopWatchingFailures = watchLoadFailures(window);
  shareAppData(BaseLoader);
  // In this order: the page is placed for the entry that the history has come to.
  installPosition(window);
  watchHistory(window);
  installPrefetch(document);
  installTabs(document);
  installCopyCode(document);
  installZoomPicture(document);
  installTerms(document);
}

export function onInitialClientRender() {
  stopWatchingFailures();
  settleLoading();
  // Not before: without a page that React has taken over, the router would change the address and nothing else.
  installNavigation(document);
  watchLinks();
  loadSupportWidget(settings.supportWidget);
}

export function onRouteUpdate({ location, prevLocation }: RouteUpdateArgs) {
  // The browser has placed the first page itself.
  if (prevLocation) placePage();
  if (prevLocation && prevLocation.pathname !== location.pathname) hideLoadFailure();
  endProgress();
  restoreTabChoices(document);
  watchScrollBoxes(document);
  watchLinks();
}

/** In a transition, so that the browser stays free to answer between the parts. The text needs no hydration. */
export function replaceHydrateFunction() {
  return (element: ReactNode, container: Element) => {
    if (!container.hasChildNodes()) createRoot(container).render(element);
    else startTransition(() => void hydrateRoot(container, element));
  };
}
