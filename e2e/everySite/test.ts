import { expect, test as base, type Page } from "@playwright/test";

/** Console errors and exceptions of a page fail the test, except those that the test expects. */
export const test = base.extend<{ expectedErrors: RegExp[]; watched: undefined }>({
  expectedErrors: [[], { option: true }],
  watched: [
    async ({ page, expectedErrors }, use) => {
      const errors: string[] = [];
      page.on("pageerror", (error) => errors.push(error.message));
      page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
      await use(undefined);
      expect(errors.filter((text) => !expectedErrors.some((pattern) => pattern.test(text)))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** @param address from the root of the site, without its prefix. @returns the full URL on the server that the set-up started. */
export function at(address: string): string {
  const { E2E_URL: url } = process.env;
  if (!url) throw new Error("E2E_URL is not set: the global set-up has not run.");
  return url + address;
}

/** Resolves when React has hydrated the page, and the network is idle. */
export async function hydrated(page: Page): Promise<void> {
  await takenOver(page);
  await page.waitForLoadState("networkidle");
}

/** Resolves when React has hydrated the page, and its effects have run. */
export async function takenOver(page: Page): Promise<void> {
  await page.waitForFunction(isTakenOver);
}

/** Runs in the page: whether React has hydrated it. The search is then a button instead of a link. */
export function isTakenOver(): boolean {
  return document.querySelector("button[aria-keyshortcuts*=Control]") !== null;
}

/** How far the page overflows sideways, in CSS pixels. */
export function sidewaysOverflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** Makes the browser ask to save data, so that pages prefetch nothing. */
export async function spareNetwork(page: Page): Promise<void> {
  await setConnection(page, { saveData: true });
}

/** Sets what `navigator.connection` returns from the next page load on. */
export async function setConnection(
  page: Page,
  connection: { readonly saveData: boolean; readonly effectiveType?: string },
): Promise<void> {
  await page.addInitScript((value) => Object.defineProperty(navigator, "connection", { value }), connection);
}
