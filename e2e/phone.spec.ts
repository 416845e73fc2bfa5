import { expect, sidewaysOverflow, test } from "./support/test";

test.use({ hasTouch: true, viewport: { width: 360, height: 800 } });

test("a table too wide for a phone becomes a list that names its columns", async ({ page }) => {
  await page.goto("/federate/getting_started");
  const table = page.locator(".table-stacked").filter({ hasText: "What to expect" });
  const cell = table.locator("td").nth(2);
  const label = () => cell.evaluate((node) => getComputedStyle(node, "::before").content);
  expect(await label()).toBe('"What to expect: "');
  expect(await table.evaluate((frame) => frame.scrollWidth - frame.clientWidth)).toBe(0);
  expect(await sidewaysOverflow(page)).toBe(0);
  await page.setViewportSize({ width: 1024, height: 800 });
  expect(await label()).toBe("none");
  await expect(table.getByRole("columnheader", { name: "What to expect" })).toBeVisible();
});

test.describe("before the scripts have loaded", () => {
  test.use({ javaScriptEnabled: false });

  test("the search link is as tall as the button that replaces it", async ({ page }) => {
    await page.goto("/federate");
    const link = page.getByRole("banner").getByRole("link", { name: "Search" });
    expect((await link.boundingBox())?.height).toBe(44);
  });
});
