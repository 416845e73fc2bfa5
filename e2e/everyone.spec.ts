import type { Page } from "@playwright/test";
import { faultsOfBar } from "./everySite/faultsOfBar";
import { expect, hydrated, sidewaysOverflow, test } from "./support/test";

/** One page of every kind, and pages with wide tables, charts, diagrams and much code. */
const kinds = [
  "/",
  "/launch/yaml",
  "/federate/tech/overview",
  "/federate/simulation/benchmark/BENCHMARK_simulation",
  "/community/writing",
  "/category/launch-on-nexus-ai-cloud",
  "/search?q=yaml",
  "/markdown-page",
  "/404.html",
];

const bar = (page: Page) => page.getByRole("navigation", { name: "Main" });
const more = (page: Page) => bar(page).locator("summary", { hasText: /^More$/ });

// The not-found page has status 404.
test.use({ expectedErrors: [/404 \(Not Found\)/] });

/** Sets a wide system font. */
async function setWideFace(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.assign(document.documentElement.style, { fontFamily: "DejaVu Sans", letterSpacing: "0.05em" });
  });
}

test.describe("the navbar", () => {
  test("is one row at every width from 997 px up, even with a wide font", async ({ page }) => {
    await page.goto("/launch/yaml");
    await hydrated(page);
    for (const face of ["usual", "wide"]) {
      if (face === "wide") await setWideFace(page);
      for (const width of [997, 1024, 1100, 1200, 1280, 1366, 1379, 1380, 1415, 1430, 1440, 1920]) {
        await page.setViewportSize({ width, height: 800 });
        await expect.poll(() => faultsOfBar(page), { message: `${face} ${width}` }).toEqual([]);
        expect(await page.locator("header").evaluate((header) => header.getBoundingClientRect().height)).toBe(60);
        expect(await sidewaysOverflow(page), `${face} ${width}`).toBe(0);
      }
    }
  });

  test("offers every link once at 997 px: those that do not fit are under More", async ({ page }) => {
    await page.setViewportSize({ width: 997, height: 800 });
    await page.goto("/community");
    await hydrated(page);
    await expect(bar(page).getByRole("link", { name: "Join the Community" })).toHaveCount(0);
    await more(page).click();
    const current = bar(page).getByRole("link", { name: "Join the Community" });
    await expect(current).toHaveAttribute("aria-current", "true");
    await expect(bar(page).getByRole("link", { name: "Blog (external)" })).toBeVisible();
    const names = await bar(page).getByRole("link").allInnerTexts();
    expect(new Set(names).size).toBe(names.length);
    expect(names).toEqual(expect.arrayContaining(["Nexus AI Platform", "Federate", "Press", "GitHub", "Login"]));
    await bar(page).getByRole("link", { name: "Federate" }).click();
    await expect(page).toHaveURL("/federate");
  });

  test("never moves the keyboard focus to a hidden item", async ({ page }) => {
    await page.setViewportSize({ width: 997, height: 800 });
    await page.goto("/launch/yaml");
    await hydrated(page);
    await expect(more(page)).toBeVisible();
    const names: (string | null)[] = [];
    await page.getByRole("link", { name: "fedml 0.8.30" }).focus();
    for (let stop = 0; stop < 15; stop += 1) {
      await page.keyboard.press("Tab");
      const focused = page.locator("header nav :focus");
      if ((await focused.count()) === 0) break;
      await expect(focused).toBeVisible();
      names.push(await focused.textContent());
    }
    expect(names.at(0)).toBe("Nexus AI Platform");
    expect(names).toContain("More");
    expect(names).not.toContain("Join the Community");
  });

  test("keeps its visible items in place when the script measures it", async ({ page }) => {
    await page.setViewportSize({ width: 1100, height: 800 });
    const places = () =>
      page.evaluate(() =>
        ["Nexus AI Platform", "Open Source", "Search", "GitHub", "Login"].map((name) => {
          const link = [...document.querySelectorAll("header nav :is(a, button)")].find(
            (part) => part.textContent?.replace("/", "") === name,
          );
          return Math.round(link?.getBoundingClientRect().left ?? -1);
        }),
      );
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route("**/app-*.js", async (route) => {
      await held;
      await route.continue();
    });
    await page.goto("/launch/yaml", { waitUntil: "commit" });
    await page.waitForSelector("h1");
    const before = await places();
    expect(before).not.toContain(-1);
    release();
    await expect(more(page)).toBeVisible();
    expect(await places()).toEqual(before);
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("is one row in which every link can be reached", async ({ page }) => {
      for (const width of [997, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto("/launch/yaml");
        expect(await page.locator("header").evaluate((header) => header.getBoundingClientRect().height)).toBe(60);
        expect(await sidewaysOverflow(page)).toBe(0);
        for (const name of ["Nexus AI Platform", "Join the Community", "GitHub (external)", "Login (external)"]) {
          const link = bar(page).getByRole("link", { name });
          await link.focus();
          await expect(link).toBeInViewport({ ratio: 0.9 });
        }
        await bar(page).locator("summary", { hasText: "Resources" }).click();
        await expect(bar(page).getByRole("link", { name: "Press (external)" })).toBeInViewport({ ratio: 1 });
        expect(await sidewaysOverflow(page)).toBe(0);
      }
    });
  });
});

test("script and style switch the layout at the same width, between 996 and 997 px", async ({ page }) => {
  await page.setViewportSize({ width: 996, height: 800 });
  await page.goto("/launch/yaml");
  await hydrated(page);
  const menu = page.getByRole("button", { name: "Open menu" });
  const drawer = page.getByRole("dialog", { name: "Menu" });
  const sidebar = page.locator("aside:has(nav)");
  await expect(menu).toBeVisible();
  await expect(sidebar).toBeHidden();
  await expect(bar(page).getByRole("link", { name: "Launch" })).toBeHidden();
  await menu.click();
  await expect(drawer).toBeVisible();
  // Narrower is still narrow; one pixel wider is not.
  await page.setViewportSize({ width: 950, height: 800 });
  await page.setViewportSize({ width: 996, height: 800 });
  await expect(drawer).toBeVisible();
  await page.setViewportSize({ width: 997, height: 800 });
  await expect(drawer).toBeHidden();
  await expect(menu).toBeHidden();
  await expect(sidebar).toBeVisible();
  await expect(bar(page).getByRole("link", { name: "Launch" })).toBeVisible();
});

for (const colorScheme of ["dark", "light"] as const) {
  test(`forced colours, ${colorScheme}: text in charts, diagrams and code contrasts with the page`, async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: "active", colorScheme });
    for (const theme of ["light", "dark"]) {
      for (const address of kinds) {
        await page.goto(address);
        await page.evaluate((mode) => (document.documentElement.dataset["theme"] = mode), theme);
        const faint = await page.evaluate(() => {
          const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
          const luminance = (color: string) => {
            if (!canvas) throw new Error("no canvas");
            canvas.fillStyle = color;
            canvas.fillRect(0, 0, 1, 1);
            const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((value) => {
              const share = value / 255;
              return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
            });
            return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
          };
          const probe = document.body.appendChild(document.createElement("i"));
          probe.style.color = "Canvas";
          const page = luminance(getComputedStyle(probe).color);
          const words = "svg text, .code .line, .code .line span, figcaption, .chart-value, pre, th, td, p, h1, h2, h3";
          return [...document.querySelectorAll(words)].flatMap((element) => {
            const { fill, color } = getComputedStyle(element);
            const own = luminance(element instanceof SVGElement ? fill : color);
            const contrast = (Math.max(own, page) + 0.05) / (Math.min(own, page) + 0.05);
            return contrast < 4.5 ? [`${element.tagName} "${element.textContent?.slice(0, 20)}" ${contrast}`] : [];
          });
        });
        expect(faint, `${address} ${theme}`).toEqual([]);
      }
    }
  });
}

test("forced colours: marked lines of code have an edge, and changed lines have a sign", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active", colorScheme: "dark" });
  await page.goto("/community/writing");
  const edges = await page.evaluate(() => {
    const canvas = getComputedStyle(document.documentElement).backgroundColor;
    const edge = (selector: string) =>
      new Set(
        [...document.querySelectorAll(selector)].map(
          (line) => getComputedStyle(line).borderInlineStartColor === canvas,
        ),
      );
    const sign = (selector: string) => {
      const line = document.querySelector(selector);
      return line && getComputedStyle(line, "::after").content;
    };
    return {
      usual: [...edge(".line:not(.highlighted, .diff)")],
      marked: [...edge(".line:is(.highlighted, .diff)")],
      added: sign(".diff.add"),
      removed: sign(".diff.remove"),
    };
  });
  expect(edges).toEqual({ usual: [true], marked: [false], added: '"+"', removed: '"−"' });
});

test("a heading's accessible name is its text, without its link", async ({ page }) => {
  await page.goto("/launch/yaml");
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  const headings = nodes.filter(({ role, ignored }) => role?.value === "heading" && !ignored);
  const names = headings.map(({ name }) => String(name?.value));
  const texts = await page.locator("main :is(h1, h2, h3, h4)").allTextContents();
  expect(names).toEqual(expect.arrayContaining(texts));
  expect(names.filter((name) => name.includes("Link to"))).toEqual([]);
  await page.getByRole("link", { name: 'Link to "Smallest useful file"' }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/launch/yaml#smallest-useful-file");
});

test("a box can be focused by keyboard only while it scrolls", async ({ page }) => {
  const boxes = () =>
    page.locator("[data-scrolls]:visible").evaluateAll((all) =>
      all.map((box) => ({
        scrolls: box.scrollWidth > box.clientWidth,
        isStop: box.getAttribute("tabindex") === "0" && box.role === "group" && box.ariaLabel !== null,
      })),
    );
  const wrong = async () => (await boxes()).filter(({ scrolls, isStop }) => scrolls !== isStop).length;
  await page.setViewportSize({ width: 1440, height: 800 });
  await page.goto("/open-source/cli/run");
  await hydrated(page);
  await expect.poll(wrong).toBe(0);
  expect((await boxes()).filter(({ isStop }) => isStop)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 800 });
  await expect.poll(async () => (await boxes()).filter(({ isStop }) => isStop).length).toBeGreaterThan(0);
  expect(await wrong()).toBe(0);
  const first = page.locator("[data-scrolls][tabindex]").first();
  await first.focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => first.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
  // Also the boxes of the next page.
  await page.setViewportSize({ width: 1440, height: 800 });
  await page.locator("aside nav a[href='/open-source/cli/launch']").click();
  await expect(page).toHaveURL("/open-source/cli/launch");
  await page.setViewportSize({ width: 360, height: 800 });
  await expect.poll(async () => (await boxes()).filter(({ isStop }) => isStop).length).toBeGreaterThan(0);
  expect(await wrong()).toBe(0);
});

test.describe("the drawer", () => {
  test.beforeEach(async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto("/launch/yaml");
    await hydrated(page);
    await page.getByRole("button", { name: "Open menu" }).click();
  });

  test("closes on a link to the current page and returns the focus", async ({ page }) => {
    const drawer = page.getByRole("dialog", { name: "Menu" });
    await drawer.getByRole("link", { name: "Job YAML" }).click();
    await expect(drawer).toBeHidden();
    await expect(page.getByRole("button", { name: "Open menu" })).toBeFocused();
  });

  test("keeps the focus when menus switch, and opens with the group's pages each time", async ({ page }) => {
    const drawer = page.getByRole("dialog", { name: "Menu" });
    await drawer.getByRole("button", { name: "Back to main menu" }).click();
    const back = drawer.getByRole("button", { name: "Pages in Launch" });
    await expect(back).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(drawer.getByRole("button", { name: "Back to main menu" })).toBeFocused();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Escape");
    await expect(drawer).toBeHidden();
    await expect(page.getByRole("button", { name: "Open menu" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(drawer.getByRole("link", { name: "Job YAML" })).toBeVisible();
  });
});

test("the current item is marked by a bar as well as by colour", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 800 });
  await page.goto("/launch/yaml");
  await hydrated(page);
  for (const current of [
    bar(page).getByRole("link", { name: "Launch" }),
    page.locator("aside nav").getByRole("link", { name: "Job YAML" }),
  ]) {
    const size = await current.evaluate((link) => {
      const { inlineSize, blockSize } = getComputedStyle(link, "::before");
      return Math.min(Number.parseFloat(inlineSize), Number.parseFloat(blockSize));
    });
    expect(size).toBe(2);
  }
  // Nothing in the navbar moves from page to page.
  const place = () => bar(page).getByRole("link", { name: "Deploy" }).boundingBox();
  const before = await place();
  await bar(page).getByRole("link", { name: "Train" }).click();
  await expect(bar(page).getByRole("link", { name: "Train" })).toHaveAttribute("aria-current", "true");
  expect(await place()).toEqual(before);
});

test.describe("on a touch screen", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 800 } });

  test("buttons are at least 44 px wide and high", async ({ page }) => {
    for (const address of ["/launch/yaml", "/community/writing", "/search?q=yaml", "/federate/tech/papers"]) {
      await page.goto(address);
      await hydrated(page);
      const small = await page.locator(":is(button, summary):visible").evaluateAll((all) =>
        all.flatMap((button) => {
          const { width, height } = button.getBoundingClientRect();
          return Math.min(width, height) < 44 ? [`${button.textContent || button.ariaLabel} ${width} ${height}`] : [];
        }),
      );
      expect(small, address).toEqual([]);
    }
  });
});
