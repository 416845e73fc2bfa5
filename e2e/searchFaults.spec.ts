import type { Page, Route } from "@playwright/test";
import { button, dialog, field, open, options } from "./support/search";
import { expect, fastNetwork, spareNetwork, test } from "./support/test";

test.describe("an index that cannot be loaded", () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  for (const [name, answer] of [
    ["missing", { status: 404, body: "" }],
    ["broken", { status: 200, body: "<!doctype html><p>Not an index" }],
  ] as const) {
    test(`${name}: the modal and the search page report it, and the next query works`, async ({ page }) => {
      await spareNetwork(page);
      await page.route("**/search-assets/index.json", (route) => route.fulfill(answer));
      await open(page);
      await page.keyboard.press("/");
      await field(page).fill("cluster");
      await expect(dialog(page).locator(".DocSearch-Title")).toHaveText("Unable to fetch results");
      await expect(dialog(page).getByText("You might want to check your network connection.")).toBeVisible();
      await page.unroute("**/search-assets/index.json");
      await field(page).fill("clusters");
      await expect(options(page).first()).toBeVisible();

      await page.route("**/search-assets/index.json", (route) => route.fulfill(answer));
      await page.goto("/search?q=cluster");
      await expect(page.getByRole("status")).toContainText("Unable to fetch results");
      await page.unroute("**/search-assets/index.json");
      await page.locator("#search-query").fill("clusters");
      await expect(page.getByRole("status")).toContainText('pages for "clusters"');
    });
  }
});

/** How requests for a file of the search fail, until the test ends the fault. */
const faults = {
  aborted: (route: Route) => route.abort(),
  "answered 500": (route: Route) => route.fulfill({ status: 500, body: "" }),
  "never answered": () => undefined,
} as const;

test.describe("search files that do not load", () => {
  test.use({ expectedErrors: [/Failed to load resource/] });
  const files = {
    "the script": /\/\d+-[0-9a-f]{20}\.js$/,
    "the style sheet": "**/search-assets/search.css",
  } as const;
  const notice = (page: Page) => page.getByRole("alert");

  for (const [file, pattern] of Object.entries(files)) {
    for (const [fault, answer] of Object.entries(faults)) {
      test(`${file} ${fault}: the page stays with a notice, and Retry opens the window with the typed text`, async ({
        page,
      }) => {
        await spareNetwork(page);
        await open(page);
        let fail: () => void = () => undefined;
        const isTyped = new Promise<void>((resolve) => (fail = resolve));
        await page.route(pattern, (route) => isTyped.then(() => answer(route)));
        await page.keyboard.press("/");
        await page.keyboard.type("cluster");
        await expect(page.getByRole("progressbar")).toBeVisible();
        fail();
        await expect(notice(page)).toContainText("Unable to fetch results");
        await expect(notice(page)).toContainText("You might want to check your network connection.");
        await expect(page.getByRole("progressbar")).toHaveCount(0);
        await expect(page).toHaveURL("/launch");
        await expect(page.locator("article h1")).toBeVisible();
        await page.unroute(pattern);
        await notice(page).getByRole("button", { name: "Retry" }).click();
        await expect(field(page)).toHaveValue("cluster");
        await expect(options(page).first()).toBeVisible();
        await expect(notice(page)).toHaveCount(0);
      });
    }
  }

  test("text typed while the notice is shown is kept, and the focus stays on the button", async ({ page }) => {
    await spareNetwork(page);
    await open(page);
    await page.route(files["the script"], faults.aborted);
    await button(page).focus();
    for (const letter of "login key") {
      await page.keyboard.press(letter);
      await expect(notice(page)).toBeVisible();
    }
    await page.unroute(files["the script"]);
    await notice(page).getByRole("button", { name: "Retry" }).click();
    await expect(field(page)).toHaveValue("login key");
    await page.keyboard.press("Escape");
    await expect(button(page)).toBeFocused();
  });

  test("offline, the files loaded so far still find results", async ({ page }) => {
    await fastNetwork(page);
    await open(page);
    const ahead = page.waitForResponse("**/static/search/ahead-*");
    await page.keyboard.press("/");
    await expect(field(page)).toBeFocused();
    await (await ahead).finished();
    await page.context().setOffline(true);
    for (const query of ["cluster", "differential privacy"]) {
      await field(page).fill(query);
      await expect(
        options(page)
          .filter({ hasText: new RegExp(query, "i") })
          .first(),
      ).toBeVisible();
    }
  });

  test("offline, the page stays, and the window opens once the network is back", async ({ page }) => {
    await spareNetwork(page);
    await open(page, "/launch/yaml");
    await page.context().setOffline(true);
    await page.keyboard.press("Control+k");
    await expect(notice(page)).toContainText("Unable to fetch results");
    await expect(page.locator("article h1")).toHaveText("Job YAML");
    await notice(page).getByRole("button", { name: "Dismiss" }).click();
    await expect(notice(page)).toHaveCount(0);
    await page.context().setOffline(false);
    await page.keyboard.press("Control+k");
    await expect(field(page)).toBeFocused();
  });

  test("Escape and Back cancel the window while it is loading", async ({ page }) => {
    await spareNetwork(page);
    await open(page);
    await page.locator("aside a[href='/launch/yaml']").click();
    await expect(page.locator("h1")).toHaveText("Job YAML");
    const waiting: Route[] = [];
    await page.route(files["the style sheet"], (route) => void waiting.push(route));
    await page.keyboard.press("Control+k");
    await page.keyboard.press("Control+k");
    await expect(page.getByRole("progressbar")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("progressbar")).toHaveCount(0);
    await page.keyboard.press("/");
    await expect(page.getByRole("progressbar")).toBeVisible();
    await page.goBack();
    await expect(page.locator("h1")).not.toHaveText("Job YAML");
    await expect.poll(() => waiting.length).toBe(1);
    for (const route of waiting) await route.continue();
    await page.waitForLoadState("networkidle");
    await expect(dialog(page)).toHaveCount(0);
    await page.keyboard.press("/");
    await expect(field(page)).toBeFocused();
  });

  for (const [fault, answer] of Object.entries(faults)) {
    test(`the index ${fault}: the window reports it, and Retry requests it again`, async ({ page }) => {
      await spareNetwork(page);
      await open(page);
      await page.route("**/search-assets/index.json", answer);
      await page.keyboard.press("/");
      await field(page).fill("cluster");
      if (fault === "never answered") await expect(dialog(page).getByRole("status")).toHaveText("Loading …");
      await expect(dialog(page).locator(".DocSearch-Title")).toHaveText("Unable to fetch results");
      await expect(dialog(page).getByRole("status")).toHaveText("Unable to fetch results");
      await page.unroute("**/search-assets/index.json");
      await dialog(page).getByRole("button", { name: "Retry" }).click();
      await expect(options(page).first()).toBeVisible();
      await expect(field(page)).toBeFocused();
      await expect(field(page)).toHaveValue("cluster");
      await expect(dialog(page).getByText("Unable to fetch results")).toHaveCount(0);
    });

    for (const [file, pattern] of Object.entries({ ...files, "the index": "**/search-assets/index.json" })) {
      // The results do not depend on the style sheet.
      if (file === "the style sheet") continue;
      test(`the search page, ${file} ${fault}: reports it, and Retry requests it again`, async ({ page }) => {
        await spareNetwork(page);
        let isBroken = true;
        // The page's own script may have a numeric name too.
        const own = new Set<string>();
        await page.goto("/search");
        for (const src of await page
          .locator("script[src]")
          .evaluateAll((all) => all.map((one) => (one as HTMLScriptElement).src)))
          own.add(src);
        await page.route(pattern, (route) =>
          isBroken && !own.has(route.request().url()) ? answer(route) : route.continue(),
        );
        await page.goto("/search?q=cluster");
        const status = page.getByRole("main").getByRole("status");
        if (fault === "never answered") await expect(status).toHaveText("Loading …");
        await expect(status).toContainText("Unable to fetch results");
        await expect(status).toContainText("You might want to check your network connection.");
        await expect(page.getByText("Loading …")).toHaveCount(0);
        isBroken = false;
        await page.getByRole("main").getByRole("button", { name: "Retry" }).click();
        await expect(status).toHaveText(/^\d+ pages for "cluster"$/);
        await expect(page.locator("#search-query")).toBeFocused();
      });
    }
  }

  test("the search page dims old results and hides their counts while the next answer is slow", async ({ page }) => {
    await spareNetwork(page);
    await open(page, "/search?q=cluster");
    const status = page.getByRole("main").getByRole("status");
    const results = page.locator(".search-results");
    const counts = page.locator(".search-filter span");
    await expect(status).toHaveText(/^\d+ pages for "cluster"$/);
    await expect(counts.first()).toBeVisible();
    let bring: () => void = () => undefined;
    const isAllowed = new Promise<void>((resolve) => (bring = resolve));
    await page.route("**/static/search/**", (route) => isAllowed.then(() => route.continue()));
    await page.locator("#search-query").fill("autostop");
    await expect(status).toHaveText("Loading …");
    await expect(counts.first()).toBeHidden();
    await expect(results).toHaveAttribute("aria-busy", "true");
    expect(Number(await results.evaluate((element) => getComputedStyle(element).opacity))).toBeLessThan(1);
    bring();
    await expect(status).toHaveText(/^\d+ pages? for "autostop"$/);
    await expect(results).toHaveAttribute("aria-busy", "false");
  });

  test("a query typed while another one is pending is answered", async ({ page }) => {
    await spareNetwork(page);
    let isFirst = true;
    await page.route("**/search-assets/index.json", (route) => {
      if (!isFirst) return route.continue();
      isFirst = false;
      return undefined;
    });
    await page.goto("/search?q=cluster");
    const status = page.getByRole("main").getByRole("status");
    await expect(status).toHaveText("Loading …");
    await page.locator("#search-query").fill("autostop");
    await expect(status).toHaveText(/^\d+ pages? for "autostop"$/);
  });

  for (const [fault, answer] of Object.entries(faults)) {
    test(`the search page, style sheet ${fault}: shows results, and no message that it needs JavaScript`, async ({
      page,
    }) => {
      await page.route("**/search-assets/search.css", answer);
      await page.goto("/search?q=cluster", { waitUntil: "commit" });
      await expect(page.locator(".search-results > li").first()).toBeVisible();
      await expect(page.getByText("Search needs JavaScript.")).toHaveCount(0);
    });
  }

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });
    test("the search page reports that it needs JavaScript", async ({ page }) => {
      await page.goto("/search");
      await expect(page.getByText("Search needs JavaScript.")).toBeVisible();
    });
  });
});

test.describe("excerpts of results that fail to load once", () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test("load when their row is visible again", async ({ page }) => {
    await fastNetwork(page);
    const failed = new Set<string>();
    await page.route("**/static/search/page-*", (route) => {
      const url = route.request().url();
      if (failed.has(url)) return route.continue();
      failed.add(url);
      return route.abort();
    });
    await open(page);
    const names = page.waitForResponse("**/static/search/names-*");
    await page.keyboard.press("/");
    await names;
    await page.keyboard.type("launch");
    const [first, last] = [options(page).first(), options(page).last()];
    await expect.poll(() => failed.size).toBeGreaterThan(0);
    await expect(first.locator(".DocSearch-Hit-path")).not.toHaveText(/[a-z]/);
    await last.scrollIntoViewIfNeeded();
    await expect(first).not.toBeInViewport();
    await first.scrollIntoViewIfNeeded();
    await expect(first.locator(".DocSearch-Hit-path")).toHaveText(/[a-z]/);
  });
});

test("on a phone, no visible row changes its height", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, "/launch/yaml");
  await page.evaluate(() => {
    const changes: string[] = [];
    const heights = new WeakMap<Element, number>();
    const look = () => {
      for (const row of document.querySelectorAll(".DocSearch-Hit a")) {
        const { top } = row.getBoundingClientRect();
        const height = Math.round(row.getBoundingClientRect().height);
        const before = heights.get(row) ?? height;
        if (before !== height && top < innerHeight)
          changes.push(`${row.getAttribute("href")}: ${before}, then ${height}`);
        heights.set(row, height);
      }
      requestAnimationFrame(look);
    };
    look();
    Object.assign(window, { changes });
  });
  await page.keyboard.press("/");
  for (const query of ["launch", "cluster", "train"]) {
    await field(page).fill(query);
    await expect(options(page).first()).toBeVisible();
    await page.waitForTimeout(800);
  }
  expect(await page.evaluate(() => (window as unknown as { changes: string[] }).changes)).toEqual([]);
});
