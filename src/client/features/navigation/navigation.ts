import { navigate } from "gatsby";
import { internalTarget } from "./internalPath";
import { startProgress } from "./progress";

/**
 * One listener gives every link of the site client navigation, in content and in chrome alike, so that content can be
 * plain HTML.
 */
export function installNavigation(root: Document): void {
  root.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null;
    if (!link || event.defaultPrevented || event.button !== 0) return;
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const target = internalTarget(link);
    if (!target) return;
    const isSamePage = target.to.split("#")[0] === currentAddress();
    // A jump within the page is the browser's own matter.
    if (isSamePage && target.hash !== "") return;
    event.preventDefault();
    if (!isSamePage) startProgress();
    void navigate(target.to, { replace: isSamePage });
  });
}

/** Back and forward load pages too. */
export function watchHistory(view: Window): void {
  view.addEventListener("popstate", startProgress);
}

function currentAddress(): string {
  return location.pathname.slice(__PATH_PREFIX__.length) + location.search;
}
