import { patches } from "./patches";
import { watchedAttributes } from "./rolePatches";

/**
 * Tells assistive technology what DocSearch's window is: a dialog with a field and lists, whose options are links.
 *
 * @param label accessible name of the dialog.
 * @returns stops watching.
 */
export function watchRoles(container: HTMLElement, label: string): () => void {
  const fix = () => {
    patches.fixFrame(container, label);
    patches.fixBars(container);
    patches.fixOptions(container);
    patches.fixLists(container);
  };
  fix();
  const watcher = new MutationObserver(fix);
  watcher.observe(container, { subtree: true, childList: true, attributes: true, attributeFilter: watchedAttributes });
  return () => watcher.disconnect();
}
