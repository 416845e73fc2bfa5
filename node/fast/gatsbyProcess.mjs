// How a build's processes are started so that they take less time.
import os from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { uses } from "../common/pieces.mjs";

/** Up to this many documents, one process is faster than two; with more, it would need too much memory. */
const mostForOneProcess = 700;

/**
 * @typedef {object} Start
 * @property {readonly string[]} options of Node.
 * @property {NodeJS.ProcessEnv} environment
 */

/**
 * @param {object} site
 * @param {string} site.root absolute path of the repository.
 * @param {"build" | "develop"} site.command
 * @param {number} site.documents how many there are.
 * @returns {Start} how Gatsby's process is started.
 */
export function gatsbyProcess({ root, command, documents }) {
  // The live preview has to load its renderer anew, which it does in a worker.
  const isOneProcess = command === "build" && isForOneProcess(documents);
  return {
    options: [
      ...(uses("flags") ? [preloaded("optimizeLate")] : []),
      ...(uses("parcel") ? [preloaded("standIns/parcel")] : []),
      ...(isOneProcess ? [preloaded("standIns/workerPool")] : []),
    ],
    environment: {
      ...compileCache(root),
      ...(command === "build" ? queries(isOneProcess) : {}),
    },
  };
}

/**
 * @param {object} site
 * @param {string} site.root absolute path of the repository.
 * @param {number} site.documents how many there are.
 * @returns {Start & { program: string }} how the process is started that prerenders beside Gatsby.
 */
export function prerenderProcess({ root, documents }) {
  return {
    // With more room for what is needed for a moment only, a sixth of its time is saved.
    options: uses("flags") ? ["--max-semi-space-size=32", preloaded("optimizeLate")] : [],
    environment: {
      ...compileCache(root),
      NODE_ENV: "production",
      ...(isForOneProcess(documents) ? {} : { PRERENDER_FROM_END: "1" }),
    },
    program: path.join(root, "scripts/prerender.mjs"),
  };
}

/** @param {number} documents @returns {boolean} whether Gatsby runs all queries itself. */
function isForOneProcess(documents) {
  return documents <= mostForOneProcess && uses("pool");
}

/** @returns {string} the option of Node by which a process loads a file of this folder before its program. */
function preloaded(name) {
  return `--import=${pathToFileURL(path.join(import.meta.dirname, `${name}.mjs`)).href}`;
}

/** From version 22 on, Node keeps there what it has compiled. */
function compileCache(root) {
  return uses("flags") ? { NODE_COMPILE_CACHE: path.join(root, "node_modules/.cache/docs-site/compiled") } : {};
}

/** Who runs the queries of pages. */
function queries(isOneProcess) {
  // Where Gatsby sees one core, its own process does.
  if (isOneProcess) return { GATSBY_CPU_COUNT: "1" };
  if (!uses("process")) return {};
  return {
    // Gatsby leaves one core to its main process, which waits while others work.
    GATSBY_CPU_COUNT: String(Math.max(2, os.availableParallelism())),
    // Pages that a worker renders in one go. With Gatsby's 50, one worker renders the last ones alone.
    GATSBY_PARALLEL_QUERY_CHUNK_SIZE: "10",
  };
}
