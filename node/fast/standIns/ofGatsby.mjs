import { createRequire } from "node:module";
import path from "node:path";

/** Absolute path of the repository. */
export const root = path.resolve(import.meta.dirname, "../../..");

/** Resolves and loads packages as Gatsby does. */
export const ofGatsby = createRequire(path.join(root, "node_modules/gatsby/package.json"));
