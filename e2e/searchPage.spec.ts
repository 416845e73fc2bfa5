import type { Page } from "@playwright/test";
import { badQueries, expectNoInjection, open } from "./support/search";
import { expect, sidewaysOverflow, test } from "./support/test";

test.describe("the search page", () => {
  test("answers a term with its definition", async ({ page }) => {
    await page.goto("/search?q=clients");
    const answer = page.locator(".search-definition");
    await expect(answer).toContainText("Participant that trains on its own data.");
    await expect(answer.getByRole("link", { name: "client" })).toHaveAttribute("href", "/community/glossary#client");
  });

  const status = (page: Page) => page.getByRole("status").filter({ hasText: /for "/ });

  test("answers the query in its address, follows typing, and keeps one history entry", async ({ page }) => {
    await open(page);
    await open(page, "/search?q=cluster");
    await expect(status(page)).toHaveText(/^\d+ pages for "cluster"$/);
    await page.locator("#search-query").fill("");
    await page.locator("#search-query").pressSequentially("autostop", { delay: 60 });
    await expect(page).toHaveURL("/search?q=autostop");
    await expect(status(page)).toHaveText(/^\d+ pages? for "autostop"$/);
    await page.goBack();
    await expect(page).toHaveURL("/launch");
    await page.goForward();
    await expect(page).toHaveURL("/search?q=autostop");
    await expect(page.locator("#search-query")).toHaveValue("autostop");
  });

  test("causes no layout shift when a late answer arrives", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.route("/search-assets/index.json", async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      await route.continue();
    });
    await page.addInitScript(() => {
      const seen = Object.assign(window, { shift: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) seen.shift += (entry as unknown as { value: number }).value;
      }).observe({ type: "layout-shift", buffered: true });
    });
    await page.goto("/search?q=aggregator");
    await expect(page.locator(".search-definition a")).toBeVisible();
    expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThanOrEqual(0.001);
  });

  test("shows the location of each result and marks the match", async ({ page }) => {
    await open(page, "/search?q=launch_job");
    const first = page.locator(".search-results > li").first();
    await expect(first.locator(".search-trail")).not.toBeEmpty();
    await expect(first.locator("mark").first()).toBeVisible();
    await first.getByRole("link").first().click();
    await expect(page).not.toHaveURL(/\/search\b/);
    await expect(page.locator("article h1")).toBeVisible();
    await page.goBack();
    await expect(page.locator("#search-query")).toHaveValue("launch_job");
  });

  for (const width of [360, 1440]) {
    test(`at ${width} px links the text of a result like its name, in rows at least 44 px high`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await open(page, "/search?q=cluster");
      const result = page.locator(".search-results > li:has(ul)").first();
      for (const row of [result, result.locator("li").first()]) {
        expect((await row.boundingBox())?.height).toBeGreaterThanOrEqual(44);
        const href = await row.getByRole("link").first().getAttribute("href");
        const snippet = row.locator(".search-snippet").first();
        await snippet.scrollIntoViewIfNeeded();
        const { x = 0, y = 0 } = (await snippet.boundingBox()) ?? {};
        await page.mouse.click(x + 60, y + 10);
        await expect(page).toHaveURL(href ?? "");
        await page.goBack();
        await expect(result).toBeVisible();
      }
    });
  }

  test("limits the results to a group, and keeps the group in the address", async ({ page }) => {
    await open(page, "/search?q=cluster");
    const launch = page.getByRole("radio", { name: /^Launch \d+/ });
    const count = /\d+/.exec((await page.locator("label", { has: launch }).innerText()) ?? "")?.[0] ?? "";
    const label = page.locator("label", { has: launch });
    const box = await label.boundingBox();
    await launch.check();
    // Marked by more than its colour, and without moving.
    expect(await label.evaluate((element) => getComputedStyle(element, "::before").content)).toContain("✓");
    expect(await label.boundingBox()).toEqual(box);
    await expect(page).toHaveURL("/search?q=cluster&group=launch");
    await expect(status(page)).toHaveText(`${count} ${count === "1" ? "page" : "pages"} for "cluster"`);
    for (const link of await page.locator(".search-results h2 a").all()) {
      expect(await link.getAttribute("href")).toMatch(/^\/(launch|category)/);
    }
    await page.reload();
    await expect(launch).toBeChecked();
  });

  test("loads more results while the reader scrolls", async ({ page }) => {
    await open(page, "/search?q=fedml");
    const items = page.locator(".search-results > li");
    await expect.poll(() => items.count()).toBeGreaterThan(0);
    const total = Number(/\d+/.exec(await status(page).innerText())?.[0]);
    await expect
      .poll(
        async () => {
          await page.mouse.wheel(0, 4_000);
          return items.count();
        },
        { timeout: 20_000, intervals: [100] },
      )
      .toBe(total);
    const links = await page
      .locator(".search-results h2 a")
      .evaluateAll((all) => all.map((link) => link.getAttribute("href")?.split("#")[0]));
    expect(new Set(links).size).toBe(total);
  });

  test("works by keyboard throughout", async ({ page }) => {
    await open(page, "/search?q=cluster");
    await page.locator("#search-query").focus();
    await expect(status(page)).toBeVisible();
    await expect(page.locator(".search-definition a")).toBeVisible();
    await page.keyboard.press("ArrowDown");
    await expect(page.locator(".search-definition a")).toBeFocused();
    await page.keyboard.press("ArrowDown");
    const first = page.locator(".search-results h2 a").first();
    await expect(first).toBeFocused();
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("ArrowUp");
    await expect(page.locator("#search-query")).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    const href = await first.getAttribute("href");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(href ?? "");
  });

  test("suggests what to do when there are no results", async ({ page }) => {
    await open(page, "/search?q=qqqqqq");
    await expect(page.getByRole("status")).toHaveText('No results for "qqqqqq"');
    await expect(page.getByText("Try searching for")).toBeVisible();
    await expect(page.getByText("Believe this query should return results?")).toBeVisible();
    await expect(page.getByRole("link", { name: "Let us know." })).toHaveAttribute(
      "href",
      /issues\/new\?title=.*qqqqqq/,
    );
    await page.getByRole("button", { name: "Deploy", exact: true }).click();
    await expect(status(page)).toHaveText(/pages for "Deploy"/);
  });

  test("offers start pages before a query and without JavaScript", async ({ page, browser }) => {
    await open(page, "/search");
    const first = page.locator(".search-start a").first();
    await expect(first).toHaveText("Getting started");
    await page.locator("#search-query").press("ArrowDown");
    await expect(first).toBeFocused();
    await page.locator("#search-query").fill("cluster");
    await expect(page.locator(".search-start")).toHaveCount(0);
    const context = await browser.newContext({ javaScriptEnabled: false });
    const plain = await context.newPage();
    await plain.goto(new URL("/search", page.url()).href);
    await expect(plain.getByText("Search needs JavaScript.")).toBeVisible();
    await expect(plain.locator("#search-query")).toBeHidden();
    await plain.getByRole("main").getByRole("link", { name: "Job YAML" }).click();
    await expect(plain.locator("h1")).toHaveText("Job YAML");
    await context.close();
  });

  test("asks crawlers not to index it", async ({ page }) => {
    await open(page, "/search?q=cluster");
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  });

  for (const [name, query] of badQueries) {
    test(`handles an unusual query: ${name}, in the field and in the address`, async ({ page }) => {
      await open(page, `/search?q=${encodeURIComponent(query.slice(0, 1_500))}`);
      await page.locator("#search-query").fill(query);
      await page.waitForTimeout(300);
      await expectNoInjection(page);
      expect(await sidewaysOverflow(page)).toBe(0);
      await page.locator("#search-query").fill("cluster");
      await expect(status(page)).toHaveText(/pages for "cluster"/);
    });
  }
});
