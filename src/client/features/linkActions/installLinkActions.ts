import type { Strings } from "../../../shared/strings";
import { write } from "../copyCode/copyCode";
import { showLoadFailure } from "../loading/showLoadFailure";

/**
 * Opens pictures and diagrams above the page, and copies the URL of a heading when the reader clicks its link; the code is loaded
 * with the first such click. Without script, or with a modifier key, the link of a picture leads to the file, and that of a
 * heading to the heading; a diagram has a button, which needs script.
 */
export function installLinkActions(root: Document, { content, loading }: Pick<Strings, "content" | "loading">): void {
  root.addEventListener("click", (event) => {
    const link =
      event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('[data-action="zoom"], .anchor') : null;
    if (!link || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const isAnchor = link.className === "anchor";
    if (!isAnchor) event.preventDefault();
    // Copy at once: after a wait, some browsers no longer treat the copy as the reader's action.
    Promise.all([import("./actOn"), isAnchor && write(link.href)]).then(
      ([{ actOn }, isCopied]) => actOn(link, isCopied, content),
      // The link of a heading works without this code.
      () => isAnchor || showLoadFailure(loading.checkNetwork),
    );
  });
}
