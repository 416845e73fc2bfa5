import { addresses, categoryAddresses, docAddresses } from "./addresses";
import { expect, hydrated, sidewaysOverflow, test } from "./support/test";

const siteTitle = "Nexus AI Docs";

for (const address of addresses) {
  test(`${address} is a whole page with script`, async ({ page }) => {
    const response = await page.goto(address);
    expect(response?.status()).toBe(200);
    await hydrated(page);
    expect(new URL(page.url()).pathname).toBe(address);
    await expect(page.locator("h1")).toHaveCount(1);
    await expect(page).toHaveTitle(address === "/" ? siteTitle : new RegExp(` \\| ${siteTitle}$`));
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", `https://doc.fedml.ai${address}`);
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await expect(page.locator("html")).toHaveAttribute("dir", "ltr");
    await expect(page.locator('meta[name="docsearch:version"]')).toHaveAttribute("content", "current");
  });
}

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } });

  for (const address of addresses) {
    test(`${address} reads on a narrow screen`, async ({ page }) => {
      await page.goto(address);
      await expect(page.locator("h1")).toBeVisible();
      await expect(page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Launch" })).toBeVisible();
      expect(await sidewaysOverflow(page)).toBe(0);
    });
  }

  test("the search page says what it needs", async ({ page }) => {
    await page.goto("/search?q=yaml");
    await expect(page.getByText("Searching needs JavaScript.")).toBeVisible();
  });

  for (const address of docAddresses) {
    test(`${address} shows its text and its place`, async ({ page }) => {
      await page.goto(address);
      const words = (await page.locator("article .content").innerText()).split(/\s+/).length;
      expect(words).toBeGreaterThan(150);
      await expect(page.locator('aside [aria-current="page"]')).toHaveAttribute("href", address);
      await expect(page.locator('[data-island="copy"]').first()).toBeHidden();
    });
  }

  for (const address of categoryAddresses) {
    test(`${address} leads to what it holds`, async ({ page }) => {
      await page.goto(address);
      const first = page.locator("main li a").first();
      const href = await first.getAttribute("href");
      await first.click();
      expect(new URL(page.url()).pathname).toBe(href);
    });
  }
});

for (const width of [360, 768, 1024, 1440]) {
  test(`no page is wider than a screen of ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const address of addresses) {
      await page.goto(address);
      expect(await sidewaysOverflow(page), address).toBe(0);
    }
  });
}
