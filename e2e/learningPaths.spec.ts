import { findings } from "./everySite/axe";
import { expect, hydrated, test } from "./support/test";

test("a learning path can be followed and remembers completed steps", async ({ page }) => {
  await page.goto("/paths/simulation");
  await hydrated(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Research in simulation");
  const steps = page.getByRole("main").getByRole("listitem").filter({ hasText: "min read" });
  await expect(steps).toHaveCount(8);
  expect(await findings(page, "learning path")).toEqual([]);

  await steps.nth(2).getByRole("link").click();
  await expect(page).toHaveURL(/\/federate\/getting_started$/);
  await expect(page.getByText("Step 3 of 8 in Research in simulation")).toBeVisible();
  await page.getByRole("checkbox", { name: "Done" }).focus();
  await page.keyboard.press("Space");
  await expect(page.getByRole("checkbox", { name: "Done" })).toBeChecked();
  expect(await findings(page, "step of a learning path")).toEqual([]);

  await page.reload();
  await hydrated(page);
  await expect(page.getByRole("checkbox", { name: "Done" })).toBeChecked();
  await page.getByRole("link", { name: "Research in simulation" }).last().click();
  await expect(steps.nth(2).getByText("Done")).toBeVisible();
  await expect(steps.nth(3).getByText("Done")).toBeHidden();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a learning path is a list, and a step names the next one", async ({ page }) => {
    await page.goto("/paths/deploy");
    await expect(page.getByRole("link", { name: "Call an endpoint" }).last()).toBeVisible();
    await page.goto("/deploy/quickstart");
    await expect(page.getByText("Step 2 of 8 in Deploy and serve a model")).toBeVisible();
    await expect(page.getByText("Next step: Create a model card")).toBeVisible();
    await expect(page.getByRole("checkbox", { name: "Done" })).toBeHidden();
  });
});
