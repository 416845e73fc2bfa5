import type { Page } from "@playwright/test";
import { expect, hydrated, test, urlOf } from "./support/test";

const address = () => `${urlOf("E2E_FIXTURE_URL")}/launch/features/modes`;
const plan = (page: Page, mode: "light" | "dark") => page.locator(`.picture .of-${mode}`).first();

/** Names of the pictures that the page requests, without digest and width. */
function watchPictures(page: Page): readonly string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    const [, name] = /\/static\/pictures\/(.+)-[0-9a-f]{12}/.exec(request.url()) ?? [];
    if (name !== undefined) asked.push(name);
  });
  return asked;
}

async function openIn(page: Page, mode: "light" | "dark"): Promise<readonly string[]> {
  await page.addInitScript((theme) => localStorage.setItem("theme", theme), mode);
  const asked = watchPictures(page);
  await page.goto(address());
  await hydrated(page);
  await isLoaded(page, mode);
  return asked;
}

/** Scrolls past every picture of a mode, and waits until it is loaded. */
async function isLoaded(page: Page, mode: "light" | "dark"): Promise<void> {
  for (const picture of await page.locator(`.content .of-${mode}`).all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
      .not.toBe(0);
  }
}

for (const [mode, other] of [
  ["light", "dark"],
  ["dark", "light"],
] as const) {
  test(`${mode} mode loads only its own pictures, and a switch loads the others`, async ({ page }) => {
    const ending = { light: "", dark: ".dark" };
    const asked = await openIn(page, mode);
    expect(new Set(asked)).toEqual(new Set([`plan${ending[mode]}`, `window@2x${ending[mode]}`]));
    await expect(plan(page, mode)).toBeVisible();
    await expect(plan(page, other)).toBeHidden();
    const before = await plan(page, mode).boundingBox();
    const height = await page.locator(".content").evaluate((content) => content.clientHeight);
    await page
      .getByRole("button", { name: `Switch to ${other} mode` })
      .first()
      .click();
    await isLoaded(page, other);
    await expect(plan(page, other)).toBeVisible();
    await expect(plan(page, mode)).toBeHidden();
    expect(asked).toContain(`plan${ending[other]}`);
    const after = await plan(page, other).boundingBox();
    expect([after?.width, after?.height]).toEqual([before?.width, before?.height]);
    expect(await page.locator(".content").evaluate((content) => content.clientHeight)).toBe(height);
  });

  test(`${mode} mode enlarges its own version of a picture, and each name is announced once`, async ({ page }) => {
    await openIn(page, mode);
    await expect(page.getByRole("link", { name: "Enlarge: A plan of two parts" })).toHaveCount(1);
    await expect(page.getByRole("img", { name: "the plan, small" })).toHaveCount(1);
    await page.getByRole("link", { name: "Enlarge: A plan of two parts" }).click();
    const full = page.getByRole("dialog").getByRole("img");
    await expect(full).toHaveCount(1);
    await expect(full).toHaveAttribute("src", mode === "dark" ? /\/plan\.dark-\w+\.png$/ : /\/plan-\w+\.png$/);
    await expect.poll(() => full.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1000);
  });
}

test("print shows the light pictures, even for a page read in dark mode", async ({ page }) => {
  const asked = await openIn(page, "dark");
  await page.pdf();
  await page.emulateMedia({ media: "print" });
  await expect(plan(page, "light")).toBeVisible();
  await expect(plan(page, "dark")).toBeHidden();
  expect(asked).toContain("plan");
  expect(await plan(page, "light").evaluate((image: HTMLImageElement) => image.naturalWidth)).not.toBe(0);
});

test("a high-resolution picture is shown at half its pixel size", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openIn(page, "light");
  const dense = page.locator(".picture .of-light").nth(1);
  expect(await dense.boundingBox()).toMatchObject({ width: 320, height: 160 });
  await expect(dense).toHaveAttribute("srcset", /-320\.webp 320w, .*-480\.webp 480w, .*-640\.webp 640w$/);
});

test.describe("on a high-resolution screen", () => {
  test.use({ deviceScaleFactor: 2 });

  test("a high-resolution picture loads with all its pixels", async ({ page }) => {
    await openIn(page, "light");
    const dense = page.locator(".picture .of-light").nth(1);
    expect(await dense.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/-640\.webp$/);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, colorScheme: "dark" });

  test("pages and their pictures are light", async ({ page }) => {
    const asked = watchPictures(page);
    await page.goto(address(), { waitUntil: "networkidle" });
    await expect(plan(page, "light")).toBeVisible();
    await expect(plan(page, "dark")).toBeHidden();
    expect(asked).toContain("plan");
    expect(asked.filter((name) => name.includes("dark"))).toEqual([]);
  });
});

test("pictures reserve their space before they load", async ({ page }) => {
  const heightOf = () => page.locator(".content").evaluate((content) => content.clientHeight);
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const waiting: (() => Promise<void>)[] = [];
    await page.route("**/static/pictures/**", (route) => void waiting.push(() => route.continue()));
    await page.goto(address(), { waitUntil: "commit" });
    await expect.poll(() => waiting.length).toBeGreaterThan(0);
    await expect(page.locator("footer").first()).toBeAttached();
    const empty = await heightOf();
    await page.unroute("**/static/pictures/**");
    for (const go of waiting) await go();
    await isLoaded(page, "light");
    expect(await heightOf(), String(width)).toBe(empty);
  }
});

test("the Markdown file of a page links to the light pictures", async ({ request }) => {
  const text = await (await request.get(`${address()}.md`)).text();
  expect([...text.matchAll(/\/static\/pictures\/(.+)-[0-9a-f]{12}\.png/g)].map(([, name]) => name)).toEqual([
    "plan",
    "window@2x",
    "plan",
  ]);
});
