import { execFileSync } from "node:child_process";
import path from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { root } from "../workspace.mjs";
import { serve } from "../serve.mjs";
import { launchChromium } from "./chromium.mjs";
import { integer, kilobytes, median } from "./format.mjs";
import { queries } from "../../src/site/bench.mjs";
import { measureSearchLines, openSearchPage, watchForResult } from "./measureSearchLines.mjs";

/** @typedef {import("./bench.mjs").Site} Site */
/** @typedef {import("./bench.mjs").Row} Row */
/** @typedef {import("./searchFigures.mts").SearchFigures} SearchFigures */

const rounds = 3;
/** Milliseconds between two keystrokes of a fast typist. */
const pace = 60;

/** @param {Site} site @returns {Promise<readonly Row[]>} */
export async function measureSearch({ folder, environment, progress }) {
  progress("search …");
  const figures = readFigures(folder, environment);
  const { server, url } = await serve(path.join(folder, "public"), 0);
  const browser = await launchChromium();
  try {
    const first = await firstQuery(browser, url);
    const quick = await delays(browser, url, 1);
    const slow = await delays(browser, url, 4);
    progress(
      `search: ${kilobytes(first)} KB, ${integer(median(quick))} ms, ${integer(median(slow))} ms at a quarter of the speed`,
    );
    const typed = await typedBytes(browser, url);
    const lines = await measureSearchLines(browser, url, progress);
    const interfaceBytes = first - figures.queryFirst;
    return [
      ["Search: queries whose page comes first, %", percent(figures.first)],
      ["Search: among the first three, %", percent(figures.amongThree)],
      [
        "Search: everything for the first query, median of the queries, brotli KB",
        kilobytes(interfaceBytes + figures.queryMedian),
      ],
      ["Search: everything for the first query, most, brotli KB", kilobytes(interfaceBytes + figures.queryMost)],
      ["Search: of it interface and engine, brotli KB", kilobytes(interfaceBytes)],
      [
        "Search: terms and texts that a query loads while it is typed, median / most, brotli KB",
        `${kilobytes(median(typed))} / ${kilobytes(Math.max(...typed))}`,
      ],
      ["Search: whole index, brotli KB", kilobytes(figures.whole)],
      ["Search: last key to first result painted, median, ms", integer(median(quick))],
      ["Search: the same at a quarter of the speed, median, ms", integer(median(slow))],
      ...lines,
    ];
  } finally {
    await browser.close();
    server.closeAllConnections();
    server.close();
  }
}

/** @param {string} folder @param {NodeJS.ProcessEnv} env @returns {SearchFigures} */
function readFigures(folder, env) {
  const program = path.join(root, "node_modules/tsx/dist/cli.mjs");
  const script = path.join(root, "scripts/bench/searchFigures.mts");
  const printed = execFileSync(process.execPath, [program, script, folder, queries[0] ?? ""], { cwd: root, env });
  return JSON.parse(printed.toString());
}

/** @param {number} share */
function percent(share) {
  return (100 * share).toFixed(1);
}

/**
 * @param {import("@playwright/test").Browser} browser
 * @param {string} url of the site.
 * @returns {Promise<number>} bytes after brotli of everything that loads between opening the search and its first result.
 */
async function firstQuery(browser, url) {
  const page = await openSample(browser, url);
  /** @type {Promise<number>[]} */
  const sizes = [];
  page.on("response", (response) => void sizes.push(response.body().then(brotli)));
  await page.keyboard.press("/");
  await page.locator(".DocSearch-Input").fill(queries[0] ?? "");
  await page.locator(".DocSearch-Hit").first().waitFor();
  await page.waitForLoadState("networkidle");
  const bytes = await Promise.all(sizes);
  await page.close();
  return bytes.reduce((sum, size) => sum + size, 0);
}

/**
 * Measures what the queries load in addition to the window's files, the core of the index, and the prefetched files of every reader.
 *
 * @param {import("@playwright/test").Browser} browser
 * @param {string} url of the site.
 * @returns {Promise<readonly number[]>} bytes after brotli for each query, typed letter by letter in a window just opened.
 */
async function typedBytes(browser, url) {
  const measured = [];
  for (const query of queries) {
    // Each page has its own context, whose cache is empty.
    const page = await browser.newPage();
    await openSearchPage(page, url);
    /** @type {Promise<number>[]} */
    const sizes = [];
    page.on("response", (response) => {
      if (/\/search\/(?:terms|page)-/.test(response.url())) sizes.push(response.body().then(brotli));
    });
    await page.keyboard.press("/");
    await page.locator(".DocSearch-Input").pressSequentially(query, { delay: pace });
    await page.locator(".DocSearch-Hit mark").first().waitFor();
    await page.waitForLoadState("networkidle");
    await page.waitForTimeout(10 * pace);
    measured.push((await Promise.all(sizes)).reduce((sum, size) => sum + size, 0));
    await page.close();
  }
  return measured;
}

/**
 * @param {import("@playwright/test").Browser} browser
 * @param {string} url of the site.
 * @param {number} slowdown of the processor.
 * @returns {Promise<readonly number[]>} milliseconds from the last key of each query to its first result on the screen, index loaded.
 */
async function delays(browser, url, slowdown) {
  // An ordinary reader: for one who saves data, the site waits for a pause in typing before it asks.
  const page = await browser.newPage();
  await openSearchPage(page, url);
  await page.keyboard.press("/");
  await page.locator(".DocSearch-Input").waitFor();
  // The first round only loads what the queries need.
  for (const query of queries) await typeQuery(page, query);
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  const measured = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const query of queries) measured.push(await typeQuery(page, query));
  }
  await page.close();
  return measured;
}

/** @param {import("@playwright/test").Page} page @param {string} query @returns {Promise<number>} milliseconds. */
async function typeQuery(page, query) {
  const input = page.locator(".DocSearch-Input");
  await input.fill("");
  await page.locator(".DocSearch-Hit a mark").first().waitFor({ state: "detached" });
  await input.pressSequentially(query.slice(0, -1), { delay: pace });
  await page.waitForTimeout(5 * pace);
  await page.evaluate(watchForResult, query);
  await input.press(query.at(-1) ?? "");
  return page.evaluate(() => /** @type {any} */ (window).timeToResult);
}

/** @param {import("@playwright/test").Browser} browser @param {string} url */
async function openSample(browser, url) {
  const page = await browser.newPage();
  // For a reader who saves data, the page prefetches nothing, so everything that loads belongs to the search.
  await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
  await openSearchPage(page, url);
  return page;
}

/** @param {Buffer} body */
function brotli(body) {
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } })
    .length;
}
