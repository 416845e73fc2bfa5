import type { Page } from "@playwright/test";
import { expect, hydrated, spareNetwork, test, urlOf } from "./support/test";

const at = (address: string) => `${urlOf("E2E_FIXTURE_URL")}${address}`;
const page = "/launch/features/islands";
/** URL of the fixture's island script; the page itself has no script with a numeric name. */
const program = /\/\d+-[0-9a-f]{20}\.js$/;

const button = (view: Page, name: string) => view.getByRole("button", { name });
/** How many islands are mounted, as they count themselves. */
const mounted = (view: Page) => view.evaluate(() => document.documentElement.dataset["probes"] ?? "0");

test.describe("islands", () => {
  // One of them throws when it starts.
  test.use({ expectedErrors: [/Not yet\.|Three is too many/] });

  test("start when near or touched, fail independently, and end with their page", async ({ page: view }) => {
    await spareNetwork(view);
    await view.goto(at(page));
    await expect(button(view, "First: 1")).toHaveCSS("border-top-width", "3px");
    await expect(view.getByText("The first one without script.")).toBeHidden();
    await expect(view.getByText("The touched one without script.")).toBeVisible();
    await expect(view.getByText("The far one without script.")).toBeVisible();

    await expect(view.getByText("The shy one without script.")).toBeVisible();
    await expect(view.getByRole("status").filter({ hasText: "did not load" })).toBeVisible();
    await view.evaluate(() => (document.documentElement.dataset["come"] = "yes"));
    await button(view, "Retry").click();
    await expect(button(view, "Shy: 0")).toBeVisible();

    await view.locator('[data-when="touch"]').focus();
    await expect(button(view, "Touched: 0")).toBeVisible();
    expect(await mounted(view)).toBe("3");
    await view.getByText("The far one without script.").scrollIntoViewIfNeeded();
    await expect(button(view, "Far: 2")).toBeVisible();

    await button(view, "First: 1").click();
    await button(view, "First: 2").click();
    await expect(view.getByText("The first one without script.")).toBeVisible();
    await expect(button(view, "Shy: 0")).toBeVisible();

    await view.getByRole("link", { name: "Tabs" }).first().click();
    await expect(view).toHaveURL(at("/launch/features/tabs"));
    await expect.poll(() => mounted(view)).toBe("0");
    await view.goBack();
    await expect(button(view, "First: 1")).toBeVisible();
  });

  test("print what they show without JavaScript", async ({ page: view }) => {
    await view.goto(at(page));
    await expect(button(view, "First: 1")).toBeVisible();
    const height = () => view.locator('[data-when="touch"]').evaluate((element) => element.clientHeight);
    const kept = await height();
    await view.emulateMedia({ media: "print" });
    expect(await height()).toBeLessThan(kept);
    await expect(view.getByText("The first one without script.")).toBeVisible();
    await expect(button(view, "First: 1")).toBeHidden();
  });
});

test("an island works on a page with code", async ({ page: view }) => {
  await view.goto(at("/launch/features/live"));
  await hydrated(view);
  await button(view, "Pressed 0 times").click();
  await button(view, "Coded: 0").click();
  await expect(button(view, "Pressed 1 times")).toBeVisible();
  await expect(button(view, "Coded: 1")).toBeVisible();
});

test.describe("island files that do not load", () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test("keep the fallback text, and Retry requests them again", async ({ page: view }) => {
    await spareNetwork(view);
    await view.route(program, (route) => route.abort());
    await view.goto(at(page));
    await expect(view.getByRole("status").filter({ hasText: "did not load" }).first()).toBeVisible();
    await expect(view.getByText("The first one without script.")).toBeVisible();
    await view.unroute(program);
    await button(view, "Retry").first().click();
    await expect(button(view, "First: 1")).toBeVisible();
  });

  test("keep the page, with a message that a part did not load", async ({ page: view }) => {
    await view.route(/\/islands-[0-9a-f]{20}\.js$/, (route) => route.abort());
    await view.goto(at(page));
    await expect(view.getByRole("alert")).toContainText("Part of this page did not load.");
    await expect(view.getByText("The first one without script.")).toBeVisible();
  });
});
