import { startTransition, type ReactNode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { settings } from "../../site/settings";
import { watchLoadFailures } from "../features/loading/watchLoadFailures";
import { loadSupportWidget } from "../features/supportWidget/loadSupportWidget";
import { restoreTabChoices, installTabs } from "../features/tabs/tabs";
import { installCopyCode } from "../features/copyCode/copyCode";
import { installTerms } from "../features/terms/dismissTerms";
import { installZoomPicture } from "../features/zoomPicture/zoomPicture";
import { installNavigation, watchHistory } from "../features/navigation/navigation";
import { installPrefetch, watchLinks } from "../features/navigation/prefetch";
import { endProgress } from "../features/navigation/progress";

export function onClientEntry() {
  watchLoadFailures(window);
  watchHistory(window);
  installPrefetch(document);
  installTabs(document);
  installCopyCode(document);
  installZoomPicture(document);
  installTerms(document);
}

export function onInitialClientRender() {
  // Not before: without a page that React has taken over, the router would change the address and nothing else.
  installNavigation(document);
  watchLinks();
  loadSupportWidget(settings.supportWidget);
}

export function onRouteUpdate() {
  endProgress();
  restoreTabChoices(document);
  watchLinks();
}

/** In a transition, so that the browser stays free to answer between the parts. The text needs no hydration. */
export function replaceHydrateFunction() {
  return (element: ReactNode, container: Element) => {
    if (!container.hasChildNodes()) createRoot(container).render(element);
    else startTransition(() => void hydrateRoot(container, element));
  };
}
