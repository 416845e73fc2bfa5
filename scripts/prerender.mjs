// The process that a build has beside Gatsby's. Its exit code tells whether the content is sound.
import { loadBuild, wrongContentCode } from "./program.mjs";
import { root } from "./workspace.mjs";

const goesOn = process.argv.includes("--goes-on");
if (!(await loadBuild(root).prerender(root, goesOn))) process.exitCode = wrongContentCode;
