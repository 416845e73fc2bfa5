// The process that prerenders during a build, in addition to Gatsby's. Its exit code tells whether the content has errors.
import { loadBuild, wrongContentCode } from "./program.mjs";
import { root } from "./workspace.mjs";

const goesOn = process.argv.includes("--goes-on");
if (!(await loadBuild(root).prerender(root, goesOn))) process.exitCode = wrongContentCode;
