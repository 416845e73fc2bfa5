import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { expect, hydrated, sidewaysOverflow, takenOver, test, urlOf } from "./support/test";

const fixture = (address: string) => `${urlOf("E2E_FIXTURE_URL")}${address}`;
const announcement = (page: Page) => page.getByRole("region", { name: "Announcement" });
/** The `aside` with the navigation: boxes in the text are `aside` elements too. */
const sidebar = (page: Page) => page.locator("aside:has(nav)");

test.describe("the announcement bar", () => {
  test("stays dismissed without a layout shift, and returns when its id changes", async ({ page }) => {
    await page.goto("/launch");
    await hydrated(page);
    await expect(announcement(page)).toBeVisible();
    await page.getByRole("button", { name: "Dismiss the announcement" }).click();
    await expect(announcement(page)).toBeHidden();
    const before = await page.locator("h1").evaluate((heading) => heading.getBoundingClientRect().top);
    await page.goto("/launch", { waitUntil: "commit" });
    await page.waitForSelector("h1");
    expect(await page.locator("h1").evaluate((heading) => heading.getBoundingClientRect().top)).toBe(before);
    await expect(announcement(page)).toBeHidden();
    await page.evaluate(() => localStorage.setItem("announcement.dismissed", "an older one"));
    await page.reload();
    await expect(announcement(page)).toBeVisible();
  });

  test("shows its whole text at 320 px, even with the reader's own spacing", async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto("/launch");
    await hydrated(page);
    const isWhole = () =>
      announcement(page).evaluate((bar) => {
        const { top, bottom } = bar.getBoundingClientRect();
        return [...bar.querySelectorAll("p, p *")].every((part) => {
          const box = part.getBoundingClientRect();
          return part.scrollWidth <= Math.ceil(box.width) && box.top >= top && box.bottom <= bottom;
        });
      });
    expect(await isWhole()).toBe(true);
    await page.evaluate(() => {
      const spacing = new CSSStyleSheet();
      spacing.replaceSync(
        "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }",
      );
      document.adoptedStyleSheets = [spacing];
    });
    expect(await isWhole()).toBe(true);
    expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0);
  });
});

test.describe("the sidebar", () => {
  test("links to the page of a category where its toggle appears once scripts load", async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.route("**/*.js", () => undefined);
    await page.goto("/launch", { waitUntil: "commit" });
    const link = sidebar(page).getByRole("link", { name: "Launch on Nexus AI Cloud" });
    const box = await link.locator("..").boundingBox();
    const { x = 0, y = 0, width = 0 } = box ?? {};
    await page.mouse.click(x + width - 17, y + 17);
    await expect(page).toHaveURL("/category/launch-on-nexus-ai-cloud");
  });

  test("stays hidden on the next page until it is shown again", async ({ page }) => {
    await page.goto("/launch/yaml");
    await hydrated(page);
    await page.getByRole("button", { name: "Hide sidebar" }).click();
    await expect(sidebar(page)).toBeHidden();
    await expect(page.getByRole("button", { name: "Show sidebar" })).toBeFocused();
    await page.goto("/federate", { waitUntil: "commit" });
    await page.waitForSelector("h1");
    await expect(sidebar(page)).toBeHidden();
    await hydrated(page);
    await page.getByRole("button", { name: "Show sidebar" }).click();
    await expect(sidebar(page)).toBeVisible();
    await expect(page.getByRole("button", { name: "Hide sidebar" })).toBeFocused();
  });

  test("keeps its scroll position from page to page", async ({ page }) => {
    await page.setViewportSize({ width: 1200, height: 300 });
    await page.goto("/launch/yaml");
    await hydrated(page);
    const pages = sidebar(page).locator("div:has(> nav)");
    await pages.evaluate((panel) => (panel.scrollTop = 60));
    await sidebar(page)
      .locator("a[href='/launch/cli']")
      .evaluate((link: HTMLAnchorElement) => link.click());
    await expect(page).toHaveURL("/launch/cli");
    expect(await pages.evaluate((panel) => panel.scrollTop)).toBeGreaterThan(0);
  });

  test("shows the same open branches in the drawer", async ({ page }) => {
    await page.goto(fixture("/launch/features/tabs"));
    await hydrated(page);
    const closed = sidebar(page).locator('button[aria-expanded="false"]').first();
    const name = (await closed.getAttribute("aria-label"))?.replace("Open ", "") ?? "";
    await closed.click();
    await expect(sidebar(page).getByRole("button", { name: `Close ${name}` })).toBeVisible();
    await page.setViewportSize({ width: 800, height: 800 });
    await page.getByRole("button", { name: "Open menu" }).click();
    await expect(page.getByRole("dialog").getByRole("button", { name: `Close ${name}` })).toBeVisible();
  });

  for (const [motion, check] of [
    ["no-preference", (duration: number) => duration > 50],
    ["reduce", (duration: number) => duration === 1],
  ] as const) {
    test(`animates a closing branch according to the motion preference "${motion}"`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: motion });
      await page.goto("/launch/on-cloud/install");
      await hydrated(page);
      await page.evaluate(() => {
        const durations: number[] = Object.assign(window, { durations: [] as number[] }).durations;
        const animate = Element.prototype.animate;
        Element.prototype.animate = function (frames, options) {
          durations.push((options as KeyframeAnimationOptions).duration as number);
          return animate.call(this, frames, options);
        };
      });
      await sidebar(page)
        .getByRole("button", { name: /^Close/ })
        .first()
        .click();
      await expect(sidebar(page).locator("a[href='/launch/on-cloud/install']")).toBeHidden();
      const [duration = 0] = await page.evaluate(() => (window as unknown as { durations: number[] }).durations);
      expect(check(duration)).toBe(true);
    });
  }
});

test("the navbar links to the seven groups, the resources, the source, the search and the login", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 800 });
  await page.goto("/");
  await hydrated(page);
  const bar = page.getByRole("navigation", { name: "Main" });
  await bar.locator("summary", { hasText: "Resources" }).click();
  const links = await bar
    .getByRole("link")
    .evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute("href")]));
  expect(links.filter(([, href]) => href !== "/search")).toEqual([
    ["Nexus AI", "/"],
    ["fedml 0.8.30", "/open-source/what_changed"],
    ["Nexus AI Platform", "/platform"],
    ["Open Source", "/open-source"],
    ["Launch", "/launch"],
    ["Train", "/train"],
    ["Deploy", "/deploy"],
    ["Federate", "/federate"],
    ["Join the Community", "/community"],
    ["Blog", "https://blog.fedml.ai"],
    ["Medium", "https://medium.com/@FedML"],
    ["Press", "https://fedml.ai/press"],
    ["GitHub", "https://github.com/FedML-AI/FedML"],
    ["Login", "https://nexus.fedml.ai"],
  ]);
  await expect(bar.getByText("Search").first()).toBeVisible();
});

test("the footer shows the copyright year", async ({ page }) => {
  await page.goto("/launch");
  await expect(page.getByRole("contentinfo").last()).toHaveText(/© .*since 2023/);
});

test("the footer repeats the links of the navbar", async ({ page }) => {
  await page.goto("/launch");
  const hrefs = (links: Locator) => links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  const places = await hrefs(page.locator("header [data-slot] a"));
  expect(places).toContain("/open-source");
  const footer = await hrefs(page.getByRole("contentinfo").last().getByRole("link"));
  // The navbar links to the platform; readers do not look for that link below a page.
  expect(places.filter((place) => !footer.includes(place))).toEqual(["https://nexus.fedml.ai"]);
});

test("the home page addresses each kind of reader, shows every group, and copies its command", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/");
  await hydrated(page);
  for (const reader of ["For developers", "For ML engineers", "For researchers"]) {
    await expect(page.getByText(reader, { exact: true })).toBeVisible();
  }
  for (const group of ["/platform", "/open-source", "/launch", "/train", "/deploy", "/federate", "/community"]) {
    await expect(
      page.getByRole("region", { name: "All of the documentation" }).locator(`a[href='${group}']`),
    ).toBeVisible();
  }
  await page.locator("figure.code").first().hover();
  await page.getByRole("button", { name: "Copy code" }).first().click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('pip install "fedml==0.8.30" "numpy<2"');
});

test("the home page shows how uneven data are, by mouse, by keyboard and without JavaScript", async ({ browser }) => {
  for (const javaScriptEnabled of [true, false]) {
    const context = await browser.newContext({ javaScriptEnabled });
    const page = await context.newPage();
    await page.goto(new URL("/", urlOf("E2E_URL")).href);
    const shown = page.getByRole("main").getByRole("img");
    await expect(shown).toHaveCount(1);
    const before = await shown.getAttribute("aria-label");
    await page.getByText("α = 0.1").click();
    await expect(shown).not.toHaveAttribute("aria-label", before ?? "");
    await page.keyboard.press("ArrowRight");
    await expect(shown).toHaveAttribute("aria-label", before ?? "");
    await context.close();
  }
});

test("the drawer closes on its backdrop and on navigation, and keeps the focus inside", async ({ page }) => {
  await page.setViewportSize({ width: 700, height: 800 });
  await page.goto("/launch/yaml");
  await hydrated(page);
  const open = page.getByRole("button", { name: "Open menu" });
  const drawer = page.getByRole("dialog", { name: "Menu" });
  await open.click();
  for (let stop = 0; stop < 30; stop += 1) {
    await page.keyboard.press("Tab");
    // Tab also reaches the browser's own toolbars; no element of the document is focused then.
    const place = await page.evaluate(
      () => document.activeElement?.closest("dialog")?.tagName ?? document.activeElement?.tagName,
    );
    expect(["DIALOG", "BODY"]).toContain(place);
  }
  await page.mouse.click(650, 400);
  await expect(drawer).toBeHidden();
  await open.click();
  await drawer.locator("a[href='/launch/cli']").click();
  await expect(page).toHaveURL("/launch/cli");
  await expect(drawer).toBeHidden();
});

test("a wheel beside an open dialog does not move the page", async ({ page }) => {
  await page.setViewportSize({ width: 700, height: 800 });
  await page.goto("/launch/yaml");
  await hydrated(page);
  await page.mouse.move(650, 400);
  await page.mouse.wheel(0, 900);
  const top = () => page.evaluate(() => window.scrollY);
  await expect.poll(top).toBe(900);
  const { x, y } = (await page.getByRole("button", { name: "Open menu" }).boundingBox()) ?? { x: 0, y: 0 };
  await page.mouse.click(x + 10, y + 10);
  await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
  await page.mouse.move(650, 400);
  await page.mouse.wheel(0, 900);
  // Chromium scrolls after some frames.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 20; frame += 1) await new Promise(requestAnimationFrame);
  });
  expect(await top()).toBe(900);
  await page.keyboard.press("Escape");
  await page.mouse.wheel(0, 100);
  await expect.poll(top).toBe(1000);
});

test("the dropdown opens by keyboard, and closes on Escape and on a click outside", async ({ page }) => {
  // Wide enough for all items in the fallback font, which is wider, and stays if the site's own font loads late.
  await page.setViewportSize({ width: 1600, height: 800 });
  await page.goto("/");
  await hydrated(page);
  const summary = page.locator("summary", { hasText: "Resources" });
  const blog = page.getByRole("link", { name: "Blog (external)" });
  await summary.focus();
  await expect(summary).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(blog).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(blog).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(blog).toBeHidden();
  await expect(summary).toBeFocused();
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { level: 1 }).click();
  await expect(blog).toBeHidden();
});

test("? lists the shortcuts, and Escape closes the list", async ({ page }) => {
  await page.goto("/launch");
  await hydrated(page);
  await page.keyboard.press("?");
  const list = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await expect(list).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(list).toBeHidden();
  // After its window closes, the search button has the focus, and takes keys that begin a query.
  await page.keyboard.press("Control+k");
  await page.getByRole("searchbox").or(page.getByRole("combobox")).press("Escape");
  await page.keyboard.press("?");
  await expect(list).toBeVisible();
  // The search window replaces the list.
  await page.keyboard.press("Control+k");
  await expect(list).toBeHidden();
  await expect(page.getByRole("searchbox")).toBeFocused();
  await page.keyboard.type("deploy");
  await expect(page.getByRole("searchbox")).toHaveValue("deploy");
});

test("single keys turn pages and change the mode, and can be switched off", async ({ page }) => {
  await page.goto("/launch");
  await hydrated(page);
  await page.keyboard.press("t");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  const next = (await page.locator("a[rel='next']").getAttribute("href")) ?? "";
  await page.keyboard.press("]");
  await expect(page).toHaveURL(next);
  // The address changes a moment before the page.
  await expect(page.locator("a[rel='prev']")).toHaveAttribute("href", "/launch");
  await page.keyboard.press("[");
  await expect(page).toHaveURL("/launch");
  await page.keyboard.press("?");
  await page.getByRole("checkbox", { name: "Single-key shortcuts" }).uncheck();
  await page.keyboard.press("Escape");
  await page.reload();
  await hydrated(page);
  for (const key of ["t", "]", "/", "?"]) await page.keyboard.press(key);
  await expect(page).toHaveURL("/launch");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.keyboard.press("Control+/");
  await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
});

test("the first Tab stop skips to the content", async ({ page }) => {
  await page.goto("/launch/yaml");
  await hydrated(page);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator("main")).toBeFocused();
});

test("a route change is announced and moves the focus to the new page", async ({ page }) => {
  await page.goto("/launch");
  await hydrated(page);
  await page.locator("nav a[href='/federate']").first().click();
  await expect(page.locator("#gatsby-announcer")).toHaveText("What is Federate?");
  expect(await page.evaluate(() => document.activeElement?.id)).toBe("gatsby-focus-wrapper");
});

test.describe("an unknown address", () => {
  test.use({ expectedErrors: [/404/] });

  test("suggests pages with similar addresses", async ({ page }) => {
    await page.goto("/launch/yml");
    await expect(page.getByRole("main").locator("ul a").first()).toHaveAttribute("href", "/launch/yaml");
  });

  test("does not replace its suggestions under the pointer", async ({ page }) => {
    let letGo = () => {};
    const held = new Promise<void>((resolve) => (letGo = resolve));
    await page.route("**/sidebars/**", async (route) => {
      await held;
      await route.continue();
    });
    await page.goto("/launch/yml");
    await takenOver(page);
    const links = page.getByRole("main").locator("ul a");
    await expect(links).toHaveCount(0);
    // If the host does not answer, the page shows its start pages, and a late answer does not replace them.
    await expect(links).toHaveCount(5);
    const answer = page.waitForResponse("**/sidebars/**");
    letGo();
    await answer;
    await page.waitForLoadState("networkidle");
    await expect(links).toHaveCount(5);
  });

  test("has a search field", async ({ page }) => {
    await page.goto("/nothing/here");
    await page.getByRole("main").getByRole("searchbox").fill("cluster");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/search?q=cluster");
    await expect(page.locator("#search-query")).toHaveValue("cluster");
  });
});

test.describe("storage that throws", () => {
  for (const method of ["getItem", "setItem"]) {
    test(`in ${method} breaks nothing`, async ({ page }) => {
      await page.addInitScript((name) => {
        Object.defineProperty(Storage.prototype, name, {
          value: () => {
            throw new DOMException("full", "QuotaExceededError");
          },
        });
      }, method);
      await page.goto("/launch/yaml");
      await hydrated(page);
      await page.getByRole("button", { name: "Switch to dark mode" }).click();
      await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
      await page.getByRole("button", { name: "Hide sidebar" }).click();
      await expect(sidebar(page)).toBeHidden();
      await page.getByRole("button", { name: "Dismiss the announcement" }).click();
      await expect(announcement(page)).toBeHidden();
      await page.locator("nav a[href='/federate']").first().click();
      await expect(page.locator("h1")).toHaveText("What is Federate?");
    });
  }
});

test("page titles have the same position with and without a contents list", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const places = new Set<number | undefined>();
  for (const address of ["/launch/cli", "/category/launch-on-nexus-ai-cloud", "/paths/launch"]) {
    await page.goto(address);
    places.add((await page.locator("h1").boundingBox())?.x);
  }
  expect(places.size).toBe(1);
});

test("on a phone, the page count of a card ends at the card's edge", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto("/category/federated-analytics");
  const card = page.getByRole("main").getByRole("listitem").filter({ hasText: "6 pages" });
  const ends = await Promise.all(
    [card, card.getByText("6 pages")].map(async (part) => {
      const { x = 0, width = 0 } = (await part.boundingBox()) ?? {};
      return Math.round(x + width);
    }),
  );
  expect(ends).toEqual([344, 344]);
});

test("print is dark on white in either mode", async ({ page }) => {
  for (const theme of ["light", "dark"]) {
    await page.addInitScript((mode) => localStorage.setItem("theme", mode), theme);
    await page.goto("/launch");
    await page.emulateMedia({ media: "print" });
    const colors = await page.evaluate(() =>
      [document.documentElement, document.body].map((element) => {
        const { color, backgroundColor } = getComputedStyle(element);
        return [color, backgroundColor];
      }),
    );
    expect(colors[0]).toEqual(["rgb(0, 0, 0)", "rgb(255, 255, 255)"]);
    await expect(announcement(page)).toBeHidden();
    await page.emulateMedia({ media: "screen" });
  }
});

test("no kind of page scrolls sideways at 320 px", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const address of [
    "/",
    "/launch/yaml",
    "/launch",
    "/category/launch-on-nexus-ai-cloud",
    "/search",
    "/markdown-page",
  ]) {
    await page.goto(address);
    expect(await sidewaysOverflow(page), address).toBe(0);
  }
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`forced colours, ${colorScheme}: pictures follow the system's mode`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: "active", colorScheme });
    const other = colorScheme === "light" ? "dark" : "light";
    await page.addInitScript((theme) => localStorage.setItem("theme", theme), other);
    await page.goto("/launch");
    await expect(page.locator("html")).toHaveAttribute("data-theme", other);
    const bytes = await page.locator("header img").first().screenshot();
    // The right arc of the logo.
    const pixel = sharp(bytes).extract({ left: 24, top: 10, width: 1, height: 1 }).removeAlpha();
    expect([...(await pixel.raw().toBuffer())]).toEqual(colorScheme === "light" ? [0, 121, 141] : [57, 189, 173]);
  });
}

test("forced colours keep the current page marked", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/launch/yaml");
  const outline = await sidebar(page)
    .locator("[aria-current='page']")
    .evaluate((link) => getComputedStyle(link).outlineStyle);
  expect(outline).toBe("solid");
});
