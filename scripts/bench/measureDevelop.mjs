import { rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { launchChromium } from "./chromium.mjs";
import { decimal, median } from "./format.mjs";
import { freePort, start } from "./processes.mjs";
import { editedSentence, editSample, sampleFile, samplePath } from "./sample.mjs";

/** @typedef {import("./bench.mjs").Site} Site */
/** @typedef {import("./bench.mjs").Row} Row */

const edits = 7;
const newFiles = 5;
/** Milliseconds between two edits, so that the work for one edit does not slow down the next. */
const pause = 2000;
/** Maximum milliseconds for the first page and for one edit; a machine that needs more has a fault. */
const startLimit = 300_000;
const editLimit = 60_000;

/** @param {Site} site @returns {Promise<readonly Row[]>} */
export async function measureDevelop({ folder, environment, progress }) {
  for (const name of [".cache", "public"]) rmSync(path.join(folder, name), { recursive: true, force: true });
  progress("gatsby develop …");
  const before = performance.now();
  const port = await freePort();
  const develop = start({
    // What `npm run develop` runs.
    file: path.join(folder, "scripts/gatsby.mjs"),
    arguments: ["develop", "--host", "127.0.0.1", "--port", String(port)],
    folder,
    environment,
  });
  const browser = await launchChromium();
  try {
    const address = `http://127.0.0.1:${port}${samplePath}`;
    await Promise.race([answers(address), develop.ended.then(() => Promise.reject(new Error(develop.output())))]);
    const page = await browser.newPage();
    await page.goto(address);
    await page.locator("article h1").waitFor({ timeout: startLimit });
    const started = (performance.now() - before) / 1000;
    progress(`gatsby develop shows a page after ${decimal(started)} s`);
    const delays = await measureEdits(page, folder);
    progress(`saves were visible after ${delays.map((delay) => decimal(delay)).join(", ")} s`);
    const newDelays = await measureNewFiles(page, folder);
    progress(`new files were in the sidebar after ${newDelays.map((delay) => decimal(delay)).join(", ")} s`);
    return [
      ["gatsby develop: start to first page, s", decimal(started)],
      [`gatsby develop: save to visible, median of ${edits}, s`, precise(median(delays))],
      [`gatsby develop: save to visible, longest of ${edits}, s`, precise(Math.max(...delays))],
      [
        `gatsby develop: new file to its link in the open sidebar, median of ${newFiles}, s`,
        precise(median(newDelays)),
      ],
    ];
  } catch (error) {
    throw new Error(`gatsby develop printed:\n${develop.output()}`, { cause: error });
  } finally {
    await browser.close();
    await develop.stop();
  }
}

/** @param {string} address */
async function answers(address) {
  for (const end = performance.now() + startLimit; performance.now() < end; await wait(250)) {
    const isUp = await fetch(address).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return;
  }
  throw new Error(`${address} did not answer within ${startLimit / 1000} s.`);
}

/** @param {import("@playwright/test").Page} page @param {string} folder @returns {Promise<readonly number[]>} seconds. */
async function measureEdits(page, folder) {
  const delays = [];
  for (let number = 1; number <= edits; number += 1) {
    await wait(pause);
    const before = performance.now();
    editSample(folder, number);
    await page.waitForFunction(
      (sentence) => document.querySelector("article")?.textContent?.includes(sentence),
      editedSentence(number),
      { timeout: editLimit, polling: "raf" },
    );
    delays.push((performance.now() - before) / 1000);
  }
  return delays;
}

/**
 * Writes pages next to the open one.
 *
 * @param {import("@playwright/test").Page} page @param {string} folder @returns {Promise<readonly number[]>} seconds.
 */
async function measureNewFiles(page, folder) {
  const delays = [];
  const files = [];
  for (let number = 1; number <= newFiles; number += 1) {
    await wait(pause);
    const title = `New page ${number} of the benchmark`;
    const before = performance.now();
    const file = path.join(folder, path.dirname(sampleFile), `new-${number}.mdx`);
    files.push(file);
    writeFileSync(file, `---\ntitle: ${title}\nthin: It is measured.\n---\n\nIt is short.\n`);
    await page.getByRole("link", { name: title, exact: true }).first().waitFor({ timeout: editLimit });
    delays.push((performance.now() - before) / 1000);
  }
  for (const file of files) rmSync(file);
  return delays;
}

/** @param {number} seconds */
function precise(seconds) {
  return seconds.toFixed(2);
}
