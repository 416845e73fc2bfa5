import type { Islands } from "../../../src/shared/islands";
import type { islandProperties } from "./properties";

/** Programs of the islands, one per line. The browser loads the one that a page names. */
export const islands = {
  playground: () => import(/* webpackChunkName: "playground" */ "./playground"),
  workbench: () => import(/* webpackChunkName: "workbench" */ "./workbench"),
} as const satisfies Islands & Readonly<Record<keyof typeof islandProperties, unknown>>;
