import { findings } from "./everySite/axe";
import { badQueries, button, dialog, expectNoInjection, field, open, options } from "./support/search";
import { expect, fastNetwork, sidewaysOverflow, spareNetwork, takenOver, test } from "./support/test";

test.describe("the modal", () => {
  for (const key of ["Control+k", "Meta+k", "/"]) {
    test(`opens on ${key}, closes on Escape and returns the focus`, async ({ page }) => {
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
    test(`${reader}, and no excerpts before a query`, async ({ page }) => {
      await setNetwork(page);
      const loaded: string[] = [];
      page.on("request", (request) => void loaded.push(new URL(request.url()).pathname));
      await open(page);
      await page.waitForLoadState("networkidle");
      const ofSearch = () => loaded.filter((path) => /^\/(?:search-assets|static\/search)\//.test(path)).sort();
      expect(ofSearch()).toEqual(files.map((file) => `/search-assets/${file}`));
    });
  }

  test("finds the last error of a pasted traceback, and follows later edits", async ({ page }) => {
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

  test("ignores a query of blanks", async ({ page }) => {
    await open(page);
    await page.keyboard.press("/");
    await expect(field(page)).toBeFocused();
    await page.keyboard.type("  ");
    await expect(dialog(page).getByText("Start here")).toBeVisible();
    await expect(dialog(page).getByText("No results for")).toBeHidden();
    await page.keyboard.type("yaml");
    await expect(options(page).first()).toContainText("YAML");
  });

  test("stays closed when a slash is typed into another field", async ({ page }) => {
    await open(page, "/search");
    await page.locator("#search-query").fill("a");
    await page.locator("#search-query").press("/");
    await expect(page.locator("#search-query")).toHaveValue("a/");
    await expect(dialog(page)).toBeHidden();
  });

  test("keeps every letter typed into the focused button", async ({ page }) => {
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

  test("has a field that can be emptied by keyboard", async ({ page }) => {
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

  test("opens even if its style sheet loads slowly", async ({ page }) => {
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
    test(`opens once its script loads if ${key} was pressed before`, async ({ page }) => {
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

  test("opens the result selected by keyboard at its anchor, without a full load", async ({ page }) => {
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

  test("opens a clicked result at its anchor, and lists it as a recent search", async ({ page }) => {
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

  test("answers before the excerpts load; they load for visible rows and keep the selection", async ({ page }) => {
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

  test("answers a term with its definition, which moves no rows when it arrives", async ({ page }) => {
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
    test(`ranks the page of the current group above its namesake (${group})`, async ({ page }) => {
      await open(page, `/${group}`);
      await page.keyboard.press("/");
      await page.keyboard.type("workbench");
      await expect(options(page).first()).toHaveAttribute("href", `/${group}/workbench`);
    });
  }

  test("shows no definition for a query that is not a term", async ({ page }) => {
    await open(page);
    await page.keyboard.press("/");
    await page.keyboard.type("silo configuration yaml");
    await expect(options(page).first()).toBeVisible();
    await expect(dialog(page).locator(".search-definition")).toHaveCount(0);
  });

  test("offers start pages before a query, also by keyboard", async ({ page }) => {
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

  test("dims the old rows while an answer is slow, and Enter waits for the new answer", async ({ page }) => {
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

  test("shows rows of equal height, with their kind and uncut text", async ({ page }) => {
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

  test("closes on a click outside and returns the focus", async ({ page }) => {
    await open(page);
    await button(page).click();
    await expect(field(page)).toBeFocused();
    await page.mouse.click(5, 400);
    await expect(dialog(page)).toBeHidden();
    await expect(button(page)).toBeFocused();
  });

  test("has visible edges in forced-colours mode", async ({ page }) => {
    await page.emulateMedia({ forcedColors: "active" });
    await open(page);
    await page.keyboard.press("/");
    await expect(field(page)).toBeFocused();
    for (const name of [".DocSearch-Modal", ".DocSearch-Form"])
      await expect(dialog(page).locator(name)).toHaveCSS("border-top-style", "solid");
    await expect(dialog(page).locator(".DocSearch-Form")).toHaveCSS("outline-style", "solid");
  });

  test("loads nothing ahead for a reader who saves data, even while it is open", async ({ page }) => {
    await spareNetwork(page);
    const asked: string[] = [];
    page.on("request", (request) => void asked.push(new URL(request.url()).pathname));
    await open(page);
    await page.keyboard.press("/");
    await field(page).fill("cluster");
    await expect(options(page).first()).toBeVisible();
    expect(asked.filter((path) => path.includes("/search/ahead-"))).toEqual([]);
  });

  test("closes on Back", async ({ page }) => {
    await open(page);
    await page.locator("aside a[href='/launch/yaml']").click();
    await expect(page.locator("h1")).toHaveText("Job YAML");
    await page.keyboard.press("/");
    await expect(dialog(page)).toBeVisible();
    await page.goBack();
    await expect(dialog(page)).toBeHidden();
  });

  test("applies its prefetched style sheet only once it opens", async ({ page }) => {
    await fastNetwork(page);
    await open(page);
    const sheet = page.locator("link[href$='search.css']");
    // If it applied, Chromium could switch to fonts that loaded too late, and the text would move.
    await expect(sheet).toHaveAttribute("media", "not all");
    await page.keyboard.press("/");
    await expect(dialog(page)).toBeVisible();
    await expect(sheet).toHaveAttribute("media", "");
  });

  test("links to the page with all results", async ({ page }) => {
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

  test("suggests what to do when there are no results", async ({ page }) => {
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
    test(`handles an unusual query: ${name}`, async ({ page }) => {
      await open(page);
      await page.keyboard.press("/");
      await field(page).fill(query);
      await page.waitForTimeout(300);
      await expectNoInjection(page);
      await field(page).fill("cluster");
      await expect(options(page).first()).toBeVisible();
    });
  }

  test("opens a result in a new tab on a middle or Ctrl click, and in place on a plain click", async ({ page }) => {
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

  test("cycles through its controls on Tab, and returns the focus when it closes", async ({ page }) => {
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

  test("frees its nodes, listeners and memory when it closes", async ({ page }) => {
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

  test("ignores broken stored lists", async ({ page }) => {
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
      test(`has no accessibility findings in ${theme} mode at ${width} px`, async ({ page }) => {
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

test.describe("stored searches", () => {
  // The test opens a page that no longer exists.
  test.use({ expectedErrors: [/status of 404/] });

  test("are not listed if they are unsafe or broken; one whose page is gone still opens", async ({ page }) => {
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
