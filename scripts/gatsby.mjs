// Runs Gatsby without telemetry, a build with the process that prerenders beside it, and forgets Gatsby's cache when the code
// that makes pages or a style sheet has changed: Gatsby itself looks only at the two files at the top and at package.json.
import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { buildInputs, rememberBuildInputs } from "./buildInputs.mjs";
import { removeSiblings } from "./compress.mjs";
import { digestOf } from "./digest.mjs";
import { brokenCode } from "./program.mjs";
import { gatsbyEnvironment, root } from "./workspace.mjs";

/** Documents up to which Gatsby's own process does all sooner than another starts; of more it would hold too much. */
const mostForOneProcess = 700;

const [command = "build", ...given] = process.argv.slice(2);
const pathPrefix = process.env.PATH_PREFIX ?? "";
const options = command === "build" && pathPrefix !== "" ? [...given, "--prefix-paths"] : given;
// The live preview has to load its renderer anew, which it does in a worker.
const isOneProcess = command === "build" && countDocuments() <= mostForOneProcess;
const stamp = path.join(root, ".cache/code-digest");
// Each page's HTML holds the style sheet, or its name: Gatsby would not write it anew for a change of style alone.
const styleSheets = readdirSync(path.join(root, "src/client"), { recursive: true })
  .filter((file) => file.endsWith(".css"))
  .map((file) => `src/client/${file}`);
const sources = digestOf(root, [
  "gatsby-config.ts",
  "gatsby-node.ts",
  "package-lock.json",
  "tsconfig.json",
  "src/mdx",
  "node",
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

const gatsby = path.join(root, "node_modules/gatsby/dist/bin/gatsby.js");
const prerenderer = command === "build" ? startPrerenderer() : null;
const first = ["optimizeLate", "standIns/parcel", ...(isOneProcess ? ["standIns/workerPool"] : [])];
const imports = first.map((name) => `--import=${pathToFileURL(path.join(root, `scripts/${name}.mjs`)).href}`);
const child = spawn(process.execPath, [...imports, gatsby, command, ...options], {
  cwd: root,
  // Gatsby's process reads there how far the other one has come.
  stdio: ["inherit", "inherit", "inherit", ...(prerenderer ? [prerenderer.stdout] : [])],
  env: { ...gatsbyEnvironment, ...(prerenderer ? besidePrerenderer() : {}) },
});
// Gatsby would only say the same once more.
prerenderer?.on("exit", (code) => code === brokenCode && child.kill());
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => child.kill(signal));
child.on("exit", (code) => {
  prerenderer?.kill();
  // At the end, because Gatsby empties the folder when it starts anew.
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, current);
  if (command === "build") rememberBuildInputs(root, code === 0 ? inputs : "");
  process.exit(code ?? 1);
});

// Both while Gatsby starts, long before it reads content or writes a file. What is edited later may not be in the build.
const inputs = command === "build" ? buildInputs(root) : "";
if (command === "build") await removeSiblings(path.join(root, "public"));

/** Gatsby keeps one core busy until it draws pages: what needs no Gatsby is done meanwhile. */
function startPrerenderer() {
  // With more room for what is needed for a moment only, a sixth of the time is saved, and no memory lost.
  const program = ["--max-semi-space-size=64", path.join(root, "scripts/prerender.mjs")];
  const env = { ...gatsbyEnvironment, NODE_ENV: "production" };
  return spawn(process.execPath, program, { cwd: root, stdio: ["ignore", "pipe", "inherit"], env });
}

function countDocuments() {
  const entries = readdirSync(path.join(root, "content"), { recursive: true, encoding: "utf8" });
  return entries.filter((file) => file.endsWith(".mdx")).length;
}

/** Environment of a Gatsby whose documents another process draws: that one has a core, Gatsby's processes have the others. */
function besidePrerenderer() {
  return {
    PRERENDER_FD: "3",
    // Gatsby knows that what it gives to webpack's plugins is valid: compiling their schemas takes 0.15 s.
    SKIP_VALIDATION: "true",
    // Plain lines: the frame that Gatsby draws otherwise is laid out by a program that each of its processes loads first.
    GATSBY_LOGGER: process.env.GATSBY_LOGGER ?? "yurnalist",
    // Gatsby leaves one of these to its main process, which waits while others work.
    GATSBY_CPU_COUNT: String(isOneProcess ? 1 : Math.max(2, os.availableParallelism())),
    // Pages that a worker draws in one go. With Gatsby's 50, one worker draws the last ones alone.
    GATSBY_PARALLEL_QUERY_CHUNK_SIZE: "10",
  };
}
