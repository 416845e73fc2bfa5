import AxeBuilder from "@axe-core/playwright";
import { expect, hydrated, test } from "./support/test";

const kinds = [
  "/",
  "/launch/yaml",
  "/federate",
  "/category/launch-on-nexus-ai-cloud",
  "/search?q=yaml",
  "/markdown-page",
  "/404.html",
];

for (const theme of ["light", "dark"] as const) {
  for (const width of [360, 1440]) {
    test(`no findings in ${theme} mode at ${width}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.addInitScript((mode) => localStorage.setItem("theme", mode), theme);
      for (const address of kinds) {
        await page.goto(address);
        await hydrated(page);
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(
          violations.map(({ id, nodes }) => `${address} ${id}: ${nodes.map(({ html }) => html).join(" ")}`),
        ).toEqual([]);
      }
    });
  }
}
