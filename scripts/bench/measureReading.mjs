import { readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { launchChromium } from "./chromium.mjs";
import { integer } from "./format.mjs";
import { categoryPath } from "../../src/site/bench.mjs";
import { samplePath } from "./sample.mjs";
import { withServer } from "./withServer.mjs";

/** @typedef {import("./bench.mjs").Site} Site */
/** @typedef {import("./bench.mjs").Row} Row */
/** @typedef {import("@playwright/test").Page} Page */

/** Number of clicks to measure. */
const clicks = 30;
/** A reader's pause before a click, in milliseconds, in which the page prefetches links in view. */
const pause = 3000;
/** Number of cold loads; the median counts. */
const loads = 5;

const slowNetwork = { latency: 150, downloadThroughput: -1, uploadThroughput: -1 };
const phoneNetwork = { latency: 150, downloadThroughput: (1.6e6 / 8) | 0, uploadThroughput: (750e3 / 8) | 0 };
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

/** Kinds of pages that are measured on the phone. */
const kinds = [
  ["document page", samplePath],
  ["the same without its scripts", "/without-scripts"],
  ["home page", "/"],
  ["category page", categoryPath],
];

/** @param {Site} site @returns {Promise<readonly Row[]>} */
export async function measureReading({ folder, progress }) {
  const output = path.join(folder, "public");
  const bare = path.join(output, "without-scripts.html");
  const whole = readFileSync(path.join(output, `${samplePath}.html`), "utf8");
  writeFileSync(bare, whole.replace(/<script[\s\S]*?<\/script>|<link[^>]* as="(?:script|fetch)"[^>]*>/g, ""));
  return withServer(output, async (url) => {
    const browser = await launchChromium();
    try {
      progress("Clicks …");
      const quick = await clickTimes(await browser.newPage({ viewport: { width: 1440, height: 900 } }), url, null);
      const slow = await clickTimes(
        await browser.newPage({ viewport: { width: 1440, height: 900 } }),
        url,
        slowNetwork,
      );
      const line = await clickTimes(
        await browser.newPage({ viewport: { width: 1440, height: 900 } }),
        url,
        phoneNetwork,
      );
      /** @type {Row[]} */
      const rows = [
        ["Click to painted heading, median / p95 ms", `${of(quick, 0.5)} / ${of(quick, 0.95)}`],
        ["The same at 150 ms round trip, 3 s after loading", `${of(slow, 0.5)} / ${of(slow, 0.95)}`],
        ["The same at 150 ms round trip and 1.6 Mbit/s", `${of(line, 0.5)} / ${of(line, 0.95)}`],
      ];
      // Take turns, so that a slow minute of the machine affects every kind.
      /** @type {Awaited<ReturnType<typeof loadOnPhone>>[][]} */
      const results = kinds.map(() => []);
      for (let load = 0; load < loads; load += 1) {
        progress(`Phone, load ${load + 1} of ${loads} …`);
        for (const [index, [, address]] of kinds.entries())
          results[index]?.push(await loadOnPhone(browser, url + address));
      }
      for (const [index, [name]] of kinds.entries()) {
        const ofKind = results[index] ?? [];
        const median = (/** @type {(result: (typeof ofKind)[number]) => number} */ read) => of(ofKind.map(read), 0.5);
        rows.push([
          `Phone, ${name}: LCP / blocking ms / shift`,
          `${median(({ lcp }) => lcp)} / ${median(({ blocking }) => blocking)} / ${Math.max(...ofKind.map(({ shift }) => shift)).toFixed(3)}`,
        ]);
      }
      return rows;
    } finally {
      await browser.close();
      rmSync(bare);
    }
  });
}

/**
 * Clicks links anywhere on the page with a real mouse. Links below the fold are scrolled into view and clicked at once, without resting the
 * pointer on them.
 *
 * @param {Page} page @param {string} url @param {object | null} network
 * @returns {Promise<readonly number[]>} milliseconds from a click to the painted heading of the link's page.
 */
async function clickTimes(page, url, network) {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  if (network) await session.send("Network.emulateNetworkConditions", { offline: false, ...network });
  await page.goto(`${url}${samplePath}`, { waitUntil: "networkidle" });
  const times = [];
  for (let count = 0; count < clicks; count += 1) {
    await page.waitForTimeout(pause);
    const { x, y } = await page.evaluate(aimAtLink, count);
    // Start to watch before the click, and read the result after it.
    await page.evaluate(watchForPage);
    await page.mouse.click(x, y);
    times.push(await page.evaluate(() => /** @type {any} */ (window).timeToPage));
    await page.mouse.move(1, 1);
  }
  await page.close();
  return times;
}

/** Runs in the page: scrolls a link into view. @param {number} count @returns its center, in CSS pixels of the window. */
function aimAtLink(count) {
  const links = [...document.querySelectorAll("aside nav a, article .content a[href^='/']")].filter((link) => {
    const { pathname } = new URL(link.href);
    return pathname !== location.pathname && !/\.[a-z]+$/.test(pathname) && link.checkVisibility();
  });
  for (let next = count * 7; ; next += 1) {
    const link = links[next % links.length];
    link.scrollIntoView({ block: "center", behavior: "instant" });
    const [{ left, top, width, height }] = link.getClientRects();
    const [x, y] = [left + width / 2, top + height / 2];
    // Some links are scrolled out of sight inside their box.
    if (link.contains(document.elementFromPoint(x, y))) return { x, y };
  }
}

/** Runs in the page: stores a promise of the time from the next click until the heading of the new page is painted. */
function watchForPage() {
  /** @type {any} */ (window).timeToPage = new Promise((resolve) => {
    let started = 0;
    addEventListener("click", ({ timeStamp }) => (started = timeStamp), { capture: true, once: true });
    const heading = document.querySelector("h1");
    const before = heading?.textContent;
    const observer = new MutationObserver(() => {
      const next = document.querySelector("h1");
      if (!next || (next === heading && next.textContent === before)) return;
      observer.disconnect();
      // The task after this frame runs once the frame with the heading is painted.
      requestAnimationFrame(() => {
        const channel = new MessageChannel();
        channel.port1.onmessage = () => resolve(performance.now() - started);
        channel.port2.postMessage(null);
      });
    });
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  });
}

/** @param {import("@playwright/test").Browser} browser @param {string} address */
async function loadOnPhone(browser, address) {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", { offline: false, ...phoneNetwork });
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.addInitScript(() => {
    const seen = Object.assign(window, { seen: { lcp: 0, blocking: 0, shift: 0 } }).seen;
    const watch = (type, read) =>
      new PerformanceObserver((list) => list.getEntries().forEach(read)).observe({ type, buffered: true });
    watch("largest-contentful-paint", ({ startTime }) => (seen.lcp = startTime));
    watch("longtask", ({ duration }) => (seen.blocking += Math.max(0, duration - 50)));
    watch("layout-shift", ({ value, hadRecentInput }) => (seen.shift += hadRecentInput ? 0 : value));
  });
  await page.goto(address, { waitUntil: "networkidle" });
  await page.waitForTimeout(1000);
  const result = await page.evaluate(() => /** @type {any} */ (window).seen);
  await context.close();
  return /** @type {{ lcp: number, blocking: number, shift: number }} */ (result);
}

/** @param {readonly number[]} values @param {number} share @returns {string} */
function of(values, share) {
  const sorted = [...values].sort((a, b) => a - b);
  return integer(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
}
