import type { PropertiesOf } from "../../../../node/elements/island";
import type { PlaygroundProps } from "./Playground";

export const playgroundProperties = {
  experiment: { type: ["skew", "drift", "attack"] },
} as const satisfies PropertiesOf<PlaygroundProps>;
