import { startTransition, type ReactNode } from "react";
import type { RouteUpdateArgs } from "gatsby";
import { BaseLoader } from "gatsby-loader";
import { createRoot, hydrateRoot } from "react-dom/client";
import type { Islands } from "../../shared/islands";
import type { Site } from "../../shared/site";
import { hideLoadFailure, settleLoading } from "../features/loading/showLoadFailure";
import { watchLoadFailures } from "../features/loading/watchLoadFailures";
import { watchScrollBoxes } from "../features/scrollBoxes/scrollBoxes";
import { loadSupportWidget } from "../features/supportWidget/loadSupportWidget";
import { restoreTabChoices, installTabs } from "../features/tabs/tabs";
import { restoreFinishedPages } from "../features/learningPaths/restoreFinishedPages";
import { restoreValues } from "../features/values/restoreValues";
import { startIslands } from "../features/islands/startIslands";
import { installCopyCode } from "../features/copyCode/copyCode";
import { installTerms } from "../features/terms/dismissTerms";
import { installLinkPreviews } from "../features/linkPreviews/installLinkPreviews";
import { installLinkActions } from "../features/linkActions/installLinkActions";
import { shareAppData } from "../features/navigation/appData";
import { installNavigation } from "../features/navigation/navigation";
import { watchHistory } from "../features/navigation/openPage";
import { installPrefetch, watchLinks } from "../features/navigation/prefetch";
import { endProgress } from "../features/navigation/progress";
import { installPosition, placePage } from "../features/position/position";
import { rootElementOf } from "./rootElement";

/**
 * @param loadIslands loads the islands, components that run in documents.
 * @returns the functions of Gatsby's browser API, except for the layout.
 */
export function browserApi(site: Site, loadIslands: () => Promise<Islands>) {
  const { settings, strings } = site;
  let stopWatchingFailures: () => void = () => undefined;
  return {
    wrapRootElement: rootElementOf(site),

    onClientEntry() {
      stopWatchingFailures = watchLoadFailures(window, strings.loading.dataFailed);
      shareAppData(BaseLoader);
      // In this order: position.ts must hear of a history step first, so that it scrolls the page for the new entry.
      installPosition(window);
      watchHistory(window, strings.loading);
      installPrefetch(document);
      installTabs(document);
      installCopyCode(document, strings.content);
      installLinkActions(document, strings);
      installTerms(document);
      if (settings.linkPreviews !== false) installLinkPreviews(document);
    },

    onInitialClientRender() {
      stopWatchingFailures();
      settleLoading();
      // Not earlier: before React has hydrated the page, the router would change the address and nothing else.
      installNavigation(document, strings.loading);
      watchLinks();
      loadSupportWidget(settings.supportWidget);
    },

    onRouteUpdate({ location, prevLocation }: RouteUpdateArgs) {
      // The browser scrolls the first page itself.
      if (prevLocation) placePage();
      if (prevLocation && prevLocation.pathname !== location.pathname) hideLoadFailure();
      endProgress();
      restoreTabChoices(document);
      restoreFinishedPages(document);
      restoreValues(document);
      watchScrollBoxes(document);
      watchLinks();
      startIslands(loadIslands, strings);
      // A production build drops this branch and the code that it loads.
      if (process.env.NODE_ENV === "development") {
        void import("../features/preview/watchPreview").then(({ watchPreview }) => watchPreview(location.pathname));
      }
    },

    /** Hydrates in a transition, so that the browser can respond to the reader in between. Document text needs no hydration. */
    replaceHydrateFunction() {
      return (element: ReactNode, container: Element) => {
        if (!container.hasChildNodes()) createRoot(container).render(element);
        else startTransition(() => void hydrateRoot(container, element));
      };
    },
  };
}
