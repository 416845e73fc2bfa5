import type { Locator, Page } from "@playwright/test";
import { findings } from "./everySite/axe";
import { expect, hydrated, sidewaysOverflow, test, urlOf } from "./support/test";

const address = () => `${urlOf("E2E_FIXTURE_URL")}/launch/features/reference`;

/** The word of a glossary term, and the card with its definition. */
function term(page: Page, word: string): readonly [word: Locator, card: Locator] {
  const whole = page.locator(".term", { hasText: word }).first();
  return [whole.locator(".term-word"), whole.getByRole("tooltip", { includeHidden: true })];
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a definition appears on focus and on hover", async ({ page }) => {
    await page.goto(address());
    const [word, card] = term(page, "silos");
    await expect(card).toBeHidden();
    await word.focus();
    await expect(card).toBeVisible();
    // The open card may cover the other word.
    await word.blur();
    const [other, otherCard] = term(page, "aggregator");
    await other.hover();
    await expect(otherCard).toBeVisible();
  });

  test("papers can be filtered by area, and All shows them again", async ({ page }) => {
    await page.goto(address());
    const parts = page.locator(".choices-part");
    await expect(parts.filter({ visible: true })).toHaveCount(5);
    await page.getByText(/^Security and privacy \(\d+\)$/).click();
    await expect(parts.filter({ visible: true })).toHaveCount(1);
    await expect(page.getByText("Training algorithms", { exact: true })).toBeHidden();
    await page.getByText("All (56)").click();
    await expect(parts.filter({ visible: true })).toHaveCount(5);
  });

  test("a list links to its commands on the page", async ({ page }) => {
    await page.goto(address());
    await page.getByRole("link", { name: "fedml storage delete", exact: true }).first().click();
    await expect(page).toHaveURL(/#fedml-storage-delete$/);
    await expect(page.locator('[data-scrolls="Options of fedml storage delete"]')).toBeInViewport();
  });
});

test("choices work by keyboard", async ({ page }) => {
  await page.goto(address());
  await page.getByRole("radio", { name: /^All/ }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: /^Vision papers/ })).toBeChecked();
  await expect(page.locator(".choices-part").filter({ visible: true })).toHaveCount(1);
});

test("Escape hides a definition until its word is focused again", async ({ page }) => {
  await page.goto(address());
  await hydrated(page);
  const [word, card] = term(page, "silos");
  await word.focus();
  await expect(card).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(card).toBeHidden();
  await word.blur();
  await word.focus();
  await expect(card).toBeVisible();
});

for (const width of [320, 360, 768, 1440]) {
  test(`at ${width} px nothing overflows the page, and no definition is cut off`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(address());
    expect(await sidewaysOverflow(page)).toBe(0);
    const words = await page.locator(".content > :is(p, ul) .term").all();
    expect(words.length).toBeGreaterThanOrEqual(3);
    for (const word of words) {
      await word.locator(".term-word").focus();
      const card = word.getByRole("tooltip");
      await expect(card).toBeInViewport({ ratio: 1 });
      expect(await sidewaysOverflow(page)).toBe(0);
    }
  });
}

test("on a phone, rows of options are stacked and name their values", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(address());
  const table = page.locator('[data-scrolls="Options of fedml storage upload"]');
  expect(await table.evaluate((frame) => frame.scrollWidth - frame.clientWidth)).toBe(0);
  await expect(table.getByText("Default:").first()).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 800 });
  await expect(table.getByText("Default:").first()).toBeHidden();
  await expect(table.getByRole("columnheader", { name: "Default" })).toBeVisible();
});

test("a chart keeps its text size, and a table also lists its figures", async ({ page }) => {
  await page.goto(address());
  const chart = page.getByRole("img", { name: /^Modern networks/ });
  const sizeOf = () =>
    chart
      .locator(".chart-value")
      .first()
      .evaluate((figure) => figure.getBoundingClientRect().height);
  const wide = await sizeOf();
  await page.setViewportSize({ width: 360, height: 800 });
  expect(await sizeOf()).toBeCloseTo(wide, 0);
  await expect(page.getByRole("cell", { name: "93.19" })).toBeVisible();
});

test("print shows terms as plain text, and every paper", async ({ page }) => {
  await page.goto(address());
  const [word, card] = term(page, "silos");
  await word.focus();
  await page.emulateMedia({ media: "print" });
  await expect(card).toBeHidden();
  await expect(word).toHaveCSS("text-decoration-line", "none");
  await expect(page.locator(".choices-part").filter({ visible: true })).toHaveCount(5);
});

test("a page with code renders the reference data, with links to other pages", async ({ page }) => {
  await page.goto(`${urlOf("E2E_FIXTURE_URL")}/launch/features/live-reference`);
  await hydrated(page);
  await expect(page.getByText("The answer is 42.")).toBeVisible();
  await expect(page.locator("figure.code")).toContainText("fedml version");
  const link = page.getByRole("link", { name: "fedml storage upload", exact: true });
  await expect(link).toHaveAttribute("href", /\/open-source\/cli#fedml-storage-upload$/);
});

for (const theme of ["light", "dark"] as const) {
  for (const width of [360, 1440]) {
    test(`no accessibility findings in ${theme} mode at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.addInitScript((mode) => localStorage.setItem("theme", mode), theme);
      await page.goto(address());
      await hydrated(page);
      await term(page, "silos")[0].focus();
      expect(await findings(page, "reference")).toEqual([]);
    });
  }
}
