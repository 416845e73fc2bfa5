import type { Islands } from "../../../shared/islands";
import type { Strings } from "../../../shared/strings";
import { showLoadFailure } from "../loading/showLoadFailure";

let isStarted = false;

/**
 * Loads `mountIslands` with the first page that has an island; it then watches all later pages by itself. Pages without islands
 * load only this function.
 *
 * @param load loads the list of islands, which is in the same chunk as `mountIslands`.
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
