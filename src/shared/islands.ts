import type { ComponentType } from "react";

/** What loads the program of each island, by its name. The component is the default export, and gets plain data. */
export type Islands = Readonly<Record<string, () => Promise<{ readonly default: ComponentType<never> }>>>;
