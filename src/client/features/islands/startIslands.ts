import type { Islands } from "../../../shared/islands";
import type { Strings } from "../../../shared/strings";
import { showLoadFailure } from "../loading/showLoadFailure";

let isStarted = false;

/**
 * Starts what mounts islands, with the first page that has one; it then watches all further pages by itself. Other pages carry
 * nothing but these lines.
 *
 * @param load brings the list of islands, which is in the same chunk as what mounts them.
 */
export function startIslands(load: () => Promise<Islands>, strings: Strings): void {
  if (isStarted || !document.querySelector("[data-island]")) return;
  isStarted = true;
  Promise.all([import(/* webpackChunkName: "islands" */ "./mountIslands"), load()]).then(
    ([{ mountIslands }, islands]) => mountIslands(islands, strings),
    () => {
      isStarted = false;
      showLoadFailure(strings.loading.checkNetwork);
    },
  );
}
