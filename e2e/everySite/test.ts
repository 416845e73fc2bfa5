import { expect, test as base, type Page } from "@playwright/test";

/** A page whose console errors and exceptions fail the test; those that the test expects are named first. */
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

/** @param address from the root of the site, without its prefix. @returns the whole address on the server of the set-up. */
export function at(address: string): string {
  const { E2E_URL: url } = process.env;
  if (!url) throw new Error("E2E_URL is not set: the global set-up has not run.");
  return url + address;
}

/** Resolves when React has taken the page over, and nothing is being loaded any more. */
export async function hydrated(page: Page): Promise<void> {
  await takenOver(page);
  await page.waitForLoadState("networkidle");
}

/** Resolves when React has taken the page over, and its effects have run. */
export async function takenOver(page: Page): Promise<void> {
  await page.waitForFunction(isTakenOver);
}

/** To be evaluated in a page: whether React has taken it over. From then on the search is a button, not a link. */
export function isTakenOver(): boolean {
  return document.querySelector("button[aria-keyshortcuts*=Control]") !== null;
}

/** How far the page can be pushed sideways, in CSS pixels. */
export function sidewaysOverflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** Makes the browser save data, so that nothing is loaded ahead. */
export async function spareNetwork(page: Page): Promise<void> {
  await setConnection(page, { saveData: true });
}

/** What `navigator.connection` says from the next page on. */
export async function setConnection(
  page: Page,
  connection: { readonly saveData: boolean; readonly effectiveType?: string },
): Promise<void> {
  await page.addInitScript((value) => Object.defineProperty(navigator, "connection", { value }), connection);
}
