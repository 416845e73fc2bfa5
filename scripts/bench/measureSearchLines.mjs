import { queries } from "../../src/site/bench.mjs";
import { integer, median } from "./format.mjs";
import { samplePath } from "./sample.mjs";

/** @typedef {import("./bench.mjs").Row} Row */
/** @typedef {import("@playwright/test").Browser} Browser */
/** @typedef {import("@playwright/test").Page} Page */
/** @typedef {import("@playwright/test").CDPSession} Session */

/** How long the window is open before the reader types, in milliseconds. */
const pause = 2000;
const openings = 60;

/** @typedef {{ name: string, latency: number, throughput: number, slowdown: number }} Condition bytes per second; -1 is no limit. */
/** @type {readonly Condition[]} */
const conditions = [
  { name: "fast line", latency: 0, throughput: -1, slowdown: 1 },
  { name: "1.6 Mbit/s and 150 ms", latency: 150, throughput: 1.6e6 / 8, slowdown: 1 },
  { name: "fast line, a quarter of the speed", latency: 0, throughput: -1, slowdown: 4 },
];

/**
 * Measures how long a reader waits who has never searched here: each figure comes from a browser with an empty cache.
 *
 * @param {Browser} browser @param {string} url of the site. @param {(line: string) => void} progress
 * @returns {Promise<readonly Row[]>}
 */
export async function measureSearchLines(browser, url, progress) {
  /** @type {Row[]} */
  const rows = [];
  for (const condition of conditions) {
    const label = `Search, ${condition.name}: last key to first result, window open for 2 s / typed at once, median ms`;
    rows.push(
      await attempt(label, async () => {
        const open = await firstResults(browser, url, condition, pause);
        const atOnce = await firstResults(browser, url, condition, 0);
        progress(`search, ${condition.name}: ${integer(open)} ms, typed at once ${integer(atOnce)} ms`);
        return `${integer(open)} / ${integer(atOnce)}`;
      }),
    );
  }
  const label = `Search: left behind by ${openings} openings, nodes / listeners / heap KB`;
  rows.push(
    await attempt(label, async () => {
      const { nodes, listeners, heap } = await leftBehind(browser, url);
      return `${integer(nodes)} / ${integer(listeners)} / ${integer(heap / 1000)}`;
    }),
  );
  return rows;
}

/**
 * A row that cannot be measured says "failed" and does not affect the others.
 *
 * @param {string} label @param {() => Promise<string>} run @returns {Promise<Row>}
 */
export async function attempt(label, run) {
  try {
    return [label, await run()];
  } catch (error) {
    console.error(error);
    process.exitCode = 1;
    return [label, "failed"];
  }
}

/**
 * @param {Browser} browser @param {string} url @param {Condition} condition @param {number} wait milliseconds before the first letter.
 * @returns {Promise<number>} the median of the queries, in milliseconds.
 */
async function firstResults(browser, url, { latency, throughput, slowdown }, wait) {
  const times = [];
  for (const query of queries) {
    const context = await browser.newContext();
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", {
      offline: false,
      latency,
      downloadThroughput: throughput,
      uploadThroughput: throughput,
    });
    await openSearchPage(page, url);
    await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    await page.keyboard.press("/");
    await page.locator(".DocSearch-Input").waitFor();
    await page.waitForTimeout(wait);
    await page.evaluate(watchForResult, query);
    await page.keyboard.type(query);
    times.push(await page.evaluate(() => /** @type {any} */ (window).timeToResult));
    await context.close();
  }
  return median(times);
}

/**
 * Opens the page and waits for the search button. On a busy machine, the network can be idle before the page listens to keys; it does so
 * once the search is a button.
 *
 * @param {Page} page @param {string} url of the site.
 */
export async function openSearchPage(page, url) {
  await page.goto(`${url}${samplePath}`, { waitUntil: "networkidle" });
  await page.locator("button[aria-keyshortcuts*=Control]").waitFor();
}

/**
 * Runs in the page: stores a promise of the time from the last key of a query to the frame with its results. The window empties its status
 * when it sends a query and fills it together with the rows of the answer, so rows for fewer letters do not count.
 *
 * @param {string} query
 */
export function watchForResult(query) {
  const longest = 20_000;
  /** @type {any} */ (window).timeToResult = new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error(`"${query}" has no result after ${longest} ms.`)), longest);
    const field = document.querySelector(".DocSearch-Input");
    const hasStatus = () => Boolean(document.querySelector(".search-count")?.textContent);
    let started = 0;
    let isSent = false;
    field.addEventListener(
      "input",
      ({ timeStamp }) => {
        started = field.value === query ? timeStamp : 0;
        isSent = !hasStatus();
      },
      { capture: true },
    );
    const watcher = new MutationObserver(() => {
      isSent ||= !hasStatus();
      if (started === 0 || !isSent || !hasStatus() || !document.querySelector(".DocSearch-Hit mark")) return;
      watcher.disconnect();
      // The browser paints between the two callbacks.
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - started)));
    });
    watcher.observe(document.querySelector(".search-modal"), { subtree: true, childList: true, characterData: true });
  });
}

/** @param {Browser} browser @param {string} url @returns {Promise<{ nodes: number, listeners: number, heap: number }>} */
async function leftBehind(browser, url) {
  const page = await browser.newPage();
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable");
  await openSearchPage(page, url);
  // The first openings load files and make the engine compile code. Both stay in memory and are not a leak.
  for (let count = 0; count < 15; count += 1) await openAndClose(page);
  const before = await inUse(session);
  for (let count = 0; count < openings; count += 1) await openAndClose(page);
  const after = await inUse(session);
  await page.close();
  return {
    nodes: after.nodes - before.nodes,
    listeners: after.listeners - before.listeners,
    heap: after.heap - before.heap,
  };
}

/** @param {Page} page */
async function openAndClose(page) {
  await page.keyboard.press("/");
  await page.locator(".DocSearch-Input").waitFor();
  await page.keyboard.type(queries[0] ?? "");
  await page.locator(".DocSearch-Hit mark").first().waitFor();
  await page.keyboard.press("Escape");
  await page.locator(".DocSearch-Modal").waitFor({ state: "detached" });
}

/** @param {Session} session */
async function inUse(session) {
  await session.send("HeapProfiler.collectGarbage");
  const { metrics } = await session.send("Performance.getMetrics");
  const valueOf = (/** @type {string} */ name) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return { nodes: valueOf("Nodes"), listeners: valueOf("JSEventListeners"), heap: valueOf("JSHeapUsedSize") };
}
