import { expect, hydrated, test, urlOf } from "./support/test";

/** The fixture site enables everything that this site's settings leave off. */
const fixture = (address: string) => `${urlOf("E2E_FIXTURE_URL")}${address}`;

test("the navbar hides on scrolling down and returns on scrolling up", async ({ page }) => {
  await page.goto(fixture("/launch/yaml"));
  await hydrated(page);
  const bar = page.locator("header").first();
  await page.mouse.wheel(0, 900);
  await expect(bar).not.toBeInViewport();
  await page.mouse.wheel(0, -200);
  await expect(bar).toBeInViewport();
});

test("with two versions, a page names its version and stores it as the preferred one", async ({ page }) => {
  await page.goto(fixture("/launch/yaml"));
  await hydrated(page);
  await expect(page.getByText("Version: Next")).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("docs-preferred-version-default"))).toBe("current");
  await page.goto("/launch/yaml");
  await expect(page.getByText("Version: Next")).toHaveCount(0);
});

test("a page links to its source", async ({ page }) => {
  await page.goto(fixture("/launch/yaml"));
  await expect(page.getByRole("link", { name: "Edit this page" })).toHaveAttribute(
    "href",
    "https://example.org/edit/main/content/docs/launch/yaml.mdx",
  );
});

test("the system's colour mode applies until the reader chooses one", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto(fixture("/launch"));
  await hydrated(page);
  const root = page.locator("html");
  const pageColor = () => root.evaluate((element) => getComputedStyle(element).getPropertyValue("--color-page"));
  await expect(root).toHaveAttribute("data-theme", "dark");
  const dark = await pageColor();
  await expect(page.locator("meta[name='theme-color']")).toHaveAttribute("content", dark);
  await page.emulateMedia({ colorScheme: "light" });
  await expect(root).toHaveAttribute("data-theme", "light");
  await expect(page.locator("meta[name='theme-color']")).toHaveAttribute("content", await pageColor());
  expect(await pageColor()).not.toBe(dark);
  await page.getByRole("button", { name: "Switch to dark mode" }).click();
  expect(await root.evaluate((element) => getComputedStyle(element).colorScheme)).toBe("dark");
  await page.reload();
  await expect(root).toHaveAttribute("data-theme", "dark");
});

test("the support widget loads after the site's script, and only if the settings name it", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto(fixture("/launch"));
  await expect(page.locator("body")).toHaveAttribute("data-chat", "team-7");
  expect(asked.findIndex((url) => url.includes("chat.example"))).toBeGreaterThan(
    asked.findIndex((url) => url.includes("/app-")),
  );
  const site = await page.context().newPage();
  const others: string[] = [];
  site.on("request", (request) => others.push(new URL(request.url()).host));
  await site.goto("/launch");
  await hydrated(site);
  expect([...new Set(others)]).toEqual([new URL(site.url()).host]);
});

test("visits are counted under a path prefix, once the page has loaded", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  page.on("load", () => asked.push("load"));
  await page.goto(fixture("/launch"));
  await expect(page.locator("body")).toHaveAttribute("data-counted", "docs");
  expect(asked.findIndex((url) => url.includes("stats.example"))).toBeGreaterThan(asked.indexOf("load"));
});

test.describe("a support widget that fails", () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test("does not affect the page", async ({ page }) => {
    await page.route("https://chat.example.org/**", (route) => route.abort());
    await page.goto(fixture("/launch"));
    await hydrated(page);
    await expect(page.getByRole("alert")).toHaveCount(0);
    await page.locator("aside a[href='/docs/launch/yaml']").click();
    await expect(page.locator("h1")).toHaveText("Job YAML");
  });
});
