import type { Page } from "@playwright/test";
import { setConnection, test as base } from "../everySite/test";

export { expect, hydrated, isTakenOver, sidewaysOverflow, spareNetwork, takenOver } from "../everySite/test";
export { setConnection };

/** The test function of every site, with answers for the hosts that the fixture site requests. */
export const test = base.extend<{ answered: undefined }>({
  answered: [
    async ({ page }, use) => {
      // The fixture site's support widget; tests never send a real request to another host.
      await page.route("https://chat.example.org/**", (route) =>
        route.fulfill({
          contentType: "text/javascript",
          body: "document.body.dataset.chat = document.currentScript.dataset.id",
        }),
      );
      await page.route("https://stats.example.org/**", (route) =>
        route.fulfill({
          contentType: "text/javascript",
          body: "document.body.dataset.counted = document.currentScript.dataset.site",
        }),
      );
      await use(undefined);
    },
    { auto: true },
  ],
});

/** URL of one of the servers that the global set-up started. */
export function urlOf(name: "E2E_URL" | "E2E_FIXTURE_URL" | "E2E_DUMB_URL"): string {
  const url = process.env[name];
  if (!url) throw new Error(`${name} is not set: the global set-up has not run.`);
  return url;
}

/** Makes the browser report a fast network, whatever this machine has, because prefetching depends on it. */
export async function fastNetwork(page: Page): Promise<void> {
  await setConnection(page, { saveData: false, effectiveType: "4g" });
}
