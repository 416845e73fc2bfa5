import path from "node:path";
import { expect, test, type Browser, type BrowserContextOptions, type Locator, type Page } from "@playwright/test";
import { deployAnew, type Deployment } from "./support/deployAnew";
import { root } from "../scripts/workspace.mjs";
import { startFaultyServer, type FaultyServer, type Mode } from "./support/faultyServer";
import { readOutcomes, writeOutcomes } from "./support/reliability";
import { isTakenOver, spareNetwork, takenOver, urlOf } from "./support/test";
import { fixturePrefix } from "./support/workspaces";

/** A built site, and where it is served. */
interface Site {
  readonly url: () => string;
  readonly output: () => string;
  readonly prefix: string;
}

interface Place {
  readonly site: Site;
  /** Without the prefix. */
  readonly address: string;
  /** Files that are broken in every way here; other files are broken in two ways. */
  readonly thorough?: "all" | readonly string[];
}

const modes: readonly Mode[] = ["aborted", "truncated", "answered 500", "delayed", "never answered"];
/** For files that are broken in every way on another kind of page: a file that is missing, and one that hangs. */
const twoModes: readonly Mode[] = ["aborted", "never answered"];

const site: Site = { url: () => urlOf("E2E_URL"), output: () => path.join(root, "public"), prefix: "" };
/** Its pages link the style sheet instead of inlining it. */
const largeSite: Site = {
  url: () => urlOf("E2E_FIXTURE_URL"),
  output: () => process.env["E2E_FIXTURE_FOLDER"] ?? "",
  prefix: fixturePrefix,
};

const kinds: Readonly<Record<string, Place>> = {
  Home: { site, address: "/" },
  Document: { site, address: "/launch/yaml", thorough: "all" },
  "Document with formulas": { site, address: "/federate/security/overview" },
  Category: { site, address: "/category/federated-analytics" },
  Search: {
    site,
    address: "/search?q=yaml",
    thorough: ["A script of the search", "The search index", "A part of the search index", "A style sheet"],
  },
  "Former address": { site, address: "/mlops/user_guide" },
  "Not found": { site, address: "/nothing/here" },
  "Document of a large site": {
    site: largeSite,
    address: "/launch/yaml",
    thorough: ["A style sheet"],
  },
};

function modesOf({ thorough = [] }: Place, name: string): readonly Mode[] {
  return thorough === "all" || thorough.includes(name) ? modes : twoModes;
}

/** Files that a page requests, by pathname without the prefix. */
const files: readonly (readonly [string, RegExp])[] = [
  ["Webpack's script", /^\/webpack-runtime-/],
  ["React's script", /^\/framework-/],
  ["The site's script", /^\/app-/],
  // A script that several templates share is named only by a digest.
  ["The template's script", /^\/(?:component---|[0-9a-f]{40}-)/],
  ["The script for islands", /^\/islands-/],
  ["The script for learning paths", /^\/steps-/],
  ["The script for readers' values", /^\/values-/],
  ["A script of the search", /\.js$/],
  ["The build's hash", /^\/page-data\/app-data\.json$/],
  ["The page's data", /^\/page-data\//],
  ["The search index", /^\/search-assets\/index\.json$/],
  ["A part of the search index", /^\/static\/search\//],
  ["A whole sidebar", /^\/sidebars\//],
  ["A style sheet", /\.css$/],
  ["A font", /\.woff2$/],
  ["A picture", /\.(?:svg|png|webp)$/],
];
/** Without these, the page stays as the build rendered it. */
const needed: ReadonlySet<string> = new Set([
  "Webpack's script",
  "React's script",
  "The site's script",
  "The template's script",
  "The build's hash",
  "The page's data",
]);

/** Target of the link that is clicked on every page under every fault. */
const link = { path: "/federate", heading: "What is Federate?" };
/** Name of the data that page is rendered from. */
const nextData = "The next page's data";
/** How long a page waits before it reports that a file hangs, in milliseconds. */
const noticeAfter = 10_000;
/** A redirect or a retry may load a page a second time, but it must not load again and again. */
const mostLoads = 2;

const isWritten = process.env["WRITE_RELIABILITY"] !== undefined;

for (const [kind, place] of Object.entries(kinds)) {
  test(`${kind.toLowerCase()}: under every fault the text is readable and links work`, async ({ browser }) => {
    // About forty pages: a minute on an idle machine, longer on a busy one.
    test.setTimeout(900_000);
    const outcomes = new Map<string, string>();
    const asked = await filesOf(browser, place);
    const cases = asked.flatMap(({ name, pathname }) => modesOf(place, name).map((mode) => ({ name, pathname, mode })));
    const failures: string[] = [];
    const observe = (name: string, look: () => Promise<string>) => ({
      name,
      run: async () => {
        try {
          outcomes.set(name, await look());
        } catch (error) {
          failures.push(`${name}: ${error instanceof Error ? error.message : String(error)}`);
        }
      },
    });
    const all = [
      ...modesOf(place, nextData).map((mode) => observe(`${nextData}: ${mode}`, () => onTheWay(browser, place, mode))),
      ...cases.map(({ name, pathname, mode }) =>
        observe(`${name}: ${mode}`, () => underFault(browser, place, pathname, mode)),
      ),
      ...Object.entries(conditions).map(([name, condition]) => observe(name, () => condition(browser, place))),
    ];
    // A page whose file is never answered waits for half a minute and uses no CPU; the others keep the machine busy.
    const [waiting, busy] = parted(all, ({ name }) => name.endsWith(": never answered"));
    await Promise.all([inParallel(6, waiting), inParallel(2, busy)]);
    expect(failures.join("\n\n")).toBe("");
    if (isWritten) writeOutcomes(kind, outcomes, placeOf);
    // docs/RELIABILITY.md must say what was seen. WRITE_RELIABILITY=1 with one worker rewrites it.
    const said = [...readOutcomes(kind)].filter(([, outcome]) => outcome !== "–").sort();
    expect([...outcomes].sort()).toEqual(said);
  });
}

/** Order of the rows: the files in the order above, then the other conditions. */
function placeOf(fault: string): number {
  const [name = "", mode = ""] = fault.split(": ");
  const file = name === nextData ? files.length : files.findIndex(([known]) => known === name);
  return file === -1 ? 1000 + Object.keys(conditions).indexOf(fault) : file * 10 + modes.indexOf(mode as Mode);
}

/** Files that a page requests until it is idle, without the files it prefetches. */
async function filesOf(browser: Browser, place: Place): Promise<readonly { name: string; pathname: string }[]> {
  return onPage(browser, place, {}, async ({ page, server }) => {
    await page.waitForLoadState("networkidle");
    // If several files have the same name, the first represents all of them.
    return files.flatMap(([name]) => {
      const pathname = server.asked.find((asked) => nameOf(asked, place.site) === name);
      return pathname === undefined ? [] : [{ name, pathname }];
    });
  });
}

function nameOf(pathname: string, { prefix }: Site): string | undefined {
  return files.find(([, pattern]) => pattern.test(pathname.slice(prefix.length)))?.[0];
}

async function underFault(browser: Browser, place: Place, pathname: string, mode: Mode): Promise<string> {
  const before = (server: FaultyServer) => server.break(pathname, mode);
  return onPage(browser, place, { before }, async ({ page, server, loads }) => {
    const name = nameOf(pathname, place.site) ?? "";
    await isReadable(page);
    // Only a file that hydration needs delays it.
    if (mode === "delayed" && needed.has(name)) {
      const meanwhile = await seenBeforeNotice(page);
      server.release();
      await takenOver(page);
      const then = await seen(page);
      await leadsOn(page, loads);
      return `${meanwhile}, then ${then}`;
    }
    // The page reports the fault after a while, and later on a busy machine.
    if (mode === "never answered" && name === "A style sheet")
      await expect(page.getByRole("alert")).toBeVisible({ timeout: 4 * noticeAfter });
    // The page requests this script after hydration.
    if (isFailed(mode) && name === "The script for islands") await expect(page.getByRole("alert")).toBeVisible();
    // A file that hydration does not need must not prevent it, but a message may appear before hydration.
    await (needed.has(name) ? hasSettled(page) : takenOver(page));
    const outcome = await seen(page);
    if (mode === "delayed") server.release();
    await leadsOn(page, loads, mode === "never answered");
    return outcome;
  });
}

/** Whether the browser knows that the file will not arrive. */
function isFailed(mode: Mode): boolean {
  return mode !== "delayed" && mode !== "never answered";
}

/** What is seen while a file is pending. On a busy machine, ten seconds may pass; then the page is right to report that it hangs. */
async function seenBeforeNotice(page: Page): Promise<string> {
  const outcome = await seen(page);
  const isLate = (await page.evaluate(() => performance.now())) > noticeAfter;
  return isLate ? outcome.replace(", message", "") : outcome;
}

/** Clicks a link whose page data fail. */
async function onTheWay(browser: Browser, place: Place, mode: Mode): Promise<string> {
  return onPage(browser, place, {}, async ({ page, server, loads }) => {
    await takenOver(page);
    server.break(`${place.site.prefix}/page-data${link.path}/page-data.json`, mode);
    const outcome = await seen(page);
    if (mode === "delayed") setTimeout(() => server.release(), 1000);
    await leadsOn(page, loads, mode === "never answered");
    return outcome;
  });
}

/** Waits until the page is hydrated, or reports that it cannot be. */
async function hasSettled(page: Page): Promise<void> {
  const failure = page.locator(".load-failure");
  await expect(page.locator("button[aria-keyshortcuts*=Control]").or(failure).first()).toBeAttached({
    timeout: 20_000,
  });
}

type Condition = (browser: Browser, place: Place) => Promise<string>;

/** Faults other than one failing file. */
const conditions: Readonly<Record<string, Condition>> = {
  "Script is off": (browser, place) =>
    onPage(browser, place, { options: { javaScriptEnabled: false } }, async ({ page, loads }) => {
      await expect(page.locator("h1")).toBeVisible();
      await leadsOn(page, loads);
      return "text";
    }),
  "Storage that throws": (browser, place) => withScript(browser, place, forbidStorage),
  "Storage that is full": (browser, place) => withScript(browser, place, fillStorage),
  "A browser without IntersectionObserver": (browser, place) =>
    withScript(browser, place, () => Reflect.deleteProperty(window, "IntersectionObserver")),
  "A browser without idle callbacks": (browser, place) =>
    withScript(browser, place, () => Reflect.deleteProperty(window, "requestIdleCallback")),
  "Offline after loading": (browser, place) =>
    onPage(browser, place, {}, async ({ page }) => {
      await takenOver(page);
      await page.waitForLoadState("networkidle");
      await page.context().setOffline(true);
      await page.getByRole("button", { name: "Switch to dark mode" }).click();
      await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
      const { first } = await nextLink(page);
      await first.click();
      // The reader stays on the page, sees a message, and may retry.
      const notice = page.getByRole("alert").filter({ hasText: "This page could not be loaded." });
      await expect(notice).toBeVisible();
      await isReadable(page);
      await page.context().setOffline(false);
      await notice.getByRole("button", { name: "Retry" }).click();
      await expect(page.locator("h1")).toHaveText(link.heading);
      return "whole, message";
    }),
  "A new deployment while the page is open": async (browser, place) => {
    const next = await nextDeployment(place.site);
    return onPage(browser, place, {}, async ({ page, server, loads }) => {
      await takenOver(page);
      await page.waitForLoadState("networkidle");
      server.lead(next);
      const outcome = await seen(page);
      await leadsOn(page, loads);
      await takenOver(page);
      expect(await page.locator('script[src*="/app-"]').getAttribute("src")).toMatch(/-f{20}\.js$/);
      return outcome;
    });
  },
};

async function withScript(browser: Browser, place: Place, script: () => void): Promise<string> {
  return onPage(browser, place, { script }, async ({ page, loads }) => {
    await takenOver(page);
    await page.waitForLoadState("networkidle");
    await isReadable(page);
    const outcome = await seen(page);
    await leadsOn(page, loads);
    return outcome;
  });
}

function forbidStorage(): void {
  for (const name of ["localStorage", "sessionStorage"]) {
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException("Storage is forbidden.", "SecurityError");
      },
    });
  }
}

function fillStorage(): void {
  Storage.prototype.setItem = () => {
    throw new DOMException("Storage is full.", "QuotaExceededError");
  };
}

interface Opened {
  readonly page: Page;
  readonly server: FaultyServer;
  /** How many pages were loaded since the last call. */
  readonly loads: () => number;
}

interface OnPageOptions {
  readonly options?: BrowserContextOptions;
  readonly before?: (server: FaultyServer) => void;
  readonly script?: () => void;
}

/** Opens a page in a new browser context, without a cache, on its own server. */
async function onPage<Result>(
  browser: Browser,
  { site, address }: Place,
  { options = {}, before, script }: OnPageOptions,
  look: (opened: Opened) => Promise<Result>,
): Promise<Result> {
  const server = await startFaultyServer(site.url());
  const context = await browser.newContext(options);
  try {
    before?.(server);
    context.setDefaultTimeout(20_000);
    const page = await context.newPage();
    await spareNetwork(page);
    if (script) await page.addInitScript(script);
    let counted = 0;
    const loads = () => {
      const since = server.pages() - counted;
      counted = server.pages();
      return since;
    };
    await page.goto(server.url + site.prefix + address, { waitUntil: "domcontentloaded" });
    return await look({ page, server, loads });
  } finally {
    await context.close();
    await server.stop();
  }
}

/** Expects the text in the page, and that it has been painted. */
async function isReadable(page: Page): Promise<void> {
  await expect(page.locator("h1")).toBeVisible();
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
  expect((await page.locator("main").innerText()).trim()).not.toBe("");
}

async function seen(page: Page): Promise<string> {
  const found = await seenOfSearch(page);
  const isStyled = await page.evaluate(() => getComputedStyle(document.body).getPropertyValue("--color-text") !== "");
  return `${await seenOfProgram(page)}${found}${isStyled ? "" : ", unstyled"}`;
}

/** What the search page reports about its query. */
async function seenOfSearch(page: Page): Promise<string> {
  if (!(await page.evaluate(isTakenOver)) || (await page.locator(".search-page").count()) === 0) return "";
  const failure = page.getByText("Unable to fetch results");
  await expect(page.locator(".search-results").or(failure).first()).toBeVisible({ timeout: 25_000 });
  if ((await failure.count()) === 0) return "";
  await expect(page.getByText("You might want to check your network connection.")).toBeVisible();
  await expect(page.locator(".search-page").getByRole("button", { name: "Retry" })).toBeVisible();
  return ", search fails";
}

async function seenOfProgram(page: Page): Promise<string> {
  const alert = page.getByRole("alert");
  if ((await alert.count()) > 0) {
    await expect(alert).toContainText("Part of this page did not load.");
    await expect(alert.getByRole("button", { name: "Retry" })).toBeVisible();
    return `${(await page.evaluate(isTakenOver)) ? "whole" : "text"}, message`;
  }
  return (await page.evaluate(isTakenOver)) ? "whole" : "text";
}

async function nextLink(page: Page): Promise<{ readonly first: Locator; readonly address: string | null }> {
  const addresses = [site, largeSite].map(({ prefix }) => `a[href="${prefix}${link.path}"]`);
  const first = page.locator(addresses.join()).filter({ visible: true }).first();
  return { first, address: await first.getAttribute("href") };
}

/** Expects a link to lead to its page, without repeated page loads. */
async function leadsOn(page: Page, loads: () => number, hangs = false): Promise<void> {
  expect(loads()).toBeLessThanOrEqual(mostLoads);
  const { first, address } = await nextLink(page);
  await first.click();
  // The site stops waiting for a page that hangs after 15 s.
  await expect(page.locator("h1")).toHaveText(link.heading, { timeout: 25_000 });
  expect(new URL(page.url()).pathname).toBe(address);
  if (!hangs) await page.waitForLoadState("load");
  expect(loads()).toBeLessThanOrEqual(mostLoads);
}

interface Task {
  readonly name: string;
  readonly run: () => Promise<void>;
}

function parted(tasks: readonly Task[], isFirst: (task: Task) => boolean): readonly [readonly Task[], readonly Task[]] {
  return [tasks.filter(isFirst), tasks.filter((task) => !isFirst(task))];
}

async function inParallel(width: number, tasks: readonly Task[]): Promise<void> {
  const waiting = [...tasks];
  const work = async () => {
    for (let task = waiting.shift(); task; task = waiting.shift()) await task.run();
  };
  await Promise.all(Array.from({ length: width }, work));
}

const deployments = new Map<Site, Promise<Deployment>>();

async function nextDeployment(site: Site): Promise<string> {
  const known = deployments.get(site) ?? deployAnew(site.output(), site.prefix);
  deployments.set(site, known);
  return (await known).url;
}

test.afterAll(async () => {
  for (const deployment of deployments.values()) await (await deployment).stop();
  // The next test of this file may run in the same process.
  deployments.clear();
});
