import type { Page } from "@playwright/test";
import { settings, documents, prefix, spread, titleOf } from "./site";
import { at, expect, hydrated, test } from "./test";

/** Titles that only one page has: if two pages have the same title, either may come first. */
const titles = documents.map(({ address, html }) => ({ address, title: titleOf(html) }));
const unique = titles.filter(({ title }) => titles.filter((other) => other.title === title).length === 1);
const asked = spread(unique, 12);

test.beforeEach(() => {
  test.skip(asked.length === 0, "There are no documents to look for.");
  test.skip(settings.search.algolia !== null, "A hosted search answers, which is no part of the site.");
});

const searchField = (page: Page) => page.getByRole("dialog").getByRole("searchbox");
const rows = (page: Page) => page.getByRole("dialog").getByRole("option");

test("Ctrl+K opens the search, titles find their pages, and Escape closes it", async ({ page }) => {
  await page.goto(at("/"));
  await hydrated(page);
  await page.keyboard.press("Control+K");
  for (const { address, title } of asked) {
    await searchField(page).fill(title);
    const firstThree = () =>
      rows(page).evaluateAll((found) =>
        found.slice(0, 3).map((row) => row instanceof HTMLAnchorElement && row.pathname),
      );
    await expect
      .poll(async () => (await firstThree()).map((found) => found && decodeURI(found)), { message: title })
      .toContain(prefix + address);
  }
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
});

test("Enter opens the first result", async ({ page }) => {
  const [{ title } = { title: "" }] = asked;
  await page.goto(at("/"));
  await hydrated(page);
  await page.keyboard.press("Control+K");
  await searchField(page).fill(title);
  await expect(rows(page).first()).toContainText(title);
  const href = await rows(page).first().getAttribute("href");
  await page.keyboard.press("Enter");
  await expect.poll(() => new URL(page.url()).pathname).toBe(new URL(href ?? "", page.url()).pathname);
  await expect(page.getByRole("dialog")).toBeHidden();
});

test("the search page answers the query in its address", async ({ page }) => {
  const { searchPagePath, queryParameter } = settings.search;
  for (const { title } of spread(asked, 3)) {
    await page.goto(at(`${searchPagePath}?${new URLSearchParams({ [queryParameter]: title })}`));
    await expect(page.getByRole("main").getByRole("link", { name: title }).first(), title).toBeVisible();
  }
});
