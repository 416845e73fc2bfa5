// `npm run shots`: screenshots of the built site. No test compares them, because pixels differ from machine to machine.
import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import pMap from "p-map";
import sharp from "sharp";
import { pages, readme } from "../../src/site/shots.mjs";
import { showsHelp } from "../../node/common/showsHelp.mjs";
import { launchChromium } from "../bench/chromium.mjs";
import { withServer } from "../bench/withServer.mjs";
import { root } from "../workspace.mjs";
import { comparePage } from "./comparePage.mjs";

/** @typedef {"light" | "dark"} Mode */
/** @typedef {{ name: string, address: string, width: number, height: number, mode: Mode, isWhole: boolean, file: string }} Shot */

const usage = `npm run shots -- [options]
  Takes screenshots of the built site: one of each kind of page, at five widths, in light and dark.
  --out DIR       folder for them, instead of .shots
  --compare DIR   also write a page that compares them with those of an earlier run
  --readme        take the two pictures of README.md instead`;

const widths = [360, 768, 1024, 1440, 1920];
/** @type {readonly Mode[]} */
const modes = ["light", "dark"];
const output = path.join(root, "public");

/** @param {string} folder @returns {readonly Shot[]} */
function allShots(folder) {
  return Object.entries(pages).flatMap(([name, address]) =>
    widths.flatMap((width) =>
      modes.map((mode) => {
        const file = path.join(folder, `${name}-${width}-${mode}.png`);
        return { name, address, width, height: 900, mode, isWhole: true, file };
      }),
    ),
  );
}

/** @returns {readonly Shot[]} */
function readmeShots() {
  return modes.map((mode) => {
    const file = path.join(root, `docs/pictures/home-${mode}.png`);
    return { name: "home", address: readme, width: 1280, height: 800, mode, isWhole: false, file };
  });
}

/** @param {import("@playwright/test").Browser} browser @param {string} url @param {Shot} shot */
async function take(browser, url, { address, width, height, mode, isWhole, file }) {
  const context = await browser.newContext({ viewport: { width, height }, reducedMotion: "reduce" });
  // Sets the theme as a reader would: the site follows the system only if its settings say so.
  await context.addInitScript((theme) => localStorage.setItem("theme", theme), mode);
  const page = await context.newPage();
  await page.goto(url + address);
  await page.evaluate(() => document.fonts.ready);
  // Lazy pictures would load only near the viewport.
  if (isWhole)
    await page.evaluate(() => document.querySelectorAll("img").forEach((image) => (image.loading = "eager")));
  await page.waitForLoadState("networkidle");
  const picture = await page.screenshot({ fullPage: isWhole });
  await writeFile(file, await sharp(picture).png({ palette: true, effort: 7 }).toBuffer());
  await context.close();
}

if (showsHelp(usage)) process.exit();
const { values } = parseArgs({
  options: { out: { type: "string" }, compare: { type: "string" }, readme: { type: "boolean" } },
});
if (!existsSync(path.join(output, "index.html"))) {
  console.error("public/ contains no site.\n  Fix: npm run build");
  process.exit(1);
}
const folder = path.resolve(values.out ?? ".shots");
const shots = values.readme ? readmeShots() : allShots(folder);
const before = values.compare === undefined ? null : path.resolve(values.compare);
if (before !== null && !existsSync(before)) {
  console.error(
    `${values.compare} does not exist.\n  Fix: name a folder of an earlier run, such as --compare .shots-before`,
  );
  process.exit(1);
}
await Promise.all(
  [...new Set(shots.map(({ file }) => path.dirname(file)))].map((each) => mkdir(each, { recursive: true })),
);
const browser = await launchChromium();
try {
  await withServer(output, (url) => pMap(shots, (shot) => take(browser, url, shot), { concurrency: 2 }));
} finally {
  await browser.close();
}
console.log(`${shots.length} pictures in ${path.relative(root, path.dirname(shots[0]?.file ?? folder)) || "."}`);
if (before !== null && !values.readme) {
  const file = path.join(folder, "compare.html");
  const { html, changed } = await comparePage({
    before,
    after: folder,
    names: shots.map((shot) => path.basename(shot.file)),
  });
  await writeFile(file, html);
  console.log(`${changed} differ: ${path.relative(root, file)}`);
}
