import { startTransition, type ReactNode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { restoreTabChoices, installTabs } from "../features/tabs/tabs";
import { installCopyCode } from "../features/copyCode/copyCode";
import { installZoomPicture } from "../features/zoomPicture/zoomPicture";
import { installNavigation } from "../features/navigation/navigation";
import { installPrefetch, watchLinks } from "../features/navigation/prefetch";

export function onClientEntry() {
  installNavigation(document);
  installPrefetch(document);
  installTabs(document);
  installCopyCode(document);
  installZoomPicture(document);
}

export function onInitialClientRender() {
  watchLinks();
}

export function onRouteUpdate() {
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
