import type { State } from "./state";

/**
 * Changes the site as an author or a developer would, so that it can be built again.
 *
 * @returns what was done, for the report; null where the site gives no occasion for it.
 */
export type Edit = (state: State) => string | null | Promise<string | null>;
