import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { button, dialog, expectNoInjection, field, open, options } from "./support/search";
import { expect, fastNetwork, sidewaysOverflow, spareNetwork, takenOver, test } from "./support/test";

const badQueries = [
  ["blank", "    "],
  ["10,000 characters", "cluster ".repeat(1_250)],
  ["markup", `<img src=x data-injected onerror="window.injected=1"><script>window.injected=1</script>`],
  ["emoji", "🚀🎉👩‍🚀"],
  ["punctuation", "?!.,;:-_/\\'\"()[]{}*+%&$§~^|`"],
] as const;

test.describe("the modal", () => {
  for (const key of ["Control+k", "Meta+k", "/"]) {
    test(`opens on ${key}, closes on Escape and gives the focus back`, async ({ page }) => {
      await open(page);
      await page.keyboard.press(key);
      await expect(field(page)).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(dialog(page)).toBeHidden();
      await expect(button(page)).toBeFocused();
    });
  }

  test("nothing of it is loaded before it is asked for", async ({ page }) => {
    await fastNetwork(page);
    const loaded: string[] = [];
    page.on("request", (request) => void loaded.push(new URL(request.url()).pathname));
    await open(page);
    expect(loaded.filter((path) => /search/.test(path))).toEqual([]);
    await button(page).hover();
    const ofSearch = () => loaded.filter((path) => path.startsWith("/search-assets/")).sort();
    await expect.poll(ofSearch).toEqual(["/search-assets/index.json", "/search-assets/search.css"]);
  });

  test("a slash typed into a field is a slash", async ({ page }) => {
    await open(page, "/search");
    await page.locator("#search-query").fill("a");
    await page.locator("#search-query").press("/");
    await expect(page.locator("#search-query")).toHaveValue("a/");
    await expect(dialog(page)).toBeHidden();
  });

  test("typing into the focused button keeps every letter", async ({ page }) => {
    await spareNetwork(page);
    await open(page);
    await button(page).focus();
    // While the interface is on its way, too.
    await page.route("**/search-assets/search.css", async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 500));
      await route.continue();
    });
    await page.keyboard.type("clusters");
    await expect(field(page)).toHaveValue("clusters");
    await expect(field(page)).toBeFocused();
    await expect(options(page).first()).toBeVisible();
    await page.keyboard.type(" stop");
    await expect(field(page)).toHaveValue("clusters stop");
  });

  test("opens however slowly its style sheet comes", async ({ page }) => {
    await spareNetwork(page);
    // Two seconds after the beginning of a page, what is still on its way is no longer waited for.
    await page.route("**/search-assets/search.css", async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 3000));
      await route.continue();
    });
    await page.goto("/launch");
    await takenOver(page);
    await page.keyboard.press("/");
    await expect(field(page)).toBeFocused();
  });

  test("keys choose a result, and the browser goes to its anchor without loading anew", async ({ page }) => {
    await open(page);
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    await page.keyboard.press("/");
    await field(page).fill("every key");
    await expect(options(page).first()).toHaveAttribute("aria-selected", "true");
    await page.keyboard.press("ArrowDown");
    await expect(options(page).nth(1)).toHaveAttribute("aria-selected", "true");
    await options(page).nth(1).hover();
    const target = await options(page).nth(1).locator("a").getAttribute("href");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(target ?? "");
    await expect(dialog(page)).toBeHidden();
    expect(await page.evaluate(() => "isSameDocument" in window)).toBe(true);
  });

  test("a click leads to the anchor, and it is a recent search from then on", async ({ page }) => {
    await open(page, "/launch/yaml");
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    await page.keyboard.press("/");
    await field(page).fill("fedml launch");
    const hit = options(page).filter({ hasText: "fedml launch" }).first();
    await hit.hover();
    const href = (await hit.locator("a").getAttribute("href")) ?? "";
    await hit.click();
    await expect(page).toHaveURL(href);
    await expect(page.locator("h1")).toBeVisible();
    expect(await page.evaluate(() => "isSameDocument" in window)).toBe(true);
    await page.keyboard.press("/");
    await expect(dialog(page).getByText("Recent")).toBeVisible();
    await dialog(page).getByTitle("Save this search").first().click();
    await expect(dialog(page).getByText("Favorite")).toBeVisible();
    await dialog(page).getByTitle("Remove this search from favorites").click();
    await expect(dialog(page).getByText("No recent searches")).toBeVisible();
  });

  test("going back closes it", async ({ page }) => {
    await open(page);
    await page.locator("aside a[href='/launch/yaml']").click();
    await expect(page.locator("h1")).toHaveText("Job YAML");
    await page.keyboard.press("/");
    await expect(dialog(page)).toBeVisible();
    await page.goBack();
    await expect(dialog(page)).toBeHidden();
  });

  test("all results are one step away", async ({ page }) => {
    await open(page);
    await page.keyboard.press("/");
    await field(page).fill("cluster");
    const all = dialog(page).getByRole("link", { name: /^See all \d+ pages found$/ });
    const count = /\d+/.exec(await all.innerText())?.[0] ?? "";
    await all.click();
    await expect(page).toHaveURL("/search?q=cluster");
    await expect(dialog(page)).toBeHidden();
    await expect(page.getByRole("status").filter({ hasText: "pages for" })).toHaveText(`${count} pages for "cluster"`);
  });

  test("says what to do when there is nothing", async ({ page }) => {
    await open(page);
    await page.keyboard.press("/");
    await field(page).fill("qqqqqq");
    await expect(dialog(page).locator(".DocSearch-Title")).toHaveText('No results for "qqqqqq"');
    await expect(dialog(page).getByText("Believe this query should return results?")).toBeVisible();
    const report = new URL((await dialog(page).getByRole("link", { name: "Let us know." }).getAttribute("href")) ?? "");
    expect(report.pathname).toBe("/FedML-AI/FedML/issues/new");
    expect(report.searchParams.get("title")).toContain("qqqqqq");
    await expect(dialog(page).getByText("Try searching for")).toBeVisible();
    await dialog(page).getByRole("button", { name: "Deploy", exact: true }).click();
    await expect(field(page)).toHaveValue("Deploy");
    await expect(options(page).first()).toBeVisible();
  });

  for (const [name, query] of badQueries) {
    test(`stands ${name}`, async ({ page }) => {
      await open(page);
      await page.keyboard.press("/");
      await field(page).fill(query);
      await page.waitForTimeout(300);
      await expectNoInjection(page);
      await field(page).fill("cluster");
      await expect(options(page).first()).toBeVisible();
    });
  }

  test("lists kept by the browser that are broken are forgotten", async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem("__DOCSEARCH_RECENT_SEARCHES__site", "{not a list");
      localStorage.setItem("__DOCSEARCH_FAVORITE_SEARCHES__site", '[{"a":1}]');
    });
    await open(page);
    await page.keyboard.press("/");
    await expect(dialog(page).getByText("No recent searches")).toBeVisible();
  });

  for (const theme of ["light", "dark"] as const) {
    for (const width of [360, 1440]) {
      test(`has no accessibility findings in ${theme} mode at ${width}`, async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        await page.addInitScript((mode) => localStorage.setItem("theme", mode), theme);
        await open(page);
        await page.keyboard.press("/");
        await expect(field(page)).toBeVisible();
        const findings = async () =>
          (await new AxeBuilder({ page }).include(".search-modal").analyze()).violations.map(
            ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(" ")}`,
          );
        expect(await findings()).toEqual([]);
        for (const query of ["cluster", "qqqqqq"]) {
          await field(page).fill(query);
          await expect(
            query === "cluster" ? options(page).first() : dialog(page).locator(".DocSearch-Title"),
          ).toBeVisible();
          expect(await findings()).toEqual([]);
        }
        expect(await sidewaysOverflow(page)).toBe(0);
      });
    }
  }
});

test.describe("the index cannot be had", () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  for (const [name, answer] of [
    ["missing", { status: 404, body: "" }],
    ["broken", { status: 200, body: "<!doctype html><p>Not an index" }],
  ] as const) {
    test(`${name}: the modal and the page say so, and the next query works`, async ({ page }) => {
      await spareNetwork(page);
      await page.route("**/search-assets/index.json", (route) => route.fulfill(answer));
      await open(page);
      await page.keyboard.press("/");
      await field(page).fill("cluster");
      await expect(dialog(page).getByText("Unable to fetch results")).toBeVisible();
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

  test("the interface itself missing leads to the page of the search", async ({ page }) => {
    await spareNetwork(page);
    await open(page);
    await page.route("**/search-assets/search.css", (route) => route.abort());
    await page.keyboard.press("/");
    await expect(page).toHaveURL("/search");
  });
});

test.describe("the page of the search", () => {
  const status = (page: Page) => page.getByRole("status").filter({ hasText: /for "/ });

  test("answers from its address, follows what is typed, and keeps one place in the history", async ({ page }) => {
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

  test("shows where each result stands, and marks what was found", async ({ page }) => {
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

  test("limits the results to a group, in the address too", async ({ page }) => {
    await open(page, "/search?q=cluster");
    const launch = page.getByRole("radio", { name: /^Launch \d+/ });
    const count = /\d+/.exec((await page.locator("label", { has: launch }).innerText()) ?? "")?.[0] ?? "";
    await launch.check();
    await expect(page).toHaveURL("/search?q=cluster&group=launch");
    await expect(status(page)).toHaveText(`${count} ${count === "1" ? "page" : "pages"} for "cluster"`);
    for (const link of await page.locator(".search-results h2 a").all()) {
      expect(await link.getAttribute("href")).toMatch(/^\/(launch|category)/);
    }
    await page.reload();
    await expect(launch).toBeChecked();
  });

  test("loads more while the reader scrolls", async ({ page }) => {
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
    await page.keyboard.press("ArrowDown");
    const first = page.locator(".search-results h2 a").first();
    await expect(first).toBeFocused();
    await page.keyboard.press("ArrowUp");
    await expect(page.locator("#search-query")).toBeFocused();
    await page.keyboard.press("ArrowDown");
    const href = await first.getAttribute("href");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(href ?? "");
  });

  test("says what to do when there is nothing", async ({ page }) => {
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

  test("crawlers leave it out", async ({ page }) => {
    await open(page, "/search?q=cluster");
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  });

  for (const [name, query] of badQueries) {
    test(`stands ${name}, in the field and in the address`, async ({ page }) => {
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
