// Runs Gatsby without telemetry, and forgets its cache when the code that makes pages or a style sheet has changed: Gatsby
// itself looks only at the two files at the top and at package.json.
import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { buildInputs, rememberBuildInputs } from "./buildInputs.mjs";
import { removeSiblings } from "./compress.mjs";
import { digestOf } from "./digest.mjs";
import { gatsbyEnvironment, root } from "./workspace.mjs";

const [command = "build", ...given] = process.argv.slice(2);
const pathPrefix = process.env.PATH_PREFIX ?? "";
const options = command === "build" && pathPrefix !== "" ? [...given, "--prefix-paths"] : given;
const stamp = path.join(root, ".cache/code-digest");
// Style sheets stand in each page's HTML, which Gatsby would not write anew for a change of theirs alone.
const styleSheets = readdirSync(path.join(root, "src/client"), { recursive: true })
  .filter((file) => file.endsWith(".css"))
  .map((file) => `src/client/${file}`);
const sources = digestOf(root, [
  "gatsby-config.ts",
  "gatsby-node.ts",
  "package-lock.json",
  "tsconfig.json",
  "src/mdx",
  "src/node",
  "src/shared",
  "src/site",
  ...styleSheets,
]);
// Drawn documents hold the prefix in their links.
const current = `${sources} ${pathPrefix}`;
const known = existsSync(stamp) ? readFileSync(stamp, "utf8") : "";
if (known !== current) {
  for (const folder of [".cache", "public"]) rmSync(path.join(root, folder), { recursive: true, force: true });
}

if (command === "build") await removeSiblings(path.join(root, "public"));

// Taken before the build: what is edited meanwhile is not in it.
const inputs = buildInputs(root);
const gatsby = path.join(root, "node_modules/gatsby/dist/bin/gatsby.js");
const child = spawn(process.execPath, [gatsby, command, ...options], {
  cwd: root,
  stdio: "inherit",
  env: gatsbyEnvironment,
});
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => child.kill(signal));
child.on("exit", (code) => {
  // At the end, because Gatsby empties the folder when it starts anew.
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, current);
  if (command === "build") rememberBuildInputs(root, code === 0 ? inputs : "");
  process.exit(code ?? 1);
});
