import type { Strings } from "../../../shared/strings";
import { rememberPosition, smoothName } from "../position/position";
import { internalTarget } from "./internalPath";
import { openPage } from "./openPage";

/**
 * One listener gives every link of the site client-side navigation, in content and layout alike, so that content can be
 * plain HTML.
 */
export function installNavigation(root: Document, texts: Strings["loading"]): void {
  root.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null;
    if (!link || event.defaultPrevented || event.button !== 0) return;
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const target = internalTarget(link);
    if (!target) return;
    const isSamePage = target.to.split("#")[0] === currentAddress();
    if (isSamePage && target.hash !== "") {
      jumpWithin(link);
      return;
    }
    event.preventDefault();
    // As in browsers, a link to the current address adds no history entry.
    void openPage(target.to, texts, { replace: target.to === currentAddress() + location.hash });
  });
}

/** Prepares a jump within the page, which the browser makes itself. It is smooth from a list with `data-smooth-jumps`. */
function jumpWithin(link: HTMLAnchorElement): void {
  rememberPosition();
  document.documentElement.toggleAttribute(smoothName, link.closest("[data-smooth-jumps]") !== null);
}

function currentAddress(): string {
  return location.pathname.slice(__PATH_PREFIX__.length) + location.search;
}
