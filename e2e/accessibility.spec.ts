import { findings } from "./support/axe";
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

for (const theme of ["light", "dark"] as const) {
  for (const width of [360, 1440]) {
    test(`no findings in ${theme} mode at ${width}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.addInitScript((mode) => localStorage.setItem("theme", mode), theme);
      for (const address of kinds) {
        await page.goto(address);
        await hydrated(page);
        expect(await findings(page, address)).toEqual([]);
      }
    });
  }

  test(`no findings in ${theme} mode with something open`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.addInitScript((mode) => localStorage.setItem("theme", mode), theme);
    await page.goto("/open-source/cli/launch");
    await hydrated(page);
    await page.locator("summary", { hasText: "Resources" }).click();
    expect(await findings(page, "dropdown")).toEqual([]);
    await page.keyboard.press("Escape");
    await page.keyboard.press("?");
    await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
    expect(await findings(page, "shortcuts")).toEqual([]);
    await page.keyboard.press("Escape");
    await page.setViewportSize({ width: 360, height: 800 });
    await page.getByRole("button", { name: "Open menu" }).click();
    expect(await findings(page, "drawer")).toEqual([]);
    await page.getByRole("button", { name: "Back to main menu" }).click();
    expect(await findings(page, "main menu")).toEqual([]);
  });
}
