import {
  canonicalOf,
  formerAddresses,
  isServed,
  addressesIn,
  base,
  pages,
  prefix,
  settings,
  spread,
  titleOf,
} from "./site";
import { at, expect, sidewaysOverflow, spareNetwork, takenOver, test } from "./test";

const widths = [360, 768, 1024, 1440];
/** Maximum number of pages to test, spread evenly over a very large site: each page takes a third of a second. */
const most = 400;
const some = spread(pages, most);

/** Splits items into parts of 20, one for each test: starting a browser costs more than loading a page. */
function inParts<Item>(items: readonly Item[]): readonly (readonly Item[])[] {
  const size = 20;
  return Array.from({ length: Math.ceil(items.length / size) }, (_, part) =>
    items.slice(part * size, (part + 1) * size),
  );
}

inParts(some).forEach((part) => {
  test(`pages from ${part[0]?.address} on are complete with JavaScript and fit every screen width`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await spareNetwork(page);
    for (const { address, html } of part) {
      const response = await page.goto(at(address));
      expect(response?.status(), address).toBe(200);
      await takenOver(page);
      expect(page.url()).toBe(encodeURI(at(address)));
      await expect(page.locator("h1"), address).toHaveCount(1);
      // React must not change what the build wrote.
      await expect(page.locator("h1"), address).toHaveText(titleOf(html).replace(/\s+/g, " ").trim());
      if (address === "/") await expect(page).toHaveTitle(settings.title);
      else expect((await page.title()).endsWith(` ${settings.titleDelimiter} ${settings.title}`), address).toBe(true);
      await expect(page.locator("html")).toHaveAttribute("lang", settings.locale.language);
      await expect(page.locator("html")).toHaveAttribute("dir", settings.locale.direction);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        expect(await sidewaysOverflow(page), `${address} at ${width}`).toBe(0);
      }
    }
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } });

  inParts(some).forEach((part) => {
    test(`pages from ${part[0]?.address} on are readable on a narrow screen and marked in the sidebar`, async ({
      page,
    }) => {
      test.setTimeout(120_000);
      for (const { address } of part) {
        await page.goto(at(address));
        await expect(page.locator("h1"), address).toBeVisible();
        expect(await sidewaysOverflow(page), address).toBe(0);
        const own = page.locator(`aside nav a[href="${prefix}${address}"]`);
        if ((await own.count()) > 0) await expect(own.first(), address).toHaveAttribute("aria-current", "page");
        await expect(page.locator('[data-action="copy"]').filter({ visible: true }), address).toHaveCount(0);
      }
    });
  });

  test("former addresses redirect", async ({ page }) => {
    const inside = formerAddresses.filter(({ leadsTo }) => leadsTo.startsWith("/"));
    for (const { address, leadsTo } of spread(inside, 100)) {
      await page.goto(at(address));
      await page.waitForURL((url) => url.pathname === encodeURI(leadsTo.split("#")[0] ?? ""));
      await expect(page.locator("h1"), address).toBeVisible();
    }
  });
});

test("every internal link leads to an existing page and anchor", () => {
  const ids = new Map(pages.map(({ address, html }) => [address, addressesIn(html).ids]));
  const dead = pages.flatMap(({ address, html }) =>
    addressesIn(html).links.flatMap((link) => {
      const target = new URL(link, base + address);
      if (!target.href.startsWith(base)) return [];
      const [to, anchor] = [target.pathname.slice(prefix.length) || "/", decodeURIComponent(target.hash.slice(1))];
      if (!isServed(to)) return [`${address}: ${link}`];
      const isLost = anchor !== "" && anchor !== "main" && ids.get(decodeURIComponent(to))?.has(anchor) === false;
      return isLost ? [`${address}: ${link}`] : [];
    }),
  );
  expect([...new Set(dead)]).toEqual([]);
});

test("every page names a canonical page that exists", () => {
  const wrong = pages.flatMap(({ address, html }) => {
    const canonical = canonicalOf(html);
    const isThere = canonical.startsWith(base) && isServed(canonical.slice(base.length) || "/");
    return isThere ? [] : [`${address}: ${canonical}`];
  });
  expect(wrong).toEqual([]);
});
