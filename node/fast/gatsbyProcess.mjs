// Options and environment that make a build's processes faster.
import os from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { uses } from "../common/pieces.mjs";

/** Up to this number of documents, one process is faster than two; with more, it would need too much memory. */
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
 * @param {number} site.documents number of documents.
 * @returns {Start} how to start Gatsby's process.
 */
export function gatsbyProcess({ root, command, documents }) {
  // The live preview must reload its renderer, which it can only do in a worker.
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
 * @param {number} site.documents number of documents.
 * @returns {Start & { program: string }} how to start the process that prerenders in parallel with Gatsby.
 */
export function prerenderProcess({ root, documents }) {
  return {
    // More memory for short-lived objects saves a sixth of its time.
    options: uses("flags") ? ["--max-semi-space-size=32", preloaded("optimizeLate")] : [],
    environment: {
      ...compileCache(root),
      NODE_ENV: "production",
      ...(isForOneProcess(documents) ? {} : { PRERENDER_FROM_END: "1" }),
    },
    program: path.join(root, "scripts/prerender.mjs"),
  };
}

/** @param {number} documents @returns {boolean} whether Gatsby runs all queries in its own process. */
function isForOneProcess(documents) {
  return documents <= mostForOneProcess && uses("pool");
}

/** @returns {string} the Node option that makes a process load a file of this folder before its program. */
function preloaded(name) {
  return `--import=${pathToFileURL(path.join(import.meta.dirname, `${name}.mjs`)).href}`;
}

/** From version 22 on, Node caches compiled code in this folder. */
function compileCache(root) {
  return uses("flags") ? { NODE_COMPILE_CACHE: path.join(root, "node_modules/.cache/docs-site/compiled") } : {};
}

/** Environment that sets which processes run the page queries. */
function queries(isOneProcess) {
  // With one CPU core, Gatsby runs the queries in its own process.
  if (isOneProcess) return { GATSBY_CPU_COUNT: "1" };
  if (!uses("process")) return {};
  return {
    // Gatsby reserves one core for its main process, which only waits while workers run.
    GATSBY_CPU_COUNT: String(Math.max(2, os.availableParallelism())),
    // Pages that a worker renders per batch. With Gatsby's default of 50, a single worker renders the last pages.
    GATSBY_PARALLEL_QUERY_CHUNK_SIZE: "10",
  };
}
