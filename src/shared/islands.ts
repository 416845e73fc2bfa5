import type { ComponentType } from "react";

/** Functions that load an island's program, by island name. The component is the default export; its props are plain data. */
export type Islands = Readonly<Record<string, () => Promise<{ readonly default: ComponentType<never> }>>>;
