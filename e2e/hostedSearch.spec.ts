import type { Page } from "@playwright/test";
import { startAlgoliaServer, type AlgoliaServer, type Mood } from "./support/algoliaServer";
import { dialog, expectNoInjection, field, open, options } from "./support/search";
import { expect, test, urlOf } from "./support/test";

test.describe("a hosted index", () => {
  test.use({ expectedErrors: [/Failed to load resource/] });
  let server: AlgoliaServer;
  test.beforeAll(async () => void (server = await startAlgoliaServer()));
  test.afterAll(() => server.close());

  const hosted = {
    objectID: "/launch/yaml#every-key",
    url: "https://doc.fedml.ai/launch/yaml#every-key",
    type: "lvl2",
    group: "launch",
    hierarchy: { lvl0: "Launch", lvl1: "Job YAML", lvl2: "Answer of the hosted index" },
    content: `<img src=x data-injected onerror="window.injected=1">`,
  };

  /** Routes requests for Algolia's hosts to the local server, so that requests and failures are real. */
  async function standIn(page: Page, mood: Mood): Promise<void> {
    server.mood = mood;
    server.hits = [hosted];
    server.received.length = 0;
    await page.route(/^https:\/\/testapp[^/]*\.algolia(net)?\.(net|com)\//i, async (route) => {
      const url = new URL(route.request().url());
      const answer = route
        .fetch({ url: `http://${server.host}${url.pathname}${url.search}`, timeout: 12_000 })
        .then((response) => route.fulfill({ response }));
      await answer.catch(() => undefined);
    });
  }

  test("answers queries, filtered by language and version", async ({ page }) => {
    await standIn(page, "ok");
    await open(page, urlOf("E2E_FIXTURE_URL"));
    await page.keyboard.press("/");
    await field(page).fill("cluster");
    await expect(dialog(page).getByText("Answer of the hosted index")).toBeVisible();
    await expectNoInjection(page);
    const { requests } = server.received.at(-1)?.body as { requests: { facetFilters: unknown }[] };
    expect(requests[0]?.facetFilters).toEqual([
      "language:en",
      ["docusaurus_tag:default", "docusaurus_tag:docs-default-current"],
    ]);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(`${urlOf("E2E_FIXTURE_URL")}/launch/yaml#every-key`);
  });

  for (const mood of [403, 429, 500, "malformed", "silent"] as const) {
    test(`fails (${mood}): the site's own index answers with a notice; if it fails too, an error appears`, async ({
      page,
    }) => {
      await standIn(page, mood);
      await open(page, urlOf("E2E_FIXTURE_URL"));
      await page.keyboard.press("/");
      await field(page).fill("cluster");
      await expect(options(page).first()).toBeVisible({ timeout: 10_000 });
      await expect(dialog(page).getByText("The hosted search is not answering.")).toBeVisible();

      await page.route("**/search-assets/index.json", (route) => route.fulfill({ status: 500, body: "" }));
      await page.goto(`${urlOf("E2E_FIXTURE_URL")}/search?q=cluster`);
      await expect(page.getByRole("status")).toContainText("Unable to fetch results", { timeout: 15_000 });
      await page.unroute("**/search-assets/index.json");
      await page.locator("#search-query").fill("clusters");
      await expect(page.getByRole("status")).toContainText("The hosted search is not answering.", { timeout: 10_000 });
      await expect(page.locator(".search-results > li").first()).toBeVisible();
    });
  }
});
