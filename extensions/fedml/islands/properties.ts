import type { IslandProperties } from "../../../node/elements/island";

/** What authors write in the tags of islands: a line for each. Each name has a line in `islands.ts` too. */
export const islandProperties = {} as const satisfies Readonly<Record<string, IslandProperties>>;
