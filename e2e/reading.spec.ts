import { expect, hydrated, spareNetwork, test } from "./support/test";

test("links navigate without a full load and open at the top, and Back restores the position", async ({ page }) => {
  await page.goto("/launch/yaml");
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await page.evaluate(() => window.scrollTo(0, 900));
  await page
    .locator("article .content a[href='/launch/cli'], article .content a[href^='/launch/cli#']")
    .first()
    .evaluate((link: HTMLAnchorElement) => link.click());
  await expect(page.locator("h1")).toHaveText("Launch commands");
  expect(await page.evaluate(() => "isSameDocument" in window)).toBe(true);
  await page.goBack();
  await expect(page.locator("h1")).toHaveText("Job YAML");
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(800);
  await page.locator("aside a[href='/launch']").click();
  await expect(page.locator("h1")).toHaveText("What is Launch?");
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test("an anchor is shown below the navbar", async ({ page }) => {
  await page.goto("/launch/yaml#every-key");
  await hydrated(page);
  const top = () => page.locator("#every-key").evaluate((heading) => heading.getBoundingClientRect().top);
  await expect.poll(top).toBeGreaterThan(55);
  expect(await top()).toBeLessThan(140);
});

test("a code block can be copied", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/launch");
  await hydrated(page);
  const codeBlock = page.locator("figure.code").first();
  await codeBlock.getByRole("button", { name: "Copy code" }).click();
  await expect(codeBlock.getByRole("button", { name: "Copied" })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("fedml launch job.yaml");
});

test("a heading's link scrolls to the heading and copies its address", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/launch/cli");
  await hydrated(page);
  const heading = page.locator(".heading", { has: page.locator("#fedml-cluster") });
  const notice = page.getByRole("status").filter({ hasText: "Link copied" });
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await expect(heading.getByRole("link")).toHaveCSS("opacity", "0");
  await heading.hover();
  await expect(heading.getByRole("link")).toHaveCSS("opacity", "1");
  await heading.getByRole("link").click();
  await expect(notice).toBeVisible();
  await expect(page).toHaveURL(/\/launch\/cli#fedml-cluster$/);
  await expect(page.locator("#fedml-cluster")).toBeInViewport();
  expect(await copied()).toBe(page.url());
  await expect(notice).toHaveCount(0);

  await page.getByRole("link", { name: 'Link to "fedml run"' }).press("Enter");
  await expect(notice).toBeVisible();
  await expect(page).toHaveURL(/#fedml-run$/);
  expect(await copied()).toBe(page.url());

  // If the browser denies access to the clipboard, the link still works, and no notice appears.
  await context.clearPermissions();
  await page.evaluate(() => (navigator.clipboard.writeText = () => Promise.reject(new Error("Refused."))));
  await expect(notice).toHaveCount(0);
  await page.getByRole("link", { name: 'Link to "fedml launch"' }).press("Enter");
  await expect(page).toHaveURL(/#fedml-launch$/);
  await page.waitForTimeout(300);
  await expect(notice).toHaveCount(0);
});

test.describe("on a touch screen", () => {
  test.use({ hasTouch: true, isMobile: true });

  test("a heading's link is visible", async ({ page }) => {
    await page.goto("/launch/cli");
    await expect(page.getByRole("link", { name: 'Link to "fedml run"' })).toHaveCSS("opacity", "1");
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a heading's link scrolls to the heading", async ({ page }) => {
    await page.goto("/launch/cli");
    await page.getByRole("link", { name: 'Link to "fedml run"' }).click();
    await expect(page).toHaveURL(/\/launch\/cli#fedml-run$/);
    await expect(page.locator("#fedml-run")).toBeInViewport();
  });
});

for (const width of [360, 1440]) {
  test(`${width} px: every code block has a visible copy button that covers no code`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/federate/getting_started");
    await hydrated(page);
    const blocks = page.locator("figure.code");
    const buttons = await blocks.getByRole("button", { name: "Copy code" }).filter({ visible: true }).count();
    expect(buttons).toBe(await blocks.filter({ visible: true }).count());
    const covering = await blocks.evaluateAll((all) =>
      all.filter((block) => {
        const [button, body] = [".code-copy", ".code-body"].map((part) =>
          block.querySelector(part)?.getBoundingClientRect(),
        );
        return !button || !body || button.bottom > body.top + 1;
      }),
    );
    expect(covering).toEqual([]);
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a long code block can be expanded and collapsed by keyboard, and prints in full", async ({ page }) => {
    await page.goto("/federate/getting_started");
    const block = page.locator("figure.code", { hasText: "digits.py" }).first();
    const last = block.locator(".code-body .line").last();
    await expect(last).toBeHidden();
    await block.locator("summary").focus();
    await page.keyboard.press("Enter");
    await expect(last).toBeVisible();
    await expect(block.getByText("Show fewer lines")).toBeVisible();
    await block.locator("summary").click();
    await expect(last).toBeHidden();
    await page.emulateMedia({ media: "print" });
    await expect.poll(async () => (await last.boundingBox())?.height ?? 0).toBeGreaterThan(10);
    await expect(block.locator("summary")).toBeHidden();
  });
});

test("the colour mode can be switched, reaches other tabs, and is set before the first paint", async ({
  page,
  context,
}) => {
  await page.goto("/launch");
  await hydrated(page);
  const mode = () => page.locator("html").getAttribute("data-theme");
  expect(await mode()).toBe("light");
  const other = await context.newPage();
  await other.goto("/federate");
  await hydrated(other);
  const late = await context.newPage();
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await late.route("**/app-*.js", async (route) => {
    await held;
    await route.continue();
  });
  await late.goto("/deploy", { waitUntil: "commit" });
  await expect(late.locator("html")).toHaveAttribute("data-theme", "light");
  await page.getByRole("button", { name: "Switch to dark mode" }).click();
  expect(await mode()).toBe("dark");
  // Other tabs follow, even one whose script has not loaded yet.
  await expect(other.locator("html")).toHaveAttribute("data-theme", "dark");
  release();
  await expect(late.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.goto("/federate", { waitUntil: "commit" });
  await page.waitForSelector("body");
  expect(await mode()).toBe("dark");
});

test("the drawer on a narrow screen opens, returns to the main menu, and closes", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto("/launch/yaml");
  await hydrated(page);
  const open = page.getByRole("button", { name: "Open menu" });
  const drawer = page.getByRole("dialog", { name: "Menu" });
  await open.click();
  await expect(drawer.getByRole("link", { name: "Job YAML" })).toHaveAttribute("aria-current", "page");
  await drawer.getByRole("button", { name: "Back to main menu" }).click();
  await expect(drawer.getByRole("link", { name: "Federate" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(drawer).toBeHidden();
  await expect(open).toBeFocused();
  await open.click();
  await drawer
    .getByRole("button", { name: /Pages in|Back/ })
    .first()
    .waitFor();
  await page.setViewportSize({ width: 1100, height: 800 });
  await expect(drawer).toBeHidden();
});

test("code, boxes and diagrams take their colours from the mode", async ({ page }) => {
  await page.goto("/markdown-page");
  const colors = () =>
    page.evaluate(() =>
      [".t-keyword", ".admonition-title", ".diagram rect"].map((selector) => {
        const style = getComputedStyle(document.querySelector(selector) ?? document.body);
        return `${style.color} ${style.fill}`;
      }),
    );
  const light = await colors();
  await page.evaluate(() => (document.documentElement.dataset["theme"] = "dark"));
  const dark = await colors();
  light.forEach((color, index) => expect(dark[index]).not.toBe(color));
});

test("print shows only the text, with the addresses of links", async ({ page }) => {
  await page.goto("/launch");
  await page.emulateMedia({ media: "print" });
  await expect(page.locator("header")).toBeHidden();
  await expect(page.locator("aside").first()).toBeHidden();
  const address = await page
    .locator(".content a[href^='http']")
    .first()
    .evaluate((link) => getComputedStyle(link, "::after").content);
  expect(address).toContain("http");
  // The paragraph before a code block is on the same printed page as the block.
  const leads = page.locator(".content p:has(+ .code)");
  expect(await leads.first().evaluate((lead) => getComputedStyle(lead).breakAfter)).toBe("avoid");
});

test("a slow page shows a progress bar, but not within the first 200 ms", async ({ page }) => {
  await spareNetwork(page);
  await page.goto("/launch");
  await hydrated(page);
  await page.route("**/page-data/federate/page-data.json", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await route.continue();
  });
  // Measured in the page, because messages between test and browser would distort the times.
  await page.evaluate(() => {
    const started = performance.now();
    const times: number[] = Object.assign(window, { barTimes: [] as number[] }).barTimes;
    new MutationObserver(() => {
      if (document.querySelector(".progress")) times.push(performance.now() - started);
    }).observe(document.body, { childList: true });
    document.querySelector<HTMLAnchorElement>("nav a[href='/federate']")?.click();
  });
  await expect(page.getByRole("progressbar", { name: "Loading the page" })).toBeVisible();
  await expect(page.locator("h1")).toHaveText("What is Federate?");
  await expect(page.getByRole("progressbar")).toHaveCount(0);
  const [shown = 0] = await page.evaluate(() => (window as unknown as { barTimes: number[] }).barTimes);
  expect(shown).toBeGreaterThanOrEqual(200);
});

test("navigation that loads no page shows no progress bar", async ({ page }) => {
  await page.goto("/launch/yaml");
  await hydrated(page);
  const jumps = [
    () => page.evaluate(() => document.querySelector<HTMLAnchorElement>('article a.anchor[href^="#"]')?.click()),
    () => page.evaluate(() => document.querySelector<HTMLAnchorElement>("aside a[aria-current='page']")?.click()),
    () => page.evaluate(() => history.back()),
  ];
  for (const jump of jumps) {
    await jump();
    // Longer than the delay of the bar.
    await page.waitForTimeout(400);
    await expect(page.getByRole("progressbar")).toHaveCount(0);
  }
});

test("prerequisites are at the top with an anchor, and not in the contents list", async ({ page }) => {
  await page.goto("/launch/on-cloud/install#before-you-start");
  await expect(page.locator("#before-you-start")).toBeInViewport();
  await expect(page.locator(".content > p:first-child + .prerequisites")).toHaveCount(1);
  await expect(page.locator("nav[aria-label='On this page'] a[href='#before-you-start']")).toHaveCount(0);
  await expect(page.locator("nav[aria-label='On this page'] a[href='#install']").first()).toHaveText(
    "Install the library",
  );
});

test("a card is clickable as a whole, and steps are numbered", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/launch");
  await hydrated(page);
  const numbers = await page
    .locator(".steps > ol > li")
    .evaluateAll((all) => all.map((step) => getComputedStyle(step, "::before").content));
  expect(new Set(numbers)).toEqual(new Set(["counter(step)"]));
  const card = page.locator(".card", { hasText: "Every key of the file" });
  await card.scrollIntoViewIfNeeded();
  const { width = 0, height = 0 } = (await card.boundingBox()) ?? {};
  await card.click({ position: { x: width - 12, y: height - 12 } });
  await expect(page.locator("h1")).toHaveText("Job YAML");
});
