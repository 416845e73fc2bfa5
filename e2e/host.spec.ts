import { addresses } from "./addresses";
import { expect, hydrated, test, urlOf } from "./support/test";

test("an address answers at once; its other spellings lead to it", async ({ request }) => {
  const ask = (path: string) => request.get(path, { maxRedirects: 0 });
  expect((await ask("/launch/yaml")).status()).toBe(200);
  for (const spelling of ["/launch/yaml/", "/launch/yaml.html", "/launch/yaml/index.html"]) {
    const response = await ask(spelling);
    expect(response.status(), spelling).toBe(301);
    expect(response.headers()["location"], spelling).toBe("/launch/yaml");
  }
});

test("on a host without clean addresses, the browser writes the address without its ending", async ({ page }) => {
  for (const spelling of ["/launch/yaml.html", "/launch/yaml/index.html", "/launch/yaml/"]) {
    await page.goto(`${urlOf("E2E_DUMB_URL")}${spelling}?a=1#every-key`);
    await page.waitForURL(`${urlOf("E2E_DUMB_URL")}/launch/yaml?a=1#every-key`);
    await expect(page.locator("h1")).toHaveText("Job YAML");
  }
});

test.describe("an unknown address", () => {
  test.use({ expectedErrors: [/404/] });

  test("answers 404 with the page that says so", async ({ page }) => {
    const response = await page.goto("/nothing/here");
    expect(response?.status()).toBe(404);
    await hydrated(page);
    await expect(page.locator("h1")).toHaveText("Page not found");
    await expect(page.getByText("/nothing/here")).toBeVisible();
    await page.getByRole("main").getByRole("link", { name: "search" }).click();
    await expect(page).toHaveURL("/search");
  });
});

test("sitemap, robots and icon are there", async ({ request }) => {
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

test("hashed files are cached for a year, pages are asked for again", async ({ page, request }) => {
  await page.goto("/launch");
  const script = await page.locator('script[src*="/app-"]').getAttribute("src");
  expect((await request.get(script ?? "")).headers()["cache-control"]).toContain("immutable");
  expect((await request.get("/launch")).headers()["cache-control"]).toContain("must-revalidate");
});
