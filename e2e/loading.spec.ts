import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import { expect, fastNetwork, hydrated, setConnection, spareNetwork, test } from "./support/test";

const docTemplate = "component---src-client-templates-doc-tsx";

test.describe("files that do not load", () => {
  test.use({ expectedErrors: [/.*/] });

  test("a script: the text stays readable, the message names the file, and Retry loads the page", async ({ page }) => {
    let isBroken = true;
    await page.route("**/app-*.js", (route) => (isBroken ? route.abort() : route.continue()));
    await page.goto("/launch/yaml");
    const alert = page.getByRole("alert");
    await expect(alert).toContainText("Part of this page did not load.");
    await expect(alert).toContainText(/The file \/app-.*\.js could not be loaded\./);
    await expect(page.getByRole("heading", { level: 1, name: "Job YAML" })).toBeVisible();
    isBroken = false;
    await alert.getByRole("button", { name: "Retry" }).click();
    await hydrated(page);
    await expect(page.getByRole("alert")).toHaveCount(0);
  });

  test("the page's data: the text stays readable, and Retry loads the page", async ({ page }) => {
    let isBroken = true;
    await page.route("**/page-data/launch/yaml/page-data.json", (route) =>
      isBroken ? route.abort() : route.continue(),
    );
    await page.goto("/launch/yaml");
    await expect(page.getByRole("alert")).toContainText("The data of this page could not be loaded.");
    await expect(page.getByRole("heading", { level: 1, name: "Job YAML" })).toBeVisible();
    isBroken = false;
    await page.getByRole("button", { name: "Retry" }).click();
    await hydrated(page);
    await expect(page.getByRole("alert")).toHaveCount(0);
  });

  test("the next page's data: the browser loads that page in full", async ({ page }) => {
    await spareNetwork(page);
    await page.goto("/launch");
    await hydrated(page);
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    let isBroken = true;
    await page.route("**/page-data/federate/page-data.json", (route) => (isBroken ? route.abort() : route.continue()));
    page.on("framenavigated", () => (isBroken = false));
    await page.locator("nav a[href='/federate']").first().click();
    await expect(page.locator("h1")).toHaveText("What is Federate?");
    await hydrated(page);
    expect(await page.evaluate(() => "isSameDocument" in window)).toBe(false);
  });

  for (const [what, data] of [
    ["no object", null],
    ["a list", []],
    ["an empty object", {}],
    ["a path and nothing else", { path: "/launch/yaml" }],
    ["an unknown template", { path: "/launch/yaml", componentChunkName: "component---none", result: {} }],
    ["no result", { path: "/launch/yaml", componentChunkName: docTemplate }],
    ["a result without context", { path: "/launch/yaml", componentChunkName: docTemplate, result: { data: {} } }],
    [
      "a context of another shape",
      {
        path: "/launch/yaml",
        componentChunkName: docTemplate,
        result: { data: {}, pageContext: { kind: "doc", pagePath: "/launch/yaml", sidebar: { name: 1, items: 2 } } },
      },
    ],
  ] as const) {
    test(`invalid page data (${what}): the text stays, a message appears, and links work`, async ({ page }) => {
      await page.route("**/page-data/launch/yaml/page-data.json", (route) => route.fulfill({ json: data }));
      await page.goto("/launch/yaml");
      await expect(page.getByRole("alert")).toContainText("Part of this page did not load.");
      await expect(page.getByRole("alert").getByRole("button", { name: "Retry" })).toBeVisible();
      await expect(page.getByRole("heading", { level: 1, name: "Job YAML" })).toBeVisible();
      expect((await page.locator("article").innerText()).length).toBeGreaterThan(5000);
      await page.locator("aside a[href='/launch/cli']").click();
      await expect(page.locator("h1")).toHaveText("Launch commands");
      // A link loads the whole page instead, and it shows the same message.
      await hydrated(page);
      await page.locator("aside a[href='/launch/yaml']").click();
      await expect(page.getByRole("heading", { level: 1, name: "Job YAML" })).toBeVisible();
      await expect(page.getByRole("alert")).toContainText("Part of this page did not load.");
      await page.goBack();
      await expect(page.locator("h1")).toHaveText("Launch commands");
    });
  }

  test.describe("a hook that throws above the page in the React tree", () => {
    test.beforeEach(async ({ page }) => {
      await page.goto("/launch/cli");
      await hydrated(page);
      // The scroll position is set while React commits the page.
      await page.evaluate(() => {
        window.scrollTo = () => {
          throw new Error("A hook failed.");
        };
      });
    });

    test("the text stays, a message appears, and links and Back load pages in full", async ({ page }) => {
      await page.locator("aside a[href='/launch/cli']").click();
      await expect(page.getByRole("alert")).toContainText("A hook failed.");
      await expect(page.locator("h1")).toHaveText("Launch commands");
      await page.locator("aside a[href='/launch/yaml']").click();
      await expect(page.locator("h1")).toHaveText("Job YAML");
      await hydrated(page);
      await expect(page.getByRole("alert")).toHaveCount(0);
      await page.goBack();
      await expect(page.locator("h1")).toHaveText("Launch commands");
    });

    test("during navigation, the next page is loaded in full", async ({ page }) => {
      await page.locator("aside a[href='/launch/yaml']").click();
      await expect(page.locator("h1")).toHaveText("Job YAML");
      await hydrated(page);
      await expect(page.getByRole("alert")).toHaveCount(0);
      await page.goBack();
      await expect(page.locator("h1")).toHaveText("Launch commands");
    });
  });

  test("a site served under the wrong path reports both paths", async ({ page }) => {
    const site = process.env["E2E_URL"] ?? "";
    const server = createServer((request, response) => {
      // Only paths under /elsewhere exist, as on a host that publishes each project in a folder.
      const url = request.url ?? "";
      if (!url.startsWith("/elsewhere/")) return void response.writeHead(404).end();
      void fetch(site + url.slice("/elsewhere".length)).then(async (answer) => {
        response.writeHead(answer.status, { "Content-Type": answer.headers.get("content-type") ?? "" });
        response.end(Buffer.from(await answer.arrayBuffer()));
      });
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { port } = server.address() as AddressInfo;
    await page.goto(`http://127.0.0.1:${port}/elsewhere/launch/yaml`);
    const alert = page.getByRole("alert");
    await expect(alert).toContainText("Your Nexus AI Docs site did not load properly.");
    await expect(alert).toContainText('built for the path "/" but is served under "/elsewhere"');
    await expect(page.getByRole("heading", { level: 1, name: "Job YAML" })).toBeVisible();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
});

test.describe("layout shift", () => {
  test.use({ expectedErrors: [/404 \(Not Found\)/] });

  for (const width of [360, 1440]) {
    test(`is zero on every kind of page at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.addInitScript(() => {
        const seen = Object.assign(window, { shift: 0 });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) seen.shift += (entry as unknown as { value: number }).value;
        }).observe({ type: "layout-shift", buffered: true });
      });
      for (const address of [
        "/",
        "/federate",
        "/open-source/cli/launch",
        "/category/train-on-cloud",
        "/search",
        "/404.html",
      ]) {
        await page.goto(address);
        await hydrated(page);
        const shift = await page.evaluate(() => (window as unknown as { shift: number }).shift);
        expect(shift, address).toBe(0);
      }
    });
  }

  for (const address of [
    "/launch/yaml",
    "/open-source/api/deploy",
    "/open-source/cli/run",
    "/federate/getting_started",
  ]) {
    test(`the loaded blocks of ${address} stay in place when later ones arrive`, async ({ page }) => {
      await page.goto(address);
      await hydrated(page);
      const moved = await page.locator(".content").evaluate((content) => {
        const blocks = [...content.children];
        const places = () => blocks.map((block) => Math.round(block.getBoundingClientRect().top));
        const whole = places();
        return blocks.flatMap((last, index) => {
          content.replaceChildren(...blocks.slice(0, index + 1));
          const now = places().slice(0, index + 1);
          return now.flatMap((place, at) =>
            place === whole[at]
              ? []
              : [`before ${last.textContent.slice(0, 40)}: ${blocks[at]?.textContent.slice(0, 40)}`],
          );
        });
      });
      expect(moved).toEqual([]);
    });
  }

  test("the article is in its place before the rest of the page arrives", async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 800 });
    const placeOf = () => page.locator("article").evaluate((article) => article.getBoundingClientRect().x);
    await page.goto("/open-source/cli/launch");
    const place = await placeOf();
    await page.route("**/open-source/cli/launch", async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      await route.fulfill({ response, body: html.slice(0, html.indexOf("</article>")) });
    });
    await page.reload();
    await expect(page.getByRole("navigation", { name: "On this page" })).toHaveCount(0);
    expect(await placeOf()).toBe(place);
  });
});

test.describe("prefetching", () => {
  /** Pages whose data the browser requests, except the one that is shown. */
  async function askedPages(page: Page, address: string): Promise<readonly string[]> {
    const asked = new Set<string>();
    page.on("request", (request) => {
      const path = /\/page-data(?<path>\/.*)\/page-data\.json$/.exec(new URL(request.url()).pathname)?.groups?.["path"];
      if (path && path !== address) asked.add(path);
    });
    await page.goto(address);
    await hydrated(page);
    await page.waitForTimeout(1500);
    return [...asked];
  }

  test("loads the pages of links in view, and others only on hover", async ({ page }) => {
    await fastNetwork(page);
    await page.setViewportSize({ width: 1400, height: 500 });
    const asked = await askedPages(page, "/federate");
    expect(asked.length).toBeGreaterThan(3);
    expect(asked).not.toContain("/federate/tech/papers");
    const wanted = page.waitForRequest("**/page-data/community/writing/page-data.json");
    await page.evaluate(() => {
      const link = document.createElement("a");
      link.href = "/community/writing";
      link.textContent = "Further down";
      document.querySelector("main")?.prepend(link);
    });
    await page.getByRole("link", { name: "Further down" }).hover();
    await wanted;
  });

  test("loads the pages of links up to one window below the viewport, but none further down", async ({ page }) => {
    await fastNetwork(page);
    await page.setViewportSize({ width: 1400, height: 500 });
    const asked = await askedPages(page, "/platform/train");
    const { near, far } = await page.evaluate(() => {
      const pathsOf = (part: string) => [...document.querySelectorAll<HTMLAnchorElement>(`${part} a[href^='/']`)];
      const elsewhere = new Set(pathsOf(":is(header, aside, footer)").map(({ pathname }) => pathname));
      const tops = new Map<string, number>();
      for (const link of pathsOf("article")) {
        const { pathname } = link;
        if (pathname === location.pathname || elsewhere.has(pathname) || /\.[a-z]+$/.test(pathname)) continue;
        tops.set(pathname, Math.min(tops.get(pathname) ?? Infinity, link.getBoundingClientRect().top));
      }
      const between = (from: number, to: number) =>
        [...tops].flatMap(([path, top]) => (top > from && top < to ? [path] : []));
      return { near: between(510, 950), far: between(1050, Infinity) };
    });
    expect(near.length).toBeGreaterThan(0);
    expect(far.length).toBeGreaterThan(0);
    expect(asked).toEqual(expect.arrayContaining(near));
    for (const path of far) expect(asked).not.toContain(path);
  });

  test("loads the pages of the open sidebar branch, even below the visible part", async ({ page }) => {
    await fastNetwork(page);
    await page.setViewportSize({ width: 1400, height: 400 });
    const asked = await askedPages(page, "/launch/yaml");
    const beside = await page
      .locator("aside a[aria-current='page']")
      .evaluate((link) => [...(link.closest("ul")?.querySelectorAll("a") ?? [])].map(({ pathname }) => pathname));
    expect(beside.length).toBeGreaterThan(3);
    for (const address of beside) if (address !== "/launch/yaml") expect(asked).toContain(address);
  });

  test("requests the build's hash once, and again when the reader opens another page", async ({ page }) => {
    await fastNetwork(page);
    let hashes = 0;
    page.on("request", (request) => {
      if (request.url().endsWith("/page-data/app-data.json")) hashes += 1;
    });
    const asked = await askedPages(page, "/federate");
    expect(asked.length).toBeGreaterThan(3);
    expect(hashes).toBe(1);
    // This page was not prefetched.
    await page.evaluate(() => {
      const link = document.createElement("a");
      link.href = "/federate/tech/papers";
      link.id = "added";
      document.body.append(link);
      link.click();
    });
    await expect(page).toHaveURL("/federate/tech/papers");
    expect(hashes).toBe(2);
  });

  test("loads the pages of a sidebar branch that the reader opens", async ({ page }) => {
    await fastNetwork(page);
    await page.setViewportSize({ width: 1400, height: 900 });
    const asked = await askedPages(page, "/federate");
    expect(asked).not.toContain("/federate/cross-silo/overview");
    const wanted = page.waitForRequest("**/page-data/federate/cross-silo/overview/page-data.json", { timeout: 5000 });
    await page.locator("aside").getByRole("button", { name: "Open Cross-silo Federated Learning" }).press("Enter");
    await wanted;
  });

  for (const [what, connection] of [
    ["with data-saver on", { saveData: true, effectiveType: "4g" }],
    ["on 2g", { saveData: false, effectiveType: "2g" }],
    ["on slow 2g", { saveData: false, effectiveType: "slow-2g" }],
  ] as const) {
    test(`loads nothing ${what}, and a click still navigates`, async ({ page }) => {
      await setConnection(page, connection);
      expect(await askedPages(page, "/federate")).toEqual([]);
      await page.locator("aside a[href='/federate/getting_started']").hover();
      await page.waitForTimeout(300);
      await page.locator("aside a[href='/federate/getting_started']").click();
      await expect(page).toHaveURL("/federate/getting_started");
    });
  }
});
