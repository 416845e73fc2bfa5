import type { Locator, Page } from "@playwright/test";
import { expect, hydrated, test } from "./support/test";

/** A document of about fifteen screens. */
const long = "/launch/yaml";

const top = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

async function scrollTo(page: Page, y: number): Promise<void> {
  await page.mouse.move(700, 500);
  await page.evaluate((to) => window.scrollTo(0, to), y);
  await expect.poll(() => top(page)).toBe(y);
  // The browser reports a scroll in the next frame.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

/** Clicks the middle of a link's first line with a real mouse, without scrolling to it. */
async function click(page: Page, target: Locator): Promise<void> {
  const [line] = await target.evaluate((link) =>
    [...link.getClientRects()].map(({ left, top, width, height }) => ({ x: left + width / 2, y: top + height / 2 })),
  );
  if (!line) throw new Error("There is nothing to click.");
  await page.mouse.click(line.x, line.y);
}

/** Distance of an element below the sticky navbar, in CSS pixels. */
async function belowBar(page: Page, id: string): Promise<number> {
  return page.evaluate((name) => {
    const bar = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
    return (document.getElementById(name)?.getBoundingClientRect().top ?? NaN) - bar;
  }, id);
}

async function standsAt(page: Page, id: string): Promise<void> {
  await expect
    .poll(async () => {
      const distance = await belowBar(page, id);
      return distance >= 0 && distance < 40 ? "below the bar" : distance;
    })
    .toBe("below the bar");
}

/** Allows two pixels, because positions are fractions, and the browser's own scroll anchoring rounds them differently. */
async function near(page: Page, y: number): Promise<number | "there"> {
  const now = await top(page);
  return Math.abs(now - y) <= 2 ? "there" : now;
}

/** Expects the page to stay at a scroll position, and not just to pass it. */
async function rests(page: Page, y: number): Promise<void> {
  await expect.poll(() => near(page, y), { message: `rests at ${y}` }).toBe("there");
  await page.waitForTimeout(600);
  expect(await near(page, y), `rests at ${y}`).toBe("there");
}

/** Waits until a scroll by key ends: the browser animates it over many frames. */
async function atRest(page: Page): Promise<void> {
  let before = NaN;
  await expect
    .poll(async () => {
      const last = before;
      before = await top(page);
      return before === last;
    })
    .toBe(true);
}

test.describe("a new page", () => {
  test("opens at the top after a click on any navigation link far down the page", async ({ page }) => {
    await page.goto(long);
    await hydrated(page);
    const links = page.locator("aside nav a:visible, header nav a:visible[href^='/']");
    const addresses = [...new Set(await links.evaluateAll((found) => found.map((link) => link.getAttribute("href"))))];
    expect(addresses.length).toBeGreaterThan(8);
    for (const address of addresses) {
      if (address === null || address === long) continue;
      await page.goto(long);
      await hydrated(page);
      await scrollTo(page, 6000);
      await click(
        page,
        page.locator(`aside nav a[href="${address}"]:visible, header nav a[href="${address}"]:visible`).first(),
      );
      await expect(page).toHaveURL(address);
      await rests(page, 0);
    }
  });

  test("opens at the top after Enter on a link", async ({ page }) => {
    await page.goto(long);
    await hydrated(page);
    await scrollTo(page, 6000);
    await page.locator("aside nav a[href='/launch/cli']").focus();
    await page.keyboard.press("Enter");
    await expect(page.locator("h1")).toHaveText("Launch commands");
    await rests(page, 0);
  });

  test("opens without a scroll animation", async ({ page }) => {
    await page.goto(long);
    await hydrated(page);
    await scrollTo(page, 6000);
    await page.evaluate(() => {
      const seen: number[] = Object.assign(window, { seen: [] as number[] }).seen;
      const look = () => {
        if (document.querySelector("h1")?.textContent === "Launch commands") seen.push(window.scrollY);
        requestAnimationFrame(look);
      };
      look();
    });
    await click(page, page.locator("aside nav a[href='/launch/cli']"));
    await expect(page.locator("h1")).toHaveText("Launch commands");
    await page.waitForTimeout(300);
    expect(await page.evaluate(() => Math.max(...(window as unknown as { seen: number[] }).seen))).toBe(0);
  });

  test("with a hash shows its heading below the navbar", async ({ page }) => {
    await page.goto("/launch");
    await hydrated(page);
    await addLink(page, `${long}#every-key`);
    await click(page, page.locator("#added"));
    await expect(page).toHaveURL(`${long}#every-key`);
    await standsAt(page, "every-key");
  });

  for (const hash of ["#nope", "#top", "#100%", "#%", "#%E0%A4%A", "#%00", "#a=b&c"]) {
    test(`with the unknown hash ${hash} opens at the top and keeps its address`, async ({ page }) => {
      await page.goto(long);
      await hydrated(page);
      await scrollTo(page, 1500);
      await addLink(page, `/federate/api${hash}`);
      await click(page, page.locator("#added"));
      await expect(page.locator("h1")).toHaveText("Federate API reference");
      await rests(page, 0);
      expect(page.url()).toMatch(new RegExp(`/federate/api${hash.replace(/[+.*?^$()|[\]\\]/g, "\\$&")}$`));
      // The history still works.
      await page.goBack();
      await expect(page.locator("h1")).toHaveText("Job YAML");
      await rests(page, 1500);
    });
  }
});

test.describe("a hash that cannot be decoded", () => {
  for (const hash of ["#100%", "#%", "#%E0%A4%A"]) {
    test(`${hash} shows the top of the page, and Back restores the position`, async ({ page }) => {
      await page.goto(long + hash);
      await hydrated(page);
      await expect(page.locator("h1")).toHaveText("Job YAML");
      await rests(page, 0);
      await scrollTo(page, 900);
      await page.evaluate((next) => (location.hash = next), `${hash}%`);
      await rests(page, 0);
      await expect(page.locator("h1")).toHaveText("Job YAML");
      await page.goBack();
      await rests(page, 900);
    });
  }

  test.describe("a path that cannot be decoded", () => {
    // The router throws while it loads, so only the static page is shown, and its links load whole pages.
    test.use({ expectedErrors: [/404|URI malformed/] });

    test("keeps the text and the links of the page", async ({ page }) => {
      const html = await (await page.request.get("/404.html", { failOnStatusCode: false })).text();
      await page.route("**/broken*", (route) => route.fulfill({ status: 404, contentType: "text/html", body: html }));
      await page.goto("/broken%E0%A4");
      await page.waitForLoadState("networkidle");
      await expect(page.locator("h1")).toHaveText("Page not found");
      await click(page, page.locator("header a[href='/federate']:visible").first());
      await expect(page.locator("h1")).toHaveText("What is Federate?");
    });
  });
});

test.describe("within a page", () => {
  test("a contents list entry scrolls smoothly, and Back and Forward restore the positions", async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(long);
    await hydrated(page);
    await scrollTo(page, 3000);
    const positions = page.evaluate(
      () =>
        new Promise<number[]>((resolve) => {
          const seen: number[] = [];
          const look = () => {
            seen.push(Math.round(window.scrollY));
            if (seen.length < 120) requestAnimationFrame(look);
            else resolve(seen);
          };
          look();
        }),
    );
    await click(page, page.locator("nav[aria-label='On this page'] a[href='#smallest-useful-file']").first());
    await standsAt(page, "smallest-useful-file");
    expect(new Set(await positions).size).toBeGreaterThan(3);
    const there = await top(page);
    await page.goBack();
    await rests(page, 3000);
    await page.goForward();
    await rests(page, there);
  });

  for (const pause of [40, 120, 300]) {
    test(`a page opened ${pause} ms into a smooth scroll is at its top, and Back restores the position`, async ({
      page,
    }) => {
      const far = page.locator("nav[aria-label='On this page'] a").nth(14);
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto("/federate/api/api-core");
      await hydrated(page);
      await scrollTo(page, 2000);
      await click(page, far);
      await page.waitForTimeout(pause);
      await click(page, page.locator("header a[href='/train']:visible").first());
      await expect(page.locator("h1")).toHaveText("What is Train?");
      await rests(page, 0);
      await page.goBack();
      await page.goBack();
      await rests(page, 2000);
      await click(page, far);
      await page.waitForTimeout(pause);
      await page.goBack();
      await rests(page, 2000);
    });
  }

  test("two quick steps back on a slow machine restore the position", async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto("/federate/api/api-core");
    await hydrated(page);
    await scrollTo(page, 2000);
    await click(page, page.locator("nav[aria-label='On this page'] a").nth(14));
    await click(page, page.locator("header a[href='/train']:visible").first());
    await expect(page.locator("h1")).toHaveText("What is Train?");
    await atRest(page);
    // Both steps are taken before the page of the first one is rendered.
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: 6 });
    await page.goBack();
    await page.goBack();
    await rests(page, 2000);
  });

  test("resizing the window keeps the heading at its top", async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto("/federate/api/api-core");
    await hydrated(page);
    await click(page, page.locator("nav[aria-label='On this page'] a").nth(8));
    const id = await page.evaluate(() => location.hash.slice(1));
    await standsAt(page, id);
    await page.waitForTimeout(300);
    for (const [width, height] of [
      [640, 800],
      [390, 844],
      [844, 390],
      [1280, 800],
    ] as const) {
      await page.setViewportSize({ width, height });
      await standsAt(page, id);
      await page.waitForTimeout(300);
      await standsAt(page, id);
    }
  });

  test("a contents list entry jumps without animation if reduced motion is set", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(long);
    await hydrated(page);
    await scrollTo(page, 3000);
    await click(page, page.locator("nav[aria-label='On this page'] a[href='#smallest-useful-file']").first());
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    await standsAt(page, "smallest-useful-file");
  });

  test("a link to the current page scrolls to the top", async ({ page }) => {
    await page.goto(long);
    await hydrated(page);
    await scrollTo(page, 3000);
    await click(page, page.locator(`aside nav a[href="${long}"]`));
    await rests(page, 0);
  });
});

test.describe("Back, Forward and Reload", () => {
  // Cache the fonts first: a page that loads without them has another height when it is loaded again.
  test.beforeEach(async ({ page }) => {
    await page.goto(long);
    await page.evaluate(() => document.fonts.ready);
    await page.waitForLoadState("networkidle");
    await page.goto("about:blank");
  });

  test("restore the scroll position, even on a page opened at an anchor", async ({ page }) => {
    await page.goto(`${long}#before-you-start`);
    await hydrated(page);
    await standsAt(page, "before-you-start");
    await scrollTo(page, 7000);
    await click(page, page.locator("aside nav a[href='/launch/cli']"));
    await expect(page.locator("h1")).toHaveText("Launch commands");
    await rests(page, 0);
    await scrollTo(page, 400);
    await page.goBack();
    await expect(page.locator("h1")).toHaveText("Job YAML");
    await rests(page, 7000);
    await page.goForward();
    await expect(page.locator("h1")).toHaveText("Launch commands");
    await rests(page, 400);
    await page.goBack();
    await rests(page, 7000);
    await scrollTo(page, 5000);
    // A small error on each reload would add up.
    for (let times = 0; times < 3; times++) {
      await page.reload();
      await hydrated(page);
      await rests(page, 5000);
    }
  });

  test("restore the scroll position after a reload and after another site", async ({ page }) => {
    await page.goto(long);
    await hydrated(page);
    await scrollTo(page, 2500);
    await click(page, page.locator("aside nav a[href='/launch/cli']"));
    await expect(page.locator("h1")).toHaveText("Launch commands");
    await scrollTo(page, 500);
    await page.reload();
    await hydrated(page);
    await rests(page, 500);
    await page.goto("about:blank");
    await page.goBack();
    await expect(page.locator("h1")).toHaveText("Launch commands");
    await rests(page, 500);
    await page.goBack();
    await expect(page.locator("h1")).toHaveText("Job YAML");
    await rests(page, 2500);
    await page.goForward();
    await expect(page.locator("h1")).toHaveText("Launch commands");
    await page.goto("about:blank");
    // Go to an entry that this document has not shown.
    await page.evaluate(() => setTimeout(() => history.go(-2)));
    await expect(page.locator("h1")).toHaveText("Job YAML");
    await rests(page, 2500);
  });

  test("restore the scroll position of a page that grows late", async ({ page }) => {
    await page.goto("/search?q=launch");
    await hydrated(page);
    await expect(page.locator(".search-results > li").nth(6)).toBeAttached();
    // A result that is in the viewport when the page is scrolled to it.
    const result = page.locator(".search-results h2 a").nth(3);
    const y = await result.evaluate((link) => Math.round(link.getBoundingClientRect().top + window.scrollY - 300));
    await scrollTo(page, y);
    await click(page, result);
    await expect(page.locator("h1")).not.toHaveText("Search");
    await rests(page, 0);
    await page.goBack();
    await expect(page.locator("h1")).toHaveText("Search");
    await rests(page, y);
    await page.reload();
    await rests(page, y);
    await page.goto("about:blank");
    await page.goBack();
    await rests(page, y);
  });
});

test.describe("the contents list", () => {
  for (const address of [long, "/open-source/api/deploy"]) {
    test(`marks the current section on ${address} while scrolling down and up, and at Home and End`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(address);
      await hydrated(page);
      const wrong: string[] = [];
      const look = async (what: string) => {
        const { marked, expected } = await page.evaluate(async () => {
          const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
          // The mark changes in the next frame, and React renders it in the one after.
          for (let count = 0; count < 4; count += 1) await frame();
          const links = [...document.querySelectorAll<HTMLAnchorElement>("nav[aria-label='On this page'] a")];
          const above = links.filter(({ hash }) => {
            const heading = document.getElementById(decodeURIComponent(hash.slice(1)));
            return (heading?.getBoundingClientRect().top ?? Infinity) <= window.innerHeight * 0.3;
          });
          const current = links.filter((link) => link.getAttribute("aria-current") === "location");
          return { marked: current.map(({ hash }) => hash).join(), expected: above.at(-1)?.hash ?? "" };
        });
        if (marked !== expected) wrong.push(`${what}: ${marked} instead of ${expected}`);
      };
      await page.mouse.move(700, 500);
      await look("at first");
      for (const [direction, step] of [
        ["down", 150],
        ["up", -150],
      ] as const) {
        for (let count = 0; count < 40; count += 1) {
          await page.mouse.wheel(0, step);
          await look(`${direction} ${count}`);
        }
      }
      for (const key of ["End", "Home", "End", "PageUp", "Home", "PageDown"]) {
        await page.keyboard.press(key);
        await atRest(page);
        await look(key);
      }
      expect(wrong).toEqual([]);
    });
  }
});

/** Adds a link to the viewport, as an author could have written it. */
async function addLink(page: Page, href: string): Promise<void> {
  await page.evaluate((address) => {
    const link = document.createElement("a");
    link.id = "added";
    link.href = address;
    link.textContent = "An added link";
    Object.assign(link.style, {
      position: "fixed",
      insetBlockStart: "300px",
      insetInlineStart: "400px",
      zIndex: "1000",
    });
    document.querySelector("main")?.append(link);
  }, href);
}
