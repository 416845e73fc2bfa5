import type { Locator, Page } from "@playwright/test";
import { findings } from "./everySite/axe";
import { expect, hydrated, takenOver, test } from "./support/test";

const card = (page: Page): Locator => page.getByRole("tooltip").filter({ hasText: "Job YAML" });

/** Scrolls a link of the text to the middle of the viewport. @returns the link, and a point on it. */
async function aim(
  page: Page,
  href = "/launch/yaml",
): Promise<{ readonly link: Locator; readonly x: number; readonly y: number }> {
  const link = page.locator(`.content :is(p, li) a[href="${href}"]`).first();
  await link.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
  // A link may wrap onto two lines.
  const { x, y } = await link.evaluate((element) => {
    const { left, top, height } = element.getClientRects()[0] as DOMRect;
    return { x: left + 5, y: top + height / 2 };
  });
  return { link, x, y };
}

test.describe("with a mouse", () => {
  test("the card covers neither line of a link that wraps onto two", async ({ page }) => {
    const { link } = await aim(page);
    await link.evaluate((element) => element.append(document.createElement("br"), "on another line"));
    const { x, y } = await aim(page);
    await page.mouse.move(x, y);
    await expect(card(page)).toBeVisible();
    const [over, under] = [await card(page).boundingBox(), await link.boundingBox()];
    if (!over || !under) throw new Error("The card or the link is not shown.");
    expect(over.y >= under.y + under.height || over.y + over.height <= under.y).toBe(true);
  });

  test.beforeEach(async ({ page }) => {
    await page.goto("/launch/costs");
    await hydrated(page);
    await page.mouse.move(1, 1);
  });

  test("hovering over a link shows a card, which stays while the pointer is on it", async ({ page }) => {
    const { link, x, y } = await aim(page);
    await page.mouse.move(x, y);
    await expect(card(page)).toBeVisible();
    await expect(card(page)).toContainText("Every key of the job YAML");
    await expect(link).toHaveAttribute("aria-describedby", "link-preview");
    expect(await findings(page, "link preview")).toEqual([]);
    const box = await card(page).boundingBox();
    if (!box) throw new Error("The card is not shown.");
    await page.mouse.move(box.x + 20, box.y + 20, { steps: 5 });
    await page.waitForTimeout(600);
    await expect(card(page)).toBeVisible();
    await page.mouse.move(1, 1);
    await expect(card(page)).toBeHidden();
    await expect(link).not.toHaveAttribute("aria-describedby");
  });

  test("the card shows the figure of a page and hides it from screen readers", async ({ page }) => {
    const { x, y } = await aim(page, "/launch/on-cloud/cloud-cluster");
    await page.mouse.move(x, y);
    const figure = page.getByRole("tooltip").locator('figure[aria-hidden="true"] svg:visible');
    await expect(figure).toHaveCount(1);
    const { width, height } = await figure.evaluate((element) => element.getBoundingClientRect().toJSON());
    expect([width > 100, height > 50, height <= 192]).toEqual([true, true, true]);
  });

  test("Escape and scrolling close the card", async ({ page }) => {
    const { x, y } = await aim(page);
    await page.mouse.move(x, y);
    await expect(card(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(card(page)).toBeHidden();
    await page.mouse.move(1, 1);
    await page.mouse.move(x, y);
    await expect(card(page)).toBeVisible();
    await page.mouse.wheel(0, 200);
    await expect(card(page)).toBeHidden();
  });

  test("a click opens the page once and closes the card", async ({ page }) => {
    const { x, y } = await aim(page);
    await page.mouse.move(x, y);
    await expect(card(page)).toBeVisible();
    const before = await page.evaluate(() => history.length);
    await page.mouse.click(x, y);
    await expect(page).toHaveURL(/\/launch\/yaml$/);
    await expect(page.getByRole("tooltip")).toHaveCount(0);
    expect(await page.evaluate(() => history.length)).toBe(before + 1);
  });

  test("passing over a link shows no card", async ({ page }) => {
    const { x, y } = await aim(page);
    await page.mouse.move(x, y);
    await page.mouse.move(1, 1);
    await page.waitForTimeout(1000);
    await expect(page.getByRole("tooltip")).toHaveCount(0);
  });
});

test("keyboard focus on a link shows the card, and moving on closes it", async ({ page }) => {
  await page.goto("/launch/costs");
  await hydrated(page);
  const { link } = await aim(page);
  // After a key press, focus by script counts as focus by keyboard.
  await page.keyboard.press("Tab");
  await link.focus();
  await expect(card(page)).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(card(page)).toBeHidden();
});

test("a page that hangs shows no card, and its link works once it loads", async ({ page }) => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/page-data/launch/yaml/page-data.json", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/launch/costs");
  await takenOver(page);
  const { x, y } = await aim(page);
  await page.mouse.move(x, y);
  await page.waitForTimeout(1500);
  await expect(page.getByRole("tooltip")).toHaveCount(0);
  await page.mouse.move(1, 1);
  release();
  await page.waitForTimeout(500);
  await expect(page.getByRole("tooltip")).toHaveCount(0);
  await page.mouse.click(x, y);
  await expect(page).toHaveURL(/\/launch\/yaml$/);
});

test.describe("in a narrow window", () => {
  test.use({ viewport: { width: 360, height: 640 } });

  test("the card stays within the window", async ({ page }) => {
    await page.goto("/launch/costs");
    await hydrated(page);
    const { x, y } = await aim(page);
    await page.mouse.move(x, y);
    await expect(card(page)).toBeVisible();
    const { left, right, top, bottom } = await card(page).evaluate((element) =>
      element.getBoundingClientRect().toJSON(),
    );
    expect([left >= 0, top >= 0, right <= 360, bottom <= 640]).toEqual([true, true, true, true]);
  });
});

test.describe("by touch", () => {
  test.use({ hasTouch: true });

  test("a tap opens the page and shows no card", async ({ page }) => {
    await page.goto("/launch/costs");
    await hydrated(page);
    const { x, y } = await aim(page);
    await page.touchscreen.tap(x, y);
    await expect(page).toHaveURL(/\/launch\/yaml$/);
    await expect(page.getByRole("tooltip")).toHaveCount(0);
  });
});
