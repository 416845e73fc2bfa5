import { strings } from "../../src/site/strings";
import { findings } from "./axe";
import { faultsOfBar } from "./faultsOfBar";
import { documents, richestPages, settings } from "./site";
import { at, expect, hydrated, sidewaysOverflow, test } from "./test";

// The not-found page has status 404.
test.use({ expectedErrors: [/404 \(Not Found\)/] });
test.setTimeout(180_000);

for (const theme of ["light", "dark"] as const) {
  for (const width of [360, 1440]) {
    // Each page is tested in both modes and at both widths, but in two of the four combinations: axe takes seconds for a long page.
    const isTurn = (_: string, index: number) => (index % 2 === 0) === ((theme === "light") === (width === 1440));
    test(`pages have no accessibility findings in ${theme} mode at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.addInitScript((mode) => localStorage.setItem("theme", mode), theme);
      for (const address of richestPages().filter(isTurn)) {
        await page.goto(at(address));
        await hydrated(page);
        expect(await findings(page, address)).toEqual([]);
      }
    });
  }

  test(`open menus and dialogs have no accessibility findings in ${theme} mode`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.addInitScript((mode) => localStorage.setItem("theme", mode), theme);
    await page.goto(at(documents[0]?.address ?? "/"));
    await hydrated(page);
    for (const item of settings.navbar.items.filter(({ type }) => type === "dropdown")) {
      await page.locator("header summary", { hasText: item.label }).click();
      expect(await findings(page, item.label)).toEqual([]);
      await page.keyboard.press("Escape");
    }
    await page.keyboard.press("?");
    await expect(page.getByRole("dialog", { name: strings.shortcuts.title })).toBeVisible();
    expect(await findings(page, "shortcuts")).toEqual([]);
    await page.keyboard.press("Escape");
    await page.setViewportSize({ width: 360, height: 800 });
    await page.getByRole("button", { name: strings.navbar.openMenu }).click();
    expect(await findings(page, "drawer")).toEqual([]);
    const toMenu = page.getByRole("button", { name: strings.drawer.toMainMenu });
    if ((await toMenu.count()) === 0) return;
    await toMenu.click();
    expect(await findings(page, "main menu")).toEqual([]);
  });
}

for (const address of richestPages()) {
  test(`${address} fits windows from 1280 down to 320 px with doubled font size`, async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    await session.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } });
    await page.goto(at(address));
    await hydrated(page);
    for (const width of [1280, 1024, 997, 996, 768, 360, 320]) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(() => faultsOfBar(page), { message: `${width}` }).toEqual([]);
      expect(await sidewaysOverflow(page), `${width}`).toBe(0);
      const text = page.locator(".content > p:visible").first();
      if ((await text.count()) === 0) continue;
      const letters = await text.evaluate(
        (line) => line.getBoundingClientRect().width / (Number.parseFloat(getComputedStyle(line).fontSize) / 2),
      );
      expect(letters, `${width}`).toBeGreaterThan(width <= 360 ? 16 : 20);
    }
  });
}
