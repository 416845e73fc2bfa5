import { spawnSync } from "node:child_process";
import fc from "fast-check";
import { addresses } from "./addresses";
import {
  expectHarmless,
  expectRightAnswers,
  hostilePrefixRequests,
  hostileRequests,
  sendLine,
} from "./support/hostileRequests";
import { startLocalServer } from "./support/localServer";
import { expect, hydrated, test, urlOf } from "./support/test";

test("an address answers directly, and its other spellings redirect to it", async ({ request }) => {
  const ask = (path: string) => request.get(path, { maxRedirects: 0 });
  expect((await ask("/launch/yaml")).status()).toBe(200);
  for (const spelling of ["/launch/yaml/", "/launch/yaml.html", "/launch/yaml/index.html"]) {
    const response = await ask(spelling);
    expect(response.status(), spelling).toBe(301);
    expect(response.headers()["location"], spelling).toBe("/launch/yaml");
  }
});

test("on a host without clean addresses, the browser removes the ending from the address", async ({ page }) => {
  for (const spelling of ["/launch/yaml.html", "/launch/yaml/index.html", "/launch/yaml/"]) {
    await page.goto(`${urlOf("E2E_DUMB_URL")}${spelling}?a=1#every-key`);
    await page.waitForURL(`${urlOf("E2E_DUMB_URL")}/launch/yaml?a=1#every-key`);
    await expect(page.locator("h1")).toHaveText("Job YAML");
  }
});

test.describe("an unknown address", () => {
  test.use({ expectedErrors: [/404/] });

  test("answers 404 with the not-found page", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const response = await page.goto("/nothing/here");
    expect(response?.status()).toBe(404);
    await hydrated(page);
    await expect(page.locator("h1")).toHaveText("Page not found");
    await expect(page.getByText("/nothing/here")).toBeVisible();
    await page.goto(`/${"without-a-break".repeat(9).replaceAll("-", "")}`);
    await hydrated(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await page.getByRole("main").getByRole("searchbox").fill("cluster");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/search?q=cluster");
  });
});

test("the sitemap lists every page, and robots.txt and the icon are served", async ({ request }) => {
  const index = await (await request.get("/sitemap-index.xml")).text();
  const first = /<loc>https:\/\/doc\.fedml\.ai(?<path>[^<]+)<\/loc>/.exec(index)?.groups?.["path"] ?? "";
  const sitemap = await (await request.get(first)).text();
  const listed = [...sitemap.matchAll(/<loc>https:\/\/doc\.fedml\.ai(?<path>[^<]*)<\/loc>/g)].map(
    ({ groups }) => groups?.["path"],
  );
  expect(listed.sort()).toEqual(addresses.filter((address) => address !== "/search").toSorted());
  expect(await (await request.get("/robots.txt")).text()).toContain("Sitemap: https://doc.fedml.ai/sitemap-index.xml");
  expect((await request.get("/favicon.svg")).status()).toBe(200);
});

test("hashed files are cached as immutable, and pages are revalidated", async ({ page, request }) => {
  await page.goto("/launch");
  const script = await page.locator('script[src*="/app-"]').getAttribute("src");
  expect((await request.get(script ?? "")).headers()["cache-control"]).toContain("immutable");
  expect((await request.get("/launch")).headers()["cache-control"]).toContain("must-revalidate");
});

test.describe("requests that no browser sends", () => {
  test("get the same answers as from nginx and do not end the server", async () => {
    const server = await startLocalServer();
    try {
      await expectRightAnswers(server.url, hostileRequests);
      expect(server.hasEnded()).toBe(false);
    } finally {
      await server.stop();
    }
  });

  test("get the same answers below a path", async () => {
    const server = await startLocalServer("/docs");
    try {
      await expectRightAnswers(server.url, hostilePrefixRequests);
      expect(server.hasEnded()).toBe(false);
    } finally {
      await server.stop();
    }
  });

  for (const pathPrefix of ["", "/docs"]) {
    test(`do no harm in random combinations${pathPrefix && ` below ${pathPrefix}`}`, async () => {
      const server = await startLocalServer(pathPrefix);
      try {
        await fc.assert(
          fc.asyncProperty(anyLine, async (line) => {
            const answer = await sendLine(server.url, line);
            // Node closes the connection of a CONNECT request without a response.
            if (answer) expectHarmless(answer, line);
            expect(server.hasEnded()).toBe(false);
          }),
          often,
        );
        expect((await sendLine(server.url, `GET ${pathPrefix || "/"} HTTP/1.1`))?.status).toBe(200);
      } finally {
        await server.stop();
      }
    });
  }

  test("cause no internal error on the simplest host", async () => {
    for (const { line } of hostileRequests) {
      const answer = await sendLine(urlOf("E2E_DUMB_URL"), line);
      if (answer?.status !== 505) expect(answer?.status, line.slice(0, 80)).toBeLessThan(500);
    }
  });
});

test("a port in use is reported in one sentence with a fix", () => {
  const { port } = new URL(urlOf("E2E_URL"));
  const { status, stdout, stderr } = spawnSync(process.execPath, ["scripts/serve.mjs"], {
    env: { ...process.env, PORT: port },
    encoding: "utf8",
  });
  expect(stderr).toBe(`Port ${port} is in use; choose another one: PORT=9001 npm run serve\n`);
  expect(stdout).toBe("");
  expect(status).toBe(1);
});

/** A fixed seed makes failures repeatable: the report names the seed and the smallest request line that fails. */
const often = { numRuns: 300, seed: 20261122 };

/** Random combinations of pieces that mean something to a server. */
const anyTarget = fc
  .array(
    fc.oneof(
      {
        weight: 4,
        arbitrary: fc.constantFrom(
          ..."/ // \\ . .. %2e %2f %5c %00 %0d%0a % %E0%A4 %C3%BC %25 _headers _HEADERS _redirects _nginx site.conf 404 index .html launch yaml docs static http: https:// other.example.org ? # @ : ; * & = ~".split(
            " ",
          ),
        ),
      },
      { weight: 1, arbitrary: fc.constantFrom("a".repeat(300), "a/".repeat(2500), " ", "\t", "\u0001", "\u00fc") },
      { weight: 1, arbitrary: fc.string({ maxLength: 4 }) },
    ),
    { maxLength: 12 },
  )
  .map((pieces) => pieces.join(""));

const anyLine = fc
  .tuple(
    fc.constantFrom("GET", "GET", "GET", "HEAD", "POST", "OPTIONS", "CONNECT", "FOO"),
    fc.constantFrom("/", "/", "/docs/", ""),
    anyTarget,
    fc.constantFrom("HTTP/1.1", "HTTP/1.1", "HTTP/1.0", "HTTP/2.0", ""),
  )
  .map(([method, start, target, version]) => `${method} ${start}${target} ${version}`);
