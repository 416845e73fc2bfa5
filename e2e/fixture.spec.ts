import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { root } from "../scripts/workspace.mjs";
import { mostBytesPerPage } from "./budgets";
import { addedDocs, fixturePrefix, workspaceFolder } from "./support/workspaces";
import { expect, hydrated, spareNetwork, test, urlOf } from "./support/test";

const at = (address: string) => `${urlOf("E2E_FIXTURE_URL")}${address}`;

test("a former address redirects with its query and hash", async ({ page }) => {
  await page.goto(at("/old/pictures?a=1#further-down"));
  await page.waitForURL(at("/launch/features/pictures?a=1#further-down"));
  await expect(page.locator("h1")).toHaveText("Pictures");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a former address redirects", async ({ page }) => {
    await page.goto(at("/old/shots"));
    await page.waitForURL(at("/launch/features/pictures"));
    await expect(page.locator("h1")).toHaveText("Pictures");
  });

  test("tabs switch", async ({ page }) => {
    await page.goto(at("/launch/features/tabs"));
    await expect(page.getByText("First group: Linux.")).toBeVisible();
    await page.getByText("macOS", { exact: true }).first().click();
    await expect(page.getByText("First group: macOS.")).toBeVisible();
    await expect(page.getByText("First group: Linux.")).toBeHidden();
  });

  test("a page with code shows its text and its component's initial state", async ({ page }) => {
    await page.goto(at("/launch/features/live"));
    await expect(page.getByText("This page brings its own code.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Pressed 0 times" })).toBeVisible();
  });
});

test("a page with code is fully hydrated and looks like other pages", async ({ page }) => {
  await page.goto(at("/launch/features/live"));
  await hydrated(page);
  await page.getByRole("button", { name: "Pressed 0 times" }).click();
  await expect(page.getByRole("button", { name: "Pressed 1 times" })).toBeVisible();
  await expect(page.locator("#count-here")).toBeVisible();
  await expect(page.locator(".admonition-title")).toHaveText("Boxes work here too");
  await expect(page.locator(".code .t-function")).toHaveText("print");
  await page.getByRole("link", { name: "pictures", exact: true }).click();
  await expect(page).toHaveURL(at("/launch/features/pictures#further-down"));
  await expect(page.locator("h1")).toHaveText("Pictures");
});

test.describe("a page that crashes", () => {
  test.use({ expectedErrors: [/.*/] });

  test("shows an error, keeps the navbar, and can be tried again", async ({ page }) => {
    await page.goto(at("/launch/features/live"));
    await hydrated(page);
    for (const count of [0, 1, 2]) await page.getByRole("button", { name: `Pressed ${count} times` }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("This page crashed.");
    await expect(page).toHaveTitle(/^Page Error \|/);
    await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("button", { name: "Pressed 0 times" })).toBeVisible();
    await expect(page).toHaveTitle(/^A page with code \|/);
  });
});

test("a draft is not published", async ({ request }) => {
  expect((await request.get(at("/launch/features/draft"))).status()).toBe(404);
});

test("pictures have dimensions and WebP variants, load lazily after the first, and can be enlarged", async ({
  page,
}) => {
  await page.goto(at("/launch/features/pictures"));
  await hydrated(page);
  const [first, second] = [page.locator(".picture img").first(), page.locator(".picture img").last()];
  await expect(first).toHaveAttribute("width", "1600");
  await expect(first).toHaveAttribute("height", "900");
  await expect(first).toHaveAttribute("loading", "eager");
  await expect(second).toHaveAttribute("loading", "lazy");
  expect(await first.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/-\d+\.webp$/);
  await page.getByRole("link", { name: "Enlarge: A field of colours" }).click();
  const dialog = page.getByRole("dialog", { name: "A field of colours" });
  await expect(dialog.getByRole("img")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
});

test("a video plays under the security policy and loads only when it is played", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(at("/launch/features/pictures"));
  await hydrated(page);
  const video = page.locator("figure video");
  await video.scrollIntoViewIfNeeded();
  await expect(page.locator("figure:has(video) figcaption")).toHaveText("Two colours that take turns.");
  expect(asked.filter((path) => path.endsWith(".webm"))).toEqual([]);
  await video.focus();
  await page.keyboard.press("Space");
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime)).toBeGreaterThan(0);
  expect(asked).toContain("/docs/video/blink.webm");
});

test("a tab choice applies to matching groups and is remembered on the next page", async ({ page }) => {
  await page.goto(at("/launch/features/tabs"));
  await hydrated(page);
  await page.getByText("macOS", { exact: true }).first().click();
  await expect(page.getByText("Second group: macOS.")).toBeVisible();
  await expect(page.getByText("Own group: A.")).toBeVisible();
  await page.goto(at("/launch/features/live"), { waitUntil: "domcontentloaded" });
  await expect(page.getByText("On macOS.")).toBeVisible();
});

test("opening a closed sidebar branch loads its pages and keeps other branches open", async ({ page }) => {
  await page.goto(at("/launch/features/tabs"));
  await hydrated(page);
  const sidebar = page.getByRole("navigation", { name: "Launch", exact: true });
  await expect(sidebar.getByRole("link", { name: "Tabs" })).toHaveAttribute("aria-current", "page");
  const closed = sidebar.locator('button[aria-expanded="false"]').first();
  const name = (await closed.getAttribute("aria-label"))?.replace("Open ", "") ?? "";
  const before = await sidebar.getByRole("link").count();
  await closed.click();
  await expect(sidebar.getByRole("button", { name: `Close ${name}` })).toBeVisible();
  await expect.poll(() => sidebar.getByRole("link").count()).toBeGreaterThan(before);
  await expect(sidebar.getByRole("link", { name: "Tabs" })).toBeVisible();
});

/** HTML of a page without its article and its sidebar, and the style sheet that it inlines or links. */
function sharedParts(output: string, prefix: string): readonly string[] {
  const html = readFileSync(path.join(output, "launch/yaml.html"), "utf8");
  const rest = html.replace(/<article[\s\S]*<\/article>/, "").replace(/<aside[\s\S]*?<\/aside>/, "");
  const [, inlined] = /<style[^>]*>([\s\S]*?)<\/style>/.exec(rest) ?? [];
  if (inlined !== undefined) return [rest.replace(inlined, ""), inlined];
  const [, file = ""] = /<link[^>]* rel="stylesheet" href="([^"]*)"/.exec(rest) ?? [];
  return [rest, readFileSync(path.join(output, file.slice(prefix.length)), "utf8")];
}

test("a page does not grow with 1,000 more documents", () => {
  const costOf = (parts: readonly string[]) => parts.reduce((sum, part) => sum + gzipSync(part).length, 0);
  const small = costOf(sharedParts(path.join(root, "public"), ""));
  const large = costOf(sharedParts(path.join(workspaceFolder("fixture"), "public"), fixturePrefix));
  expect(Math.abs(large - small) / small).toBeLessThan(0.03);
});

test("pages of a large site share one style sheet file, which loads before the first paint", async ({ page }) => {
  const html = readFileSync(path.join(workspaceFolder("fixture"), "public/launch/yaml.html"), "utf8");
  expect(html).not.toContain("<style");
  await page.goto(at("/launch/yaml"));
  const [sheet] = await page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .filter(({ name }) => /\/styles\.[0-9a-f]+\.css$/.test(name))
      .map((entry) => ({ end: (entry as PerformanceResourceTiming).responseEnd })),
  );
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
  const firstPaint = await page.evaluate(() => performance.getEntriesByName("first-contentful-paint")[0]?.startTime);
  expect(sheet?.end).toBeLessThan(firstPaint ?? 0);
});

test("a large site stays within its size budget", () => {
  const output = path.join(workspaceFolder("fixture"), "public");
  const files = readdirSync(output, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const seen = new Map(
    files.map(({ parentPath, name }) => {
      const { ino, size } = statSync(path.join(parentPath, name));
      return [ino, { size, isPage: name.endsWith(".html") }];
    }),
  );
  const pages = [...seen.values()].filter(({ isPage }) => isPage).length;
  const bytes = [...seen.values()].reduce((sum, { size }) => sum + size, 0);
  expect(pages).toBeGreaterThan(addedDocs);
  expect(Math.round(bytes / pages)).toBeLessThanOrEqual(mostBytesPerPage);
});

test("the two files of a page share one copy on disk", () => {
  const fileOf = (name: string) => statSync(path.join(root, "public/launch", name)).ino;
  expect(fileOf("yaml.html")).toBe(fileOf("yaml/index.html"));
});

test("a document adds no script unless it imports code", async ({ page }) => {
  await spareNetwork(page);
  const scriptsOf = async (address: string) => {
    const scripts = new Set<string>();
    page.on("request", (request) => request.resourceType() === "script" && scripts.add(request.url()));
    await page.goto(at(address));
    await hydrated(page);
    page.removeAllListeners("request");
    // The support widget loads when the page is idle, sooner or later. Learning paths and values have scripts of the engine.
    return [...scripts].filter((url) => url.startsWith(at("/")) && !/\/(?:steps|values)-/.test(url)).sort();
  };
  const plain = await scriptsOf("/deploy");
  expect(plain.filter((url) => url.includes("/islands-"))).toEqual([]);
  expect(await scriptsOf("/open-source")).toEqual(plain);
  expect(await scriptsOf("/launch/features/live")).not.toEqual(plain);
});
