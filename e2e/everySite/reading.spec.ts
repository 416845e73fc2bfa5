import type { Locator, Page } from "@playwright/test";
import { strings } from "../../src/site/strings";
import { documents, prefix, sectionsOf, settings, titleOf } from "./site";
import { at, expect, hydrated, test } from "./test";

const [longest] = documents;
const sections = longest ? sectionsOf(longest.html) : [];

// Low enough that two sections do not fit into the viewport.
test.use({ viewport: { width: 1280, height: 400 } });

async function open(page: Page, hash = ""): Promise<void> {
  test.skip(!longest, "No document has two sections.");
  await page.goto(at((longest?.address ?? "") + hash));
  await hydrated(page);
}

const place = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** Expects the page to stay at a scroll position, and not just to pass it. */
async function rests(page: Page, wanted: number): Promise<void> {
  const near = async () => Math.abs((await place(page)) - wanted) <= 2;
  await expect.poll(near, { message: `rests at ${wanted}` }).toBe(true);
  await page.waitForTimeout(500);
  expect(await near(), `rests at ${wanted}`).toBe(true);
}

/** Scrolls down with the wheel. @returns the final scroll position, in CSS pixels. */
async function scrollDown(page: Page): Promise<number> {
  await page.mouse.move(700, 250);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => place(page)).toBeGreaterThan(100);
  let before = NaN;
  await expect
    .poll(async () => {
      const last = before;
      before = await place(page);
      return before === last;
    })
    .toBe(true);
  return before;
}

/** Clicks the middle of a link's first line with a real mouse, without scrolling to it. */
async function click(page: Page, link: Locator): Promise<void> {
  const [line] = await link.evaluate((element) =>
    [...element.getClientRects()].map(({ left, top, width, height }) => ({
      x: left + width / 2,
      y: top + height / 2,
    })),
  );
  if (!line) throw new Error("There is nothing to click.");
  await page.mouse.click(line.x, line.y);
}

/** Expects the section with this id right below the navbar. */
async function shows(page: Page, id: string): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate((name) => {
        const bar = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
        const distance = (document.getElementById(name)?.getBoundingClientRect().top ?? NaN) - bar;
        return distance >= -1 && distance < 40 ? "below the bar" : distance;
      }, id),
    )
    .toBe("below the bar");
}

test("a sidebar link clicked far down opens its page at the top, and Back restores the position", async ({ page }) => {
  await open(page);
  const others = page.locator(`aside nav a:visible[href^="${prefix}/"]:not([aria-current])`);
  test.skip((await others.count()) === 0, "The sidebar has no other page.");
  const left = await scrollDown(page);
  // A long sidebar is scrolled to the current page, so its first links are out of view.
  const inSight = await others.evaluateAll((links) =>
    links.findIndex((link) => {
      const { left: x, top, width, height } = link.getBoundingClientRect();
      return link.contains(document.elementFromPoint(x + width / 2, top + height / 2));
    }),
  );
  const other = others.nth(inSight);
  const href = await other.getAttribute("href");
  await click(page, other);
  await expect.poll(() => new URL(page.url()).pathname).toBe(href);
  await rests(page, 0);
  await page.goBack();
  await expect(page.locator("h1")).toHaveText(titleOf(longest?.html ?? ""));
  await rests(page, left);
});

test("an address with an anchor shows its section; with a missing anchor, the top", async ({ page }) => {
  const first = sections[0] ?? "";
  await open(page, `#${encodeURIComponent(first)}`);
  await shows(page, first);
  await open(page, "#nothing-of-the-kind");
  await expect(page.locator("h1")).toBeVisible();
  await rests(page, 0);
});

test("a contents list entry scrolls to its section", async ({ page }) => {
  await open(page);
  const first = sections[0] ?? "";
  const list = page.getByRole("navigation", { name: strings.page.contents });
  await click(
    page,
    list.locator(`a[href="#${first}"]:visible, a[href="#${encodeURIComponent(first)}"]:visible`).first(),
  );
  await expect.poll(() => decodeURIComponent(new URL(page.url()).hash)).toBe(`#${first}`);
  await shows(page, first);
});

test("the colour mode can be switched and is remembered", async ({ page }) => {
  test.skip(settings.colorMode.disableSwitch, "The settings switch it off.");
  await open(page);
  const mode = () => page.evaluate(() => document.documentElement.dataset["theme"]);
  const before = await mode();
  const name = before === "dark" ? strings.navbar.toLight : strings.navbar.toDark;
  await page.getByRole("button", { name, exact: true }).click();
  await expect.poll(mode).not.toBe(before);
  const after = await mode();
  await page.reload();
  expect(await mode()).toBe(after);
});

test("on a phone, a link in the menu opens its page", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page);
  await page.getByRole("button", { name: strings.navbar.openMenu }).click();
  const drawer = page.getByRole("dialog", { name: strings.drawer.label });
  const other = drawer.locator(`a:visible[href^="${prefix}/"]:not([aria-current])`).first();
  const href = await other.getAttribute("href");
  await other.click();
  await expect(drawer).toBeHidden();
  await expect.poll(() => new URL(page.url()).pathname).toBe(href);
  await expect(page.locator("h1")).toBeVisible();
});

test.describe("an unknown address", () => {
  test.use({ expectedErrors: [/404 \(Not Found\)/] });

  test("shows the not-found page, which links to the home page", async ({ page }) => {
    const response = await page.goto(at("/nothing/of-the-kind"));
    expect(response?.status()).toBe(404);
    await hydrated(page);
    await expect(page.locator("h1")).toHaveText(strings.notFound.title);
    await page.getByRole("main").getByRole("link", { name: strings.notFound.home, exact: true }).click();
    await expect.poll(() => page.url().replace(/\/$/, "")).toBe(at(""));
  });
});
