import type { Strings } from "../../../shared/strings";
import { write } from "../copyCode/copyCode";
import { showLoadFailure } from "../loading/showLoadFailure";

/**
 * Opens pictures and drawings above the page, and copies the address of the heading whose link is followed; the program comes with
 * the first such click. Without script, and with a modified click, the link of a picture leads to the file, and that of a heading
 * to the heading; a drawing has a button, which needs script.
 */
export function installLinkActions(root: Document, { content, loading }: Pick<Strings, "content" | "loading">): void {
  root.addEventListener("click", (event) => {
    const link =
      event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('[data-action="zoom"], .anchor') : null;
    if (!link || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const isAnchor = link.className === "anchor";
    if (!isAnchor) event.preventDefault();
    // Copied at once: after a wait, some browsers no longer take it for the reader's wish.
    Promise.all([import("./actOn"), isAnchor && write(link.href)]).then(
      ([{ actOn }, isCopied]) => actOn(link, isCopied, content),
      // A heading is there without it.
      () => isAnchor || showLoadFailure(loading.checkNetwork),
    );
  });
}
