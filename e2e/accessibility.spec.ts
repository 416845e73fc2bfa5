import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
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

async function findings(page: Page, where: string): Promise<readonly string[]> {
  // WCAG 2.2 asks for targets of 24 px, which axe does not look at by itself.
  const { violations } = await new AxeBuilder({ page })
    .options({ rules: { "target-size": { enabled: true } } })
    .analyze();
  return violations.map(({ id, nodes }) => `${where} ${id}: ${nodes.map(({ html }) => html).join(" ")}`);
}

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
