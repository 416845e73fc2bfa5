import type { Strings } from "../../../shared/strings";
import { showLoadFailure } from "../loading/showLoadFailure";

/**
 * Opens pictures and drawings above the page; the program comes with the first one. Without script, and with a modified click, the
 * link of a picture leads to the file; a drawing has a button, which needs script.
 */
export function installZoomPicture(root: Document, { content, loading }: Pick<Strings, "content" | "loading">): void {
  root.addEventListener("click", (event) => {
    const link =
      event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('[data-action="zoom"]') : null;
    if (!link || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    import("./openPicture").then(
      ({ openPicture }) => openPicture(link, content.close),
      () => showLoadFailure(loading.checkNetwork),
    );
  });
}
