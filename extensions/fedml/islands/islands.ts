import type { Islands } from "../../../src/shared/islands";
import type { islandProperties } from "./properties";

/** Programs of islands: a line for each, such as `workbench: () => import("./workbench"),`. The browser loads the one that a page names. */
export const islands = {} as const satisfies Readonly<Record<keyof typeof islandProperties, Islands[string]>>;
