import { readFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { launchChromium } from "./chromium.mjs";
import { integer, kilobytes } from "./format.mjs";
import { samplePath } from "./sample.mjs";
import { withServer } from "./withServer.mjs";

/** @typedef {import("./bench.mjs").Site} Site */
/** @typedef {import("./bench.mjs").Row} Row */

/** @typedef {{ name: string, bytes: number }} Script `bytes` after brotli. */
/** @typedef {{ path: string, isFirst: boolean }} Asked `isFirst`: the page needs it to become interactive. */

/** @param {Site} site @returns {Promise<{ rows: readonly Row[], scripts: readonly Script[] }>} */
export async function measureJavaScript({ folder, progress }) {
  progress("JavaScript of a document page …");
  const output = path.join(folder, "public");
  const asked = await withServer(output, scriptsOf);
  const scripts = asked.map(({ path: file, isFirst }) => ({
    name: withoutDigest(file),
    bytes: brotli(path.join(output, file)),
    isFirst,
  }));
  scripts.sort((a, b) => b.bytes - a.bytes);
  const first = scripts.filter(({ isFirst }) => isFirst);
  const sum = (/** @type {readonly Script[]} */ some) => some.reduce((total, { bytes }) => total + bytes, 0);
  progress(scripts.map(({ name, bytes }) => `${name} ${kilobytes(bytes)} KB`).join(", "));
  return {
    rows: [
      ["JavaScript until interactive, brotli KB", kilobytes(sum(first))],
      ["JavaScript until interactive, files", integer(first.length)],
      ["JavaScript of the page's islands, which comes later, brotli KB", kilobytes(sum(scripts) - sum(first))],
    ],
    scripts,
  };
}

/** @param {string} url of the site. @returns {Promise<readonly Asked[]>} the scripts that the page requests. */
async function scriptsOf(url) {
  const browser = await launchChromium();
  try {
    const page = await browser.newPage();
    // For a reader who saves data, the page prefetches nothing, so every script that it requests is its own.
    await page.addInitScript(() => {
      const connection = Object.assign(new EventTarget(), { saveData: true, effectiveType: "4g" });
      Object.defineProperty(Navigator.prototype, "connection", { get: () => connection });
    });
    /** @type {Set<string>} */
    const paths = new Set();
    page.on("request", (request) => {
      const { origin, pathname } = new URL(request.url());
      if (request.resourceType() !== "script") return;
      if (origin !== url) throw new Error(`The page loads ${request.url()}, whose size is not known here.`);
      paths.add(pathname);
    });
    const response = await page.goto(`${url}${samplePath}`, { waitUntil: "networkidle" });
    const html = (await response?.text()) ?? "";
    // The HTML does not name the template's script, which React needs as well.
    const isFirst = (/** @type {string} */ file) => html.includes(`src="${file}"`) || file.startsWith("/component---");
    return [...paths].map((file) => ({ path: file, isFirst: isFirst(file) }));
  } finally {
    await browser.close();
  }
}

/** @param {string} file */
function brotli(file) {
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  return brotliCompressSync(readFileSync(file), { params }).length;
}

/** @param {string} file "/app-0123456789abcdef0123.js". @returns {string} "app.js". */
function withoutDigest(file) {
  return path.posix.basename(file).replace(/-[0-9a-f]{16,}(?=\.)/, "");
}
