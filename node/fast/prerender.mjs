// The process that a build has beside Gatsby's. Its exit code tells whether the content is sound.
import { loadBuild, wrongContentCode } from "../../scripts/program.mjs";
import { root } from "../../scripts/workspace.mjs";

const goesOn = process.argv.includes("--goes-on");
if (!(await loadBuild(root).prerender(root, goesOn))) process.exitCode = wrongContentCode;
