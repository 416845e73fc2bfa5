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

/** @param {Site} site @returns {Promise<{ rows: readonly Row[], scripts: readonly Script[] }>} */
export async function measureJavaScript({ folder, progress }) {
  progress("JavaScript of a document page …");
  const output = path.join(folder, "public");
  const paths = await withServer(output, scriptsOf);
  const scripts = paths.map((file) => ({ name: withoutDigest(file), bytes: brotli(path.join(output, file)) }));
  scripts.sort((a, b) => b.bytes - a.bytes);
  const sum = scripts.reduce((total, { bytes }) => total + bytes, 0);
  progress(scripts.map(({ name, bytes }) => `${name} ${kilobytes(bytes)} KB`).join(", "));
  return {
    rows: [
      ["JavaScript until interactive, brotli KB", kilobytes(sum)],
      ["JavaScript until interactive, files", integer(scripts.length)],
    ],
    scripts,
  };
}

/** @param {string} url of the site. @returns {Promise<readonly string[]>} paths of the scripts that the page asks for. */
async function scriptsOf(url) {
  const browser = await launchChromium();
  try {
    const page = await browser.newPage();
    // A reader who saves data gets nothing ahead of need, so every script that comes is one of this page.
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
    await page.goto(`${url}${samplePath}`, { waitUntil: "networkidle" });
    return [...paths];
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
