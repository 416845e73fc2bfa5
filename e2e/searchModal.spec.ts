import { findings } from "./everySite/axe";
import { badQueries, button, dialog, expectNoInjection, field, open, options } from "./support/search";
import { expect, fastNetwork, sidewaysOverflow, spareNetwork, takenOver, test } from "./support/test";

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

  for (const [reader, setNetwork, files] of [
    ["what opens it is fetched when the page is at rest", fastNetwork, ["index.json", "search.css"]],
    ["nothing of it is loaded for a reader who saves data", spareNetwork, []],
  ] as const) {
    test(`${reader}, and no texts before a query`, async ({ page }) => {
      await setNetwork(page);
      const loaded: string[] = [];
      page.on("request", (request) => void loaded.push(new URL(request.url()).pathname));
      await open(page);
      await page.waitForLoadState("networkidle");
      const ofSearch = () => loaded.filter((path) => /^\/(?:search-assets|static\/search)\//.test(path)).sort();
      expect(ofSearch()).toEqual(files.map((file) => `/search-assets/${file}`));
    });
  }

  test("a pasted traceback finds its last error, and goes on as it is edited", async ({ page }) => {
    const error = "AttributeError: 'Arguments' object has no attribute 'federated_optimizer'";
    const traceback = `Traceback (most recent call last): File "/home/u/main.py", line 12, in <module> fedml.run_simulation() ${error}`;
    await open(page);
    await page.keyboard.press("/");
    await expect(field(page)).toBeFocused();
    await page.keyboard.insertText(traceback);
    await expect(options(page).first()).toContainText(error);
    await expect(field(page)).toHaveValue(traceback);
    await expect(field(page)).toBeFocused();
    await page.keyboard.type("!");
    await expect(field(page)).toHaveValue(`${traceback}!`);
    await page.keyboard.press("Control+a");
    await page.keyboard.type("yaml");
    await expect(options(page).first()).toContainText("YAML");
  });

  test("blanks ask nothing", async ({ page }) => {
    await open(page);
    await page.keyboard.press("/");
    await expect(field(page)).toBeFocused();
    await page.keyboard.type("  ");
    await expect(dialog(page).getByText("Start here")).toBeVisible();
    await expect(dialog(page).getByText("No results for")).toBeHidden();
    await page.keyboard.type("yaml");
    await expect(options(page).first()).toContainText("YAML");
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
    // Also while the search window is loading.
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

  test("its field can be emptied by keys, whatever stood in it", async ({ page }) => {
    await open(page);
    await page.keyboard.press("/");
    await expect(field(page)).toBeFocused();
    await page.keyboard.type("cluster");
    await expect(options(page).first()).toBeVisible();
    await page.keyboard.press("Control+A");
    await page.keyboard.press("Backspace");
    await expect(options(page)).toHaveCount(0);
    await expect(field(page)).toHaveValue("");
    await page.keyboard.type("ab");
    await page.keyboard.press("Backspace");
    await page.keyboard.press("Backspace");
    await expect(field(page)).toHaveValue("");
  });

  test("opens however slowly its style sheet comes", async ({ page }) => {
    await spareNetwork(page);
    // Two seconds after a page starts to load, a script replaces pending style sheets, but not the one that the search waits for.
    await page.route("**/search-assets/search.css", async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 3000));
      await route.continue();
    });
    await page.goto("/launch");
    await takenOver(page);
    await page.keyboard.press("/");
    await expect(field(page)).toBeFocused();
  });

  for (const key of ["Control+k", "/"]) {
    test(`${key} before the program has come opens it when it comes`, async ({ page }) => {
      let comes = () => {};
      const held = new Promise<void>((resolve) => (comes = resolve));
      await page.route("**/app-*.js", (route) => held.then(() => route.continue()));
      await page.goto("/launch", { waitUntil: "commit" });
      await page.getByRole("heading", { level: 1 }).waitFor();
      await page.keyboard.press(key);
      await page.keyboard.type("yaml");
      await expect(page).toHaveURL("/launch");
      comes();
      await expect(field(page)).toBeFocused();
      await expect(field(page)).toHaveValue("yaml");
    });
  }

  test("keys choose a result, and the browser goes to its anchor without loading anew", async ({ page }) => {
    await open(page);
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    await page.keyboard.press("/");
    await field(page).fill("every key");
    await expect(options(page).first()).toHaveAttribute("aria-selected", "true");
    await page.keyboard.press("ArrowDown");
    await expect(options(page).nth(1)).toHaveAttribute("aria-selected", "true");
    const target = await options(page).nth(1).getAttribute("href");
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
    const href = (await hit.getAttribute("href")) ?? "";
    await hit.click();
    await expect(page).toHaveURL(href);
    await expect(page.locator("h1")).toBeVisible();
    expect(await page.evaluate(() => "isSameDocument" in window)).toBe(true);
    await page.keyboard.press("/");
    await expect(dialog(page).getByText("Recent")).toBeVisible();
    await dialog(page).getByTitle("Save this search").first().click();
    await expect(dialog(page).getByText("Favorites")).toBeVisible();
    await dialog(page).getByTitle("Remove this search from favorites").click();
    await expect(dialog(page).getByText("Start here")).toBeVisible();
  });

  test("what has come since it opened answers alone; excerpts follow as rows come into sight, and the chosen row stays chosen", async ({
    page,
  }) => {
    await fastNetwork(page);
    const asked: string[] = [];
    page.on("request", (request) => void asked.push(new URL(request.url()).pathname));
    let bring: () => void = () => undefined;
    const isAllowed = new Promise<void>((resolve) => (bring = resolve));
    await page.route("**/static/search/page-*", (route) => isAllowed.then(() => route.continue()));
    await open(page);
    const ahead = page.waitForResponse("**/static/search/ahead-*");
    await page.keyboard.press("/");
    await expect(field(page)).toBeFocused();
    // A second request for the same file is answered after the window's request, so the window now has the file.
    await page.evaluate(async (url) => (await fetch(url)).json(), (await ahead).url());
    await page.keyboard.type("cluster");
    const excerpts = dialog(page).locator(".DocSearch-Hit-path");
    await expect(options(page).first()).toContainText("cluster");
    await expect(excerpts.filter({ hasText: /\S/ })).toHaveCount(0);
    expect(asked.filter((path) => path.includes("/search/terms-"))).toEqual([]);
    // The pointer rests on another row.
    await options(page).nth(3).hover();
    await page.keyboard.press("ArrowDown");
    const chosen = dialog(page).locator("[role='option'][aria-selected='true']");
    const target = await chosen.getAttribute("href");
    const rows = () =>
      options(page).evaluateAll((all) =>
        all.map((row) => [row.getAttribute("href"), row.getBoundingClientRect().height]),
      );
    const before = await rows();
    bring();
    await expect(excerpts.filter({ hasText: /\S/ }).first()).toBeVisible();
    const texts = () => asked.filter((path) => path.includes("/search/page-")).length;
    // Only the texts of the rows in view are loaded. The others load when the reader scrolls to them.
    await expect.poll(() => excerpts.nth(3).textContent()).toMatch(/\S/);
    await expect(excerpts.last()).toHaveText(/^\s*$/);
    const seen = texts();
    expect(await rows()).toEqual(before);
    for (const row of await options(page).all()) {
      await row.scrollIntoViewIfNeeded();
      await expect(row.locator(".DocSearch-Hit-path")).toHaveText(/\S/);
    }
    expect(texts()).toBeGreaterThan(seen);
    expect(await rows()).toEqual(before);
    await expect(chosen).toHaveAttribute("href", target ?? "");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(target ?? "");
  });

  test("a term is answered by its definition, above rows that do not move when it comes", async ({ page }) => {
    let bring: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (bring = resolve));
    await open(page);
    await page.route(/\/static\/search\/page-/, async (route) => {
      await held;
      await route.continue();
    });
    await page.keyboard.press("/");
    await page.waitForTimeout(2500);
    await page.keyboard.type("what is a silo");
    const answer = dialog(page).locator(".search-definition");
    await expect(answer).toBeVisible();
    await expect(options(page).first()).toBeVisible();
    const place = () => options(page).first().boundingBox();
    const before = await place();
    bring();
    await expect(answer).toContainText("whose data must not leave it");
    expect(await place()).toEqual(before);
    expect(await findings(page, "definition")).toEqual([]);
    const link = answer.getByRole("link", { name: "silo" });
    await link.focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/community/glossary#silo");
    await expect(dialog(page)).toBeHidden();
  });

  for (const group of ["launch", "federate"]) {
    test(`in ${group}, its page comes before one of the same name`, async ({ page }) => {
      await open(page, `/${group}`);
      await page.keyboard.press("/");
      await page.keyboard.type("workbench");
      await expect(options(page).first()).toHaveAttribute("href", `/${group}/workbench`);
    });
  }

  test("what is no term has no definition", async ({ page }) => {
    await open(page);
    await page.keyboard.press("/");
    await page.keyboard.type("silo configuration yaml");
    await expect(options(page).first()).toBeVisible();
    await expect(dialog(page).locator(".search-definition")).toHaveCount(0);
  });

  test("before anything is typed, pages to begin with, by keys too", async ({ page }) => {
    await open(page);
    await page.keyboard.press("/");
    const links = dialog(page).locator(".search-start a");
    await expect(dialog(page).getByRole("heading")).toHaveText(["Start here", "In this group"]);
    expect(await links.count()).toBeGreaterThan(6);
    await page.keyboard.press("ArrowDown");
    await expect(links.first()).toBeFocused();
    await page.keyboard.press("ArrowUp");
    await expect(field(page)).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.type("cl");
    await expect(field(page)).toHaveValue("cl");
    await expect(links).toHaveCount(0);
    await page.keyboard.press("Backspace");
    await page.keyboard.press("Backspace");
    await expect(links.first()).toBeVisible();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    const target = (await links.nth(1).getAttribute("href")) ?? "";
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(target);
    await expect(dialog(page)).toBeHidden();
  });

  test("a slow answer: the rows before it are dimmed, and Enter waits for the first of the answer", async ({
    page,
  }) => {
    await spareNetwork(page);
    let bring: () => void = () => undefined;
    let isAllowed = Promise.resolve();
    const hold = () => (isAllowed = new Promise<void>((resolve) => (bring = resolve)));
    await page.route("**/static/search/**", (route) => isAllowed.then(() => route.continue()));
    await open(page);
    const list = dialog(page).locator(".DocSearch-Dropdown");
    hold();
    await page.keyboard.press("/");
    await expect(dialog(page).getByText("Start here")).toBeVisible();
    await page.keyboard.type("cluster");
    await expect(dialog(page).getByRole("status")).toHaveText("Loading …");
    await expect(dialog(page).getByText("Start here")).toBeHidden();
    bring();
    await expect(options(page).first()).toContainText(/cluster/i);
    await expect(list).toHaveAttribute("aria-busy", "false");
    hold();
    await field(page).fill("autostop");
    await page.keyboard.press("Enter");
    await expect(list).toHaveAttribute("aria-busy", "true");
    expect(Number(await list.evaluate((element) => getComputedStyle(element).opacity))).toBeLessThan(1);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/launch");
    // Another key cancels this Enter.
    await page.keyboard.press("ArrowLeft");
    bring();
    await expect(list).toHaveAttribute("aria-busy", "false");
    await expect(field(page)).toBeFocused();
    hold();
    await field(page).fill("quantile");
    await page.keyboard.press("Enter");
    await expect(list).toHaveAttribute("aria-busy", "true");
    await expect(page).toHaveURL("/launch");
    bring();
    await expect(dialog(page)).toHaveCount(0);
    await expect(page).not.toHaveURL("/launch");
    await expect(page.locator("h1")).toContainText("percentile");
  });

  test("rows are of one height, say what they are, and cut no word", async ({ page }) => {
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await open(page);
      await page.keyboard.press("/");
      await field(page).fill("fedml launch");
      await expect(options(page).locator("[data-kind='command']").first()).toBeVisible();
      await expect(options(page).locator("[data-kind='page']").first()).toBeVisible();
      const rows = await options(page).evaluateAll((all) =>
        all.map((row) => {
          const excerpt = row.querySelector<HTMLElement>(".DocSearch-Hit-path");
          const names = row.querySelector<HTMLElement>(".DocSearch-Hit-title");
          return {
            whole: (row as HTMLElement).offsetHeight,
            height: (row as HTMLElement).offsetHeight - (names?.offsetHeight ?? 0),
            text: excerpt?.innerText ?? "",
            isCut: [excerpt, names].some((part) => (part?.scrollWidth ?? 0) > (part?.clientWidth ?? 0)),
          };
        }),
      );
      expect(new Set(rows.map(({ height }) => height)).size).toBe(1);
      for (const { whole, height, text, isCut } of rows) {
        if (width > 480) expect(whole).toBe(44);
        expect(height).toBeGreaterThanOrEqual(24);
        expect(isCut, text).toBe(false);
      }
      await page.keyboard.press("Escape");
    }
  });

  test("a press beside it closes it and gives the focus back", async ({ page }) => {
    await open(page);
    await button(page).click();
    await expect(field(page)).toBeFocused();
    await page.mouse.click(5, 400);
    await expect(dialog(page)).toBeHidden();
    await expect(button(page)).toBeFocused();
  });

  test("where the system chooses the colours, the window and its field have edges", async ({ page }) => {
    await page.emulateMedia({ forcedColors: "active" });
    await open(page);
    await page.keyboard.press("/");
    await expect(field(page)).toBeFocused();
    for (const name of [".DocSearch-Modal", ".DocSearch-Form"])
      await expect(dialog(page).locator(name)).toHaveCSS("border-top-style", "solid");
    await expect(dialog(page).locator(".DocSearch-Form")).toHaveCSS("outline-style", "solid");
  });

  test("a reader who saves data gets nothing ahead", async ({ page }) => {
    await spareNetwork(page);
    const asked: string[] = [];
    page.on("request", (request) => void asked.push(new URL(request.url()).pathname));
    await open(page);
    await page.keyboard.press("/");
    await field(page).fill("cluster");
    await expect(options(page).first()).toBeVisible();
    expect(asked.filter((path) => path.includes("/search/ahead-"))).toEqual([]);
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

  test("its style sheet, fetched ahead, applies once the reader opens it", async ({ page }) => {
    await fastNetwork(page);
    await open(page);
    const sheet = page.locator("link[href$='search.css']");
    // If it applied, Chromium could switch to fonts that loaded too late, and the text would move.
    await expect(sheet).toHaveAttribute("media", "not all");
    await page.keyboard.press("/");
    await expect(dialog(page)).toBeVisible();
    await expect(sheet).toHaveAttribute("media", "");
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

  test("a result is a link: it opens beside the page, and a plain click navigates within it", async ({ page }) => {
    await open(page);
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    await page.keyboard.press("/");
    await field(page).fill("every key");
    const hit = options(page).first();
    const href = (await hit.getAttribute("href")) ?? "";
    expect(href).toMatch(/^\//);
    const box = await hit.boundingBox();
    if (!box) throw new Error("The result is not shown.");
    const place = [box.x + 200, box.y + box.height / 2] as const;
    for (const click of [
      () => page.mouse.click(...place, { button: "middle" }),
      async () => {
        await page.keyboard.down("Control");
        await page.mouse.click(...place);
        await page.keyboard.up("Control");
      },
    ]) {
      const beside = page.context().waitForEvent("page");
      await click();
      await expect(await beside).toHaveURL(href);
      await (await beside).close();
      await expect(dialog(page)).toBeVisible();
      await expect(page).toHaveURL("/launch");
    }
    await page.mouse.click(...place);
    await expect(page).toHaveURL(href);
    await expect(dialog(page)).toBeHidden();
    // The recent entry, opened by keyboard from another page.
    await page.goBack();
    await expect(page).toHaveURL("/launch");
    await page.keyboard.press("/");
    await expect(dialog(page).getByText("Recent")).toBeVisible();
    await expect(options(page).first()).toHaveAttribute("href", href);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(href);
    expect(await page.evaluate(() => "isSameDocument" in window)).toBe(true);
  });

  test("Tab goes round within the window, and the focus returns to where it was", async ({ page }) => {
    await open(page, "/launch/yaml");
    await page.locator("aside a[href='/launch/on-cloud/cloud-cluster']").focus();
    await page.keyboard.press("/");
    await field(page).fill("cluster");
    await expect(options(page).first()).toBeVisible();
    const isWithin = () => page.evaluate(() => document.activeElement?.closest(".search-modal") !== null);
    for (const key of ["Tab", "Shift+Tab"]) {
      const seen = new Set<string>();
      for (let time = 0; time < 8; time += 1) {
        await page.keyboard.press(key);
        expect(await isWithin(), `after ${key}`).toBe(true);
        seen.add(await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 80) ?? ""));
      }
      expect(seen.size).toBeGreaterThan(1);
      expect(seen.size).toBeLessThan(8);
    }
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toBeHidden();
    await expect(page.locator("aside a[href='/launch/on-cloud/cloud-cluster']")).toBeFocused();
    expect(await page.locator("[inert]").count()).toBe(0);
  });

  test("what it makes is gone when it has closed", async ({ page }) => {
    await open(page);
    const devtools = await page.context().newCDPSession(page);
    const count = async () => {
      await devtools.send("HeapProfiler.collectGarbage");
      const { usedSize } = await devtools.send("Runtime.getHeapUsage");
      return { ...(await devtools.send("Memory.getDOMCounters")), usedSize };
    };
    const search = async () => {
      await page.keyboard.press("/");
      await expect(field(page)).toBeFocused();
      await page.keyboard.type("clus");
      await expect(options(page).first()).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(dialog(page)).toBeHidden();
    };
    const { nodes } = await count();
    // An open window has hundreds of nodes, and DocSearch by itself would keep those of one closed window.
    await search();
    await expect.poll(async () => (await count()).nodes - nodes).toBeLessThan(20);
    // The first searches add code that the browser compiles and caches, and files that are prefetched while the reader does not type.
    for (let time = 0; time < 15; time += 1) await search();
    await expect
      .poll(async () => {
        const { usedSize } = await count();
        await page.waitForTimeout(1000);
        return Math.abs((await count()).usedSize - usedSize);
      })
      .toBeLessThan(50_000);
    const before = await count();
    for (let time = 0; time < 45; time += 1) await search();
    await expect.poll(async () => (await count()).nodes - before.nodes).toBeLessThanOrEqual(0);
    await expect.poll(async () => (await count()).jsEventListeners - before.jsEventListeners).toBeLessThanOrEqual(0);
    await expect.poll(async () => (await count()).usedSize - before.usedSize).toBeLessThan(1_000_000);
  });

  test("lists kept by the browser that are broken are forgotten", async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem("__DOCSEARCH_RECENT_SEARCHES__site", "{not a list");
      localStorage.setItem("__DOCSEARCH_FAVORITE_SEARCHES__site", '[{"a":1}]');
    });
    await open(page);
    await page.keyboard.press("/");
    await expect(dialog(page).getByText("Start here")).toBeVisible();
  });

  for (const theme of ["light", "dark"] as const) {
    for (const width of [360, 1440]) {
      test(`has no accessibility findings in ${theme} mode at ${width}`, async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        await page.addInitScript((mode) => localStorage.setItem("theme", mode), theme);
        await open(page);
        await page.keyboard.press("/");
        await expect(field(page)).toBeVisible();
        expect(await findings(page, "search", ".search-modal")).toEqual([]);
        for (const query of ["cluster", "qqqqqq"]) {
          await field(page).fill(query);
          await expect(
            query === "cluster" ? options(page).first() : dialog(page).locator(".DocSearch-Title"),
          ).toBeVisible();
          expect(await findings(page, "search", ".search-modal")).toEqual([]);
        }
        expect(await sidewaysOverflow(page)).toBe(0);
      });
    }
  }
});

test.describe("entries kept by the browser", () => {
  // The test opens a page that no longer exists.
  test.use({ expectedErrors: [/status of 404/] });

  test("that are not sound never reach the list, and one whose page is gone leads there", async ({ page }) => {
    await page.addInitScript(() => {
      const entry = (lvl1: string, url: string) => ({
        objectID: lvl1,
        url,
        type: "lvl1",
        content: null,
        hierarchy: { lvl0: "Launch", lvl1, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null },
      });
      const list = [
        entry("Script", "javascript:window.injected=1"),
        entry("Broken", "http://["),
        entry("<img src=x data-injected onerror='window.injected=1'>", "/launch"),
        entry("A page that is gone", "/launch/gone"),
      ];
      if (localStorage.length === 0) localStorage.setItem("__DOCSEARCH_RECENT_SEARCHES__site", JSON.stringify(list));
    });
    await open(page);
    await page.keyboard.press("/");
    await expect(options(page)).toHaveText(["A page that is gone"]);
    await expectNoInjection(page);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/launch/gone");
    await expect(dialog(page)).toBeHidden();
  });
});
