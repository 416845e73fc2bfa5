import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { root } from "../scripts/workspace.mjs";
import { expect, hydrated, test } from "./support/test";

const faces = /\.woff2$/;

/** Total layout shift of a page since it was opened. */
async function shiftOf(page: Page, address: string): Promise<number> {
  await page.addInitScript(() => {
    const seen = Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto(address);
  await hydrated(page);
  return page.evaluate(() => (window as unknown as { shift: number }).shift);
}

test.describe("fonts", () => {
  test("are preloaded before any other file and cached as immutable", async ({ page, request }) => {
    await page.goto("/launch/yaml");
    const preloads = page.locator('head > link[rel="preload"][as="font"]');
    await expect(preloads).toHaveCount(2);
    // The element that preloads them is the first in the head that requests a file.
    const first = await page.locator("head").evaluate((head) => head.querySelector("link, script, style")?.textContent);
    expect(first).toContain(".woff2");
    for (const preload of await preloads.all()) {
      const href = (await preload.getAttribute("href")) ?? "";
      const response = await request.get(href);
      expect(response.status()).toBe(200);
      expect(response.headers()["cache-control"]).toContain("immutable");
    }
  });

  test("are not preloaded on a slow first visit, but on later ones", async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    await session.send("Network.enable");
    const slow = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 };
    await session.send("Network.emulateNetworkConditions", slow);
    const preloads = page.locator('head > link[rel="preload"][as="font"]');
    await page.goto("/launch/yaml");
    await expect(preloads).toHaveCount(0);
    await hydrated(page);
    await page.reload();
    await expect(preloads).toHaveCount(2);
  });

  test("load, and code uses the monospaced one", async ({ page }) => {
    await page.goto("/launch/yaml");
    await hydrated(page);
    // The first page may be painted before they have loaded.
    await page.reload();
    await hydrated(page);
    const loaded = await page.evaluate(() =>
      [...document.fonts].filter(({ status }) => status === "loaded").map(({ family }) => family.replaceAll('"', "")),
    );
    expect(loaded).toEqual(expect.arrayContaining(["Geist", "Geist Mono"]));
    const families = await page
      .locator(".code :is(code, samp)")
      .evaluateAll((parts) => [...new Set(parts.map((part) => getComputedStyle(part).fontFamily))]);
    expect(families).toEqual([expect.stringMatching(/^"Geist Mono"/)]);
  });

  for (const width of [360, 1440]) {
    test(`cause no layout shift at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      expect(await shiftOf(page, "/federate/getting_started")).toBeLessThanOrEqual(0.001);
    });

    test.describe(() => {
      test.use({ expectedErrors: [/ERR_FAILED/] });

      test(`that are missing cause no layout shift and hardly change the page length at ${width} px`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height: 800 });
        const heightOf = () => page.locator("article").evaluate((article) => article.clientHeight);
        await page.goto("/federate/getting_started");
        await hydrated(page);
        await page.reload();
        const height = await heightOf();
        await page.route(faces, (route) => route.abort());
        expect(await shiftOf(page, "/federate/getting_started?without")).toBeLessThanOrEqual(0.001);
        expect(Math.abs((await heightOf()) / height - 1)).toBeLessThan(0.03);
      });
    });
  }
});

test("a late script that measures the navbar causes no layout shift", async ({ page }) => {
  // At this width, some items do not fit.
  await page.setViewportSize({ width: 1024, height: 800 });
  await page.route(/\/app-.*\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    await route.continue();
  });
  expect(await shiftOf(page, "/federate/getting_started")).toBeLessThanOrEqual(0.001);
  await expect(page.locator("[data-slot][data-folded]").first()).toBeAttached();
});

test.describe("site icons", () => {
  test("the head links to icons and a manifest that exist", async ({ page, request }) => {
    await page.goto("/launch/yaml");
    const marks = await page
      .locator('link[rel="icon"], link[rel="apple-touch-icon"], link[rel="manifest"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
    expect(marks).toEqual(["/favicon.ico", "/favicon.svg", "/apple-touch-icon.png", "/manifest.json"]);
    for (const href of marks) {
      const response = await request.get(href);
      expect(response.status(), href).toBe(200);
      expect(response.headers()["cache-control"], href).toContain("must-revalidate");
    }
    const { icons } = (await (await request.get("/manifest.json")).json()) as { icons: readonly { src: string }[] };
    for (const { src } of icons) expect((await request.get(`/${src}`)).status(), src).toBe(200);
  });
});

test.describe("group icons", () => {
  test("are in the static page and shown in the sidebar", async ({ page }) => {
    const html = readFileSync(path.join(root, "public/launch/yaml.html"), "utf8");
    expect(html).toContain('<symbol id="icon-launch"');
    await page.goto("/launch/yaml");
    const icon = page.locator("aside nav svg").first();
    await expect(icon.locator("use")).toHaveAttribute("href", "#icon-launch");
    expect(await icon.boundingBox()).toMatchObject({ width: 20, height: 20 });
    const shown = await page.evaluate(() =>
      (document.getElementById("icon-launch")?.firstElementChild as SVGPathElement).getTotalLength(),
    );
    expect(shown).toBeGreaterThan(20);
  });

  test("add nothing to the scripts", () => {
    const html = readFileSync(path.join(root, "public/launch/yaml.html"), "utf8");
    const shape = /<symbol id="icon-launch"[^>]*><path[^>]* d="(?<d>[^"]+)"/.exec(html)?.groups?.["d"] ?? "";
    expect(shape.length).toBeGreaterThan(20);
    const scripts = [...html.matchAll(/src="\/(?<file>[^"]+\.js)"/g)].map(({ groups }) => groups?.["file"] ?? "");
    expect(scripts.length).toBeGreaterThan(0);
    for (const file of scripts) expect(readFileSync(path.join(root, "public", file), "utf8")).not.toContain(shape);
  });
});

test("the share cards of two pages show different pictures", async () => {
  const cards = ["launch/yaml", "launch/cli"].map((name) => path.join(root, "public/cards", `${name}.png`));
  for (const card of cards) expect(existsSync(card), card).toBe(true);
  const [one, other] = await Promise.all(
    cards.map((card) => sharp(card).extract({ left: 620, top: 0, width: 580, height: 630 }).raw().toBuffer()),
  );
  expect(one?.equals(other ?? Buffer.alloc(0))).toBe(false);
});

test("icons grow with the reader's font size, and the home page aligns with the logo", async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 900 });
  await page.goto("/");
  const widthOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((icon) => icon.getBoundingClientRect().width);
  const selectors = ["header .icon", "main :is(.icon, .mark)"];
  const before = await Promise.all(selectors.map(widthOf));
  const startOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => Math.round(element.getBoundingClientRect().left));
  expect(await startOf("h1")).toBe(await startOf("header img"));
  await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
  expect(await Promise.all(selectors.map(widthOf))).toEqual(before.map((width) => 2 * width));
});
