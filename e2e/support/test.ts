import type { Page } from "@playwright/test";
import { setConnection, test as base } from "../everySite/test";

export { expect, hydrated, isTakenOver, sidewaysOverflow, spareNetwork, takenOver } from "../everySite/test";
export { setConnection };

/** As any site's tests, with the hosts that the fixture site asks. */
export const test = base.extend<{ answered: undefined }>({
  answered: [
    async ({ page }, use) => {
      // The fixture site's support widget; nothing of another host is ever really asked for.
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

/** Address of one of the servers of the global set-up. */
export function urlOf(name: "E2E_URL" | "E2E_FIXTURE_URL" | "E2E_DUMB_URL"): string {
  const url = process.env[name];
  if (!url) throw new Error(`${name} is not set: the global set-up has not run.`);
  return url;
}

/** Makes the browser believe in a fast network, whatever it makes of this machine's: what is loaded ahead depends on it. */
export async function fastNetwork(page: Page): Promise<void> {
  await setConnection(page, { saveData: false, effectiveType: "4g" });
}
