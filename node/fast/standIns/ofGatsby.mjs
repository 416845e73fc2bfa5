import { createRequire } from "node:module";
import path from "node:path";
import { root } from "../../../scripts/workspace.mjs";

/** Finds and loads packages as Gatsby does. */
export const ofGatsby = createRequire(path.join(root, "node_modules/gatsby/package.json"));
