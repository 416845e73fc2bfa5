import type { PropertiesOf } from "../../../../node/elements/island";
import type { WorkbenchIslandProps } from ".";

export const workbenchProperties = {
  kind: { type: ["job", "model", "fedml_config", "gpu_mapping"] },
  example: { type: ["job", "model", "simulation", "cross-silo", "gpus"] },
} as const satisfies PropertiesOf<WorkbenchIslandProps>;
