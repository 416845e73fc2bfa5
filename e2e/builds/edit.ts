import type { State } from "./state";

/**
 * Changes the site as an author or a developer would, so that it still builds.
 *
 * @returns what was done, for the report; null if the site has nothing that this edit can change.
 */
export type Edit = (state: State) => string | null | Promise<string | null>;
