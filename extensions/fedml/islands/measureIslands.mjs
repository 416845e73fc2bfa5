// Measures what the islands cost the reader's device, for `npm run bench`.
import { readFileSync } from "node:fs";

/** @typedef {import("@playwright/test").Page} Page */

/** The document that shows the longest of the recorded configurations. */
const longest = "content/docs/federate/cross-silo/example/mqtt_s3_fedavg_attack_mnist_lr_example.mdx";
/** Number of keystrokes that are measured. */
const letters = 30;
/** Measured part of the training, in milliseconds. */
const watched = 4000;
/** How many times a megabyte is pasted over itself. */
const pastes = 9;

/**
 * @param {() => Promise<Page>} open opens a page in a new context.
 * @param {string} url where the built site is served.
 * @returns {Promise<readonly (readonly [label: string, value: string])[]>}
 */
export async function measureIslands(open, url) {
  return [
    ...(await measureTyping(await open(), url)),
    ...(await measurePasting(await open(), url)),
    ...(await measureTraining(await open(), url)),
  ];
}

/** @param {Page} page @param {string} url @returns {Promise<readonly (readonly [string, string])[]>} */
async function measureTyping(page, url) {
  await page.addInitScript(watchTasks);
  await page.goto(`${url}/federate/workbench`);
  const bench = page.getByRole("region", { name: "Configuration workbench" });
  await bench.getByRole("textbox").click();
  await page.keyboard.press("Control+a");
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.evaluate((text) => navigator.clipboard.writeText(text), longestConfiguration());
  await page.keyboard.press("Control+v");
  await bench.getByText("Checked as fedml_config.yaml.").waitFor();
  await page.waitForTimeout(1000);
  await page.keyboard.press("Control+End");
  const times = [];
  for (let count = 0; count < letters; count += 1) {
    await page.evaluate(watchStatus);
    await page.keyboard.press(count % 2 === 0 ? "z" : "Backspace");
    times.push(await page.evaluate(() => /** @type {any} */ (window).timeToStatus));
    await page.waitForTimeout(200);
  }
  const tasks = await page.evaluate(longTasks);
  await page.close();
  return [
    ["Workbench, a letter to its diagnostics, median / p95 ms", `${of(times, 0.5)} / ${of(times, 0.95)}`],
    ["Workbench, tasks over 50 ms since its chunk came, number / longest ms", tasks],
  ];
}

/** @param {Page} page @param {string} url @returns {Promise<readonly (readonly [string, string])[]>} */
async function measurePasting(page, url) {
  await page.addInitScript(watchTasks);
  await page.goto(`${url}/federate/workbench`);
  const bench = page.getByRole("region", { name: "Configuration workbench" });
  await bench.getByText(/^Checked as /).waitFor();
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.evaluate(() => {
    const lines = Array.from({ length: 57_000 }, (_, index) => `key_${index}: ${index * 7}\n`);
    return navigator.clipboard.writeText(lines.join("").slice(0, 1_000_000));
  });
  await bench.getByRole("textbox").click();
  await page.evaluate(() => {
    const all = /** @type {PerformanceEntry[]} */ (/** @type {any} */ (window).tasks);
    all.length = 0;
  });
  for (let count = 0; count < pastes; count += 1) {
    await page.keyboard.press("Control+a");
    await page.keyboard.press("Control+v");
    await page.waitForTimeout(1500);
  }
  // The cursor is at the end, so when the last lines are in view, the whole text has arrived.
  await bench
    .getByText(/^key_5\d{4}: /)
    .first()
    .waitFor();
  const tasks = await page.evaluate(longTasks);
  await page.close();
  return [[`Workbench, 1 MB pasted ${pastes} times, tasks over 50 ms, number / longest ms`, tasks]];
}

/** @param {Page} page @param {string} url @returns {Promise<readonly (readonly [string, string])[]>} */
async function measureTraining(page, url) {
  await page.addInitScript(watchTasks);
  await page.goto(`${url}/federate#playground`);
  await page.getByText(/^Round 30 of 30: /).waitFor();
  const alpha = page.getByLabel("partition_alpha");
  await alpha.focus();
  await page.keyboard.press("Home");
  const gaps = await page.evaluate(frameGaps, watched);
  const tasks = await page.evaluate(longTasks);
  await page.close();
  return [
    ["Playground, between two frames while it trains, median / p95 ms", `${of(gaps, 0.5)} / ${of(gaps, 0.95)}`],
    ["Playground, tasks over 50 ms since its chunk came, number / longest ms", tasks],
  ];
}

/** @returns {string} the longest YAML code block of its document. */
function longestConfiguration() {
  const blocks = [...readFileSync(longest, "utf8").matchAll(/^```yaml[^\n]*\n(.*?)^```/gms)];
  return blocks.map(([, text = ""]) => text).sort((one, other) => other.length - one.length)[0] ?? "";
}

/** Runs in the page, before anything else. */
function watchTasks() {
  const tasks = /** @type {PerformanceEntry[]} */ ([]);
  /** @type {any} */ (window).tasks = tasks;
  const observer = new PerformanceObserver((list) => tasks.push(...list.getEntries()));
  observer.observe({ type: "longtask", buffered: true });
}

/** Runs in the page. @returns {string} number and longest of the tasks since the chunk arrived; the page itself causes the earlier ones. */
function longTasks() {
  const files = /** @type {PerformanceResourceTiming[]} */ (performance.getEntriesByType("resource"));
  const since = files.find(({ name }) => /\/islands-[^/]*\.js$/.test(name))?.responseEnd ?? 0;
  const all = /** @type {PerformanceEntry[]} */ (/** @type {any} */ (window).tasks);
  const tasks = all.filter(({ startTime }) => startTime >= since).map(({ duration }) => duration);
  return `${tasks.length} / ${Math.round(Math.max(0, ...tasks))}`;
}

/** Runs in the page: measures from the next key press to the status message with the result of the check. */
function watchStatus() {
  const region = document.querySelector('[data-island="workbench"]');
  const statusOf = () => /Checked as [^.]*\.yaml\. [^.]*\./.exec(region?.textContent ?? "")?.[0];
  const before = statusOf();
  /** @type {any} */ (window).timeToStatus = new Promise((resolve) => {
    window.addEventListener(
      "keydown",
      () => {
        const begin = performance.now();
        const observer = new MutationObserver(() => {
          if (statusOf() === before) return;
          observer.disconnect();
          resolve(performance.now() - begin);
        });
        observer.observe(document.body, { subtree: true, childList: true, characterData: true });
      },
      { once: true, capture: true },
    );
  });
}

/** Runs in the page. @param {number} duration @returns {Promise<number[]>} */
function frameGaps(duration) {
  return new Promise((resolve) => {
    const gaps = /** @type {number[]} */ ([]);
    let last = performance.now();
    const end = last + duration;
    const next = () => {
      const now = performance.now();
      gaps.push(now - last);
      last = now;
      if (now < end) requestAnimationFrame(next);
      else resolve(gaps);
    };
    requestAnimationFrame(next);
  });
}

/** @param {readonly number[]} values @param {number} share @returns {number} */
function of(values, share) {
  const sorted = [...values].sort((one, other) => one - other);
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
}
