// `npm start`: from a fresh clone to the served production site. Packages and a build that are current are reused.
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { buildInputs } from "../node/common/inputs.mjs";
import { installPackages } from "./install.mjs";
import { lastBuildInputs } from "./lastBuild.mjs";
import { root } from "./workspace.mjs";

installPackages();
buildWhereNeeded();
const { runServer } = await import("./serve.mjs");
await runServer("npm start");

function buildWhereNeeded() {
  if (existsSync(path.join(root, "public/index.html")) && lastBuildInputs(root) === buildInputs(root)) return;
  console.log("Building the site (about a minute the first time) …");
  execFileSync("npm", ["run", "build"], { cwd: root, stdio: "inherit" });
}
