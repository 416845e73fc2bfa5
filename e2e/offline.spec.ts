import type { Page } from "@playwright/test";
import { expect, hydrated, spareNetwork, test } from "./support/test";

const unreachable = "This page could not be loaded.";

test.describe("offline", () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] });

  test.beforeEach(async ({ page }) => spareNetwork(page));

  test("a link that was not prefetched shows a notice, and the reader stays in place", async ({ page, context }) => {
    await open(page, "/launch/yaml");
    await page.evaluate(() => window.scrollTo(0, 3000));
    await context.setOffline(true);
    await page.locator("aside a[href='/launch/cli']").click();
    const alert = page.getByRole("alert");
    await expect(alert).toContainText(unreachable);
    await expect(alert).toContainText("You might want to check your network connection.");
    await expect(page.locator("h1")).toHaveText("Job YAML");
    await expect(page).toHaveURL("/launch/yaml");
    expect(await page.evaluate(() => window.scrollY)).toBe(3000);
    await expect(page.getByRole("progressbar")).toHaveCount(0);
    // Still offline: the message appears again.
    await alert.getByRole("button", { name: "Retry" }).click();
    await expect(alert).toContainText(unreachable);
    await context.setOffline(false);
    await alert.getByRole("button", { name: "Retry" }).click();
    await expect(page.locator("h1")).toHaveText("Launch commands");
    await expect(page.getByRole("alert")).toHaveCount(0);
  });

  test("the notice can be dismissed, and disappears on the next page", async ({ page, context }) => {
    await open(page, "/launch/yaml");
    await context.setOffline(true);
    const alert = page.getByRole("alert");
    await page.locator("aside a[href='/launch/cli']").click();
    await alert.getByRole("button", { name: "Dismiss" }).click();
    await expect(alert).toHaveCount(0);
    await page.locator("aside a[href='/launch/cli']").click();
    await expect(alert).toBeVisible();
    await context.setOffline(false);
    await page.locator("header a[href='/federate']").first().click();
    await expect(page.locator("h1")).toHaveText("What is Federate?");
    await expect(alert).toHaveCount(0);
  });

  test("a visited page opens by its link and by Back", async ({ page, context }) => {
    await open(page, "/launch/yaml");
    await page.locator("aside a[href='/launch/cli']").click();
    await expect(page.locator("h1")).toHaveText("Launch commands");
    await context.setOffline(true);
    await page.goBack();
    await expect(page.locator("h1")).toHaveText("Job YAML");
    await page.locator("aside a[href='/launch/cli']").click();
    await expect(page.locator("h1")).toHaveText("Launch commands");
  });

  test("Back to a page that is not in memory shows a notice and restores the address", async ({ page, context }) => {
    await open(page, "/launch/yaml");
    await page.locator("aside a[href='/launch/cli']").click();
    await expect(page.locator("h1")).toHaveText("Launch commands");
    await page.reload();
    await hydrated(page);
    await context.setOffline(true);
    await page.evaluate(() => history.back());
    await expect(page.getByRole("alert")).toContainText(unreachable);
    await expect(page).toHaveURL("/launch/cli");
    await expect(page.locator("h1")).toHaveText("Launch commands");
    await context.setOffline(false);
    await page.getByRole("alert").getByRole("button", { name: "Retry" }).click();
    await expect(page.locator("h1")).toHaveText("Job YAML");
    await expect(page).toHaveURL("/launch/yaml");
  });
});

test.describe("a page that hangs", () => {
  test.beforeEach(async ({ page }) => spareNetwork(page));

  test("a later click wins, and the late response changes nothing", async ({ page }) => {
    await open(page, "/launch/yaml");
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route("**/page-data/launch/cli/page-data.json", async (route) => {
      await held;
      await route.continue();
    });
    await page.locator("aside a[href='/launch/cli']").click();
    await expect(page.getByRole("progressbar")).toBeVisible();
    await page.locator("header a[href='/federate']").first().click();
    await expect(page.locator("h1")).toHaveText("What is Federate?");
    await expect(page.getByRole("progressbar")).toHaveCount(0);
    release();
    await page.waitForTimeout(500);
    await expect(page.locator("h1")).toHaveText("What is Federate?");
    await expect(page).toHaveURL("/federate");
  });

  test("Back cancels the load and shows the previous page", async ({ page }) => {
    await open(page, "/launch/yaml");
    await page.locator("aside a[href='/launch']").click();
    await expect(page.locator("h1")).toHaveText("What is Launch?");
    await page.route("**/page-data/launch/cli/page-data.json", () => undefined);
    await page.locator("aside a[href='/launch/cli']").click();
    await expect(page.getByRole("progressbar")).toBeVisible();
    await page.goBack();
    await expect(page.locator("h1")).toHaveText("Job YAML");
    await expect(page.getByRole("progressbar")).toHaveCount(0);
  });
});

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}
