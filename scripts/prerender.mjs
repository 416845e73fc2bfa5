// The process that a build has beside Gatsby's.
import "./optimizeLate.mjs";
import { loadBuild } from "./program.mjs";
import { root } from "./workspace.mjs";

await loadBuild(root).prerender(root);
