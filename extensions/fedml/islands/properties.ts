import type { IslandProperties } from "../../../node/elements/island";
import { playgroundProperties } from "./playground/properties";
import { workbenchProperties } from "./workbench/properties";

/** Properties that authors write in the tags of islands, one island per line. Each island has a line in `islands.ts` too. */
export const islandProperties = {
  playground: playgroundProperties,
  workbench: workbenchProperties,
} as const satisfies Readonly<Record<string, IslandProperties>>;
