import type { Page } from "@playwright/test";
import { expect, hydrated } from "./test";

export const dialog = (page: Page) => page.getByRole("dialog", { name: "Search" });
export const field = (page: Page) => dialog(page).getByRole("searchbox");
export const button = (page: Page) => page.getByRole("button", { name: "Search", exact: true });
export const options = (page: Page) => dialog(page).getByRole("option");

export async function open(page: Page, address = "/launch"): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

/** Expects none of the traces that a successful injection would leave. */
export async function expectNoInjection(page: Page): Promise<void> {
  expect(await page.locator("[data-injected], img[src='x']").count()).toBe(0);
  expect(await page.evaluate(() => "injected" in window)).toBe(false);
}

/** Queries that a reader or an attacker may type. */
export const badQueries = [
  ["blank", "    "],
  ["10,000 characters", "cluster ".repeat(1_250)],
  ["markup", `<img src=x data-injected onerror="window.injected=1"><script>window.injected=1</script>`],
  ["emoji", "🚀🎉👩‍🚀"],
  ["punctuation", "?!.,;:-_/\\'\"()[]{}*+%&$§~^|`"],
] as const;
