import { spawn } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { gatsbyProcess, prerenderProcess } from "../node/fast/gatsbyProcess.mjs";
import { uses } from "../node/common/pieces.mjs";
import { removeSiblings } from "./compress.mjs";
import { brokenCode, wrongContentCode } from "./program.mjs";
import { gatsbyEnvironment, root } from "./workspace.mjs";

const gatsby = path.join(root, "node_modules/gatsby/dist/bin/gatsby.js");

const smallHeap = `--import=${pathToFileURL(path.join(import.meta.dirname, "smallHeap.mjs")).href}`;

/**
 * Runs Gatsby until it exits; a build also has a second process, which prerenders.
 *
 * @param {object} run
 * @param {"build" | "develop"} run.command
 * @param {readonly string[]} run.given further command-line arguments for Gatsby.
 * @param {boolean} run.goesOn whether Gatsby reuses the files of its last run.
 * @returns {Promise<{ code: number | null, isContentWrong: boolean }>} its exit code, null if a signal ended it.
 */
export async function runGatsby({ command, given, goesOn }) {
  const isBuild = command === "build";
  const prerenderer = isBuild && uses("process") ? startPrerenderer(goesOn) : null;
  const { options, environment } = gatsbyProcess({ root, command, documents: countDocuments() });
  const prefix = isBuild && (process.env.PATH_PREFIX ?? "") !== "" ? ["--prefix-paths"] : [];
  const child = spawn(process.execPath, [smallHeap, ...options, gatsby, command, ...given, ...prefix], {
    cwd: root,
    // Gatsby's process reads the progress of the other process here.
    stdio: ["inherit", "inherit", "inherit", ...(prerenderer ? [prerenderer.stdout] : [])],
    env: {
      ...gatsbyEnvironment,
      ...environment,
      ...(prerenderer ? { PRERENDER_FD: "3" } : {}),
      // Always defined, because webpack compiles the renderer again if the set of defined variables changes.
      BUILD_GOES_ON: goesOn ? "1" : "0",
    },
  });
  // Gatsby would only report the same error again.
  prerenderer?.on("exit", (code) => code === brokenCode && child.kill());
  const passOn = (signal) => child.kill(signal);
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, passOn);
  const ended = new Promise((resolve) => child.on("exit", resolve));
  if (isBuild) await removeSiblings(path.join(root, "public"));
  const code = await ended;
  for (const signal of ["SIGINT", "SIGTERM"]) process.off(signal, passOn);
  if (prerenderer) await stop(prerenderer);
  return { code, isContentWrong: prerenderer?.exitCode === wrongContentCode };
}

/** Stops the process, so that it does not write into folders that are emptied next. */
async function stop(child) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.on("exit", resolve));
  child.kill();
  await ended;
}

function startPrerenderer(goesOn) {
  const { options, environment, program } = prerenderProcess({ root, documents: countDocuments() });
  const env = { ...gatsbyEnvironment, ...environment };
  return spawn(process.execPath, [smallHeap, ...options, program, ...(goesOn ? ["--goes-on"] : [])], {
    cwd: root,
    stdio: ["ignore", "pipe", "inherit"],
    env,
  });
}

function countDocuments() {
  const content = path.join(root, "content");
  const entries = existsSync(content) ? readdirSync(content, { recursive: true, encoding: "utf8" }) : [];
  return entries.filter((file) => /\.mdx?$/.test(file)).length;
}
