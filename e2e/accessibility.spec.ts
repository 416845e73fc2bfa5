import { findingsInBothModes } from "./support/axe";
import { expect, hydrated, test } from "./support/test";

const kinds = [
  "/",
  "/launch/yaml",
  "/federate",
  "/federate/simulation/benchmark/BENCHMARK_simulation",
  "/federate/tech/papers",
  "/category/launch-on-nexus-ai-cloud",
  "/search?q=yaml",
  "/markdown-page",
  "/404.html",
];

test.use({ expectedErrors: [/404 \(Not Found\)/] });

for (const width of [360, 1440])
  test(`no findings in either mode at ${width}`, async ({ page }) => {
    // Two modes of nine pages, some of them long.
    test.setTimeout(180_000);
    await page.setViewportSize({ width, height: 900 });
    for (const address of kinds) {
      await page.goto(address);
      await hydrated(page);
      expect(await findingsInBothModes(page, address)).toEqual([]);
    }
  });

test("no findings in either mode with something open", async ({ page }) => {
  test.setTimeout(180_000);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/open-source/cli/launch");
  await hydrated(page);
  await page.locator("summary", { hasText: "Resources" }).click();
  expect(await findingsInBothModes(page, "dropdown")).toEqual([]);
  await page.keyboard.press("Escape");
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
  expect(await findingsInBothModes(page, "shortcuts")).toEqual([]);
  await page.keyboard.press("Escape");
  await page.setViewportSize({ width: 360, height: 800 });
  await page.getByRole("button", { name: "Open menu" }).click();
  expect(await findingsInBothModes(page, "drawer")).toEqual([]);
  await page.getByRole("button", { name: "Back to main menu" }).click();
  expect(await findingsInBothModes(page, "main menu")).toEqual([]);
});
