import { addresses, categoryAddresses, docAddresses, redirects } from "./addresses";
import { expect, sidewaysOverflow, spareNetwork, takenOver, test } from "./support/test";

const siteTitle = "Nexus AI Docs";
const widths = [360, 768, 1024, 1440];
const documents: ReadonlySet<string> = new Set(docAddresses);

/** Some twenty pages for each test: a browser's start costs more than a page. */
function inParts<Item>(items: readonly Item[]): readonly (readonly Item[])[] {
  const size = 20;
  return Array.from({ length: Math.ceil(items.length / size) }, (_, part) =>
    items.slice(part * size, (part + 1) * size),
  );
}

inParts(addresses).forEach((part) => {
  test(`pages from ${part[0]} on are whole with script, and no wider than any screen`, async ({ page }) => {
    test.setTimeout(120_000);
    await spareNetwork(page);
    for (const address of part) {
      const response = await page.goto(address);
      expect(response?.status(), address).toBe(200);
      await takenOver(page);
      expect(new URL(page.url()).pathname).toBe(address);
      await expect(page.locator("h1"), address).toHaveCount(1);
      await expect(page).toHaveTitle(address === "/" ? siteTitle : new RegExp(` \\| ${siteTitle}$`));
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", `https://doc.fedml.ai${address}`);
      await expect(page.locator("html")).toHaveAttribute("lang", "en");
      await expect(page.locator("html")).toHaveAttribute("dir", "ltr");
      await expect(page.locator('meta[name="docsearch:version"]')).toHaveAttribute("content", "current");
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        expect(await sidewaysOverflow(page), `${address} at ${width}`).toBe(0);
      }
    }
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } });

  inParts(addresses).forEach((part) => {
    test(`pages from ${part[0]} on read on a narrow screen, and documents show their text and their place`, async ({
      page,
    }) => {
      test.setTimeout(120_000);
      for (const address of part) {
        await page.goto(address);
        await expect(page.locator("h1"), address).toBeVisible();
        const bar = page.getByRole("navigation", { name: "Main" });
        await expect(bar.getByRole("link", { name: "Launch" })).toBeVisible();
        expect(await sidewaysOverflow(page), address).toBe(0);
        if (!documents.has(address)) continue;
        const words = (await page.locator("article .content").innerText()).split(/\s+/).length;
        expect(words, address).toBeGreaterThan(150);
        await expect(page.locator('aside [aria-current="page"]'), address).toHaveAttribute("href", address);
        await expect(page.locator('[data-action="copy"]').filter({ visible: true }), address).toHaveCount(0);
      }
    });
  });

  test("the search page says what it needs", async ({ page }) => {
    await page.goto("/search?q=yaml");
    await expect(page.getByText("Search needs JavaScript.")).toBeVisible();
  });

  test("categories lead to what they hold", async ({ page }) => {
    test.setTimeout(120_000);
    for (const address of categoryAddresses) {
      await page.goto(address);
      const first = page.locator("main li a").first();
      const href = await first.getAttribute("href");
      await first.click();
      expect(new URL(page.url()).pathname, address).toBe(href);
    }
  });

  test("former addresses lead on", async ({ page }) => {
    for (const [from, to] of redirects) {
      await page.goto(from);
      await page.waitForURL(to);
    }
  });
});
